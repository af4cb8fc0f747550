import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseAway, READ_ONLY, STARTING, sqlState } from '../sql-state.ts'

export interface PatienceOptions {
  /** How long something is tried again, from its beginning. 0: never. */
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

  constructor(options: PatienceOptions) {
    this.#options = { wait: delay, now: () => performance.now(), ...options }
  }

  /** Notes that what failed with this error never reached the database. */
  markUnsent(error: unknown): void {
    if (typeof error === 'object' && error !== null) this.#unsent.add(error)
  }

  /** `reads`: it changes nothing, so it may be done twice. */
  async run<Result>(work: () => Promise<Result>, { reads }: { reads: boolean }): Promise<Result> {
    const { withinMs, wait, now } = this.#options
    const until = now() + withinMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await work()
      } catch (error) {
        if (!this.#mayRepeat(error, reads) || now() + pause > until) throw error
      }
      await wait(pause)
    }
  }

  #mayRepeat(error: unknown, reads: boolean): boolean {
    if (!isDatabaseAway(error)) return false
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
