import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseAway, READ_ONLY, STARTING, sqlState } from '../sql-state.ts'

export interface PatienceOptions {
  /** How long after the database went away something is tried again. 0: never. */
  withinMs: number
  wait?: (ms: number) => Promise<unknown>
  /** Milliseconds since any moment. */
  now?: () => number
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1000

/**
 * Tries again, for a while, what failed only because the database was away: a cluster has a new leader within half a minute. Nothing is
 * tried again that may have been done.
 */
export class Patience {
  readonly #options: Required<PatienceOptions>
  readonly #unsent = new WeakSet<object>()
  #awaySince = 0
  #lastFailure = Number.NEGATIVE_INFINITY

  constructor(options: PatienceOptions) {
    this.#options = { wait: delay, now: () => performance.now(), ...options }
  }

  /** Notes that what failed with this error never reached the database. */
  markUnsent(error: unknown): void {
    if (typeof error === 'object' && error !== null) this.#unsent.add(error)
  }

  /** `reads`: it changes nothing, so it may be done twice. */
  async run<Result>(work: () => Promise<Result>, { reads }: { reads: boolean }): Promise<Result> {
    const { wait, now } = this.#options
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const result = await work()
        this.#lastFailure = Number.NEGATIVE_INFINITY
        return result
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        const until = this.#noteFailure()
        if (!this.#mayRepeat(error, reads) || now() + pause > until) throw error
      }
      await wait(pause)
    }
  }

  /** @returns until when it is worth waiting: an outage that is long already keeps nobody waiting. */
  #noteFailure(): number {
    const { withinMs, now } = this.#options
    const at = now()
    if (at - this.#lastFailure > withinMs) this.#awaySince = at
    this.#lastFailure = at
    return this.#awaySince + withinMs
  }

  #mayRepeat(error: unknown, reads: boolean): boolean {
    // An old leader and one that only starts have refused it.
    const state = sqlState(error)
    if (reads || state === READ_ONLY || state === STARTING) return true
    return typeof error === 'object' && error !== null && this.#unsent.has(error)
  }
}

const writes =
  /\b(insert|update|delete|merge|lock|nextval|setval|set_config|pg_\w+|for\s+(no\s+key\s+update|key\s+share|share))\b/i

/** Whether a statement changes nothing and waits for nobody, as far as its text shows. */
export function onlyReads(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !writes.test(text)
}
