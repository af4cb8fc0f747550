import type { RateLimit } from './rate-limit.ts'

/** One count that a try goes into until it succeeds. */
export interface Tried {
  limit: RateLimit
  key: string
  /** Whether a success also wipes out the failures before it: only where nobody else can have made them. */
  wipes?: boolean
}

/**
 * Does work that may fail, counting failures only. Every try is counted first, so that many at once are as many; the
 * narrowest count comes first, so that what it refuses does not fill the wider ones.
 * @throws {AppError} too-many-requests; what the work throws.
 */
export async function countFailures<Result>(tries: readonly Tried[], work: () => Promise<Result>): Promise<Result> {
  for (const { limit, key } of tries) await limit.take(key)
  const result = await work()
  for (const { limit, key, wipes } of tries) await (wipes ? limit.forgive(key) : limit.giveBack(key))
  return result
}
