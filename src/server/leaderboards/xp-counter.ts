import type { Database } from '../database/database.ts'
import { foldXp } from './fold-xp.ts'

/** Long enough that a busy pupil's answers are counted together, short enough that nobody wonders. */
const EVERY_MS = 10_000

export interface XpCounter {
  /** Counts what waits now; whoever asks meanwhile shares it. What can't be counted now is counted later. */
  count(): Promise<void>
}

/** Counts awards for whoever is about to read a leaderboard, so that they find their own last answer there. */
export function createXpCounter(options: {
  database: Database
  now: () => Date
  onProblem: (error: unknown) => void
}): XpCounter {
  const { database, now, onProblem } = options
  let underWay: Promise<unknown> | undefined
  return {
    async count() {
      underWay ??= foldXp({ database, now: now() })
        .catch(onProblem)
        .finally(() => {
          underWay = undefined
        })
      await underWay
    },
  }
}

/** Counts awards now and every so often, whoever reads; the returned function stops it, and waits for what is under way. */
export function startCountingXp(options: {
  database: Database
  now: () => Date
  everyMs?: number
  onProblem: (error: unknown) => void
}): () => Promise<void> {
  const { database, now, everyMs = EVERY_MS, onProblem } = options
  let stopped = false
  const countAll = async () => {
    try {
      for (let more = true; more; ) more = (await foldXp({ database, now: now() })) && !stopped
    } catch (error) {
      if (!stopped) onProblem(error)
    } finally {
      round = undefined
    }
  }
  // An update may have left a backlog.
  let round: Promise<void> | undefined = countAll()
  // Unref'd: it never keeps a process alive.
  const timer = setInterval(() => {
    round ??= countAll()
  }, everyMs).unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await round
  }
}
