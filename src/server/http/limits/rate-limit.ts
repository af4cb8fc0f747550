import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'

/** At most `points` in `seconds`, which begin with the first. */
export interface LimitWindow {
  points: number
  seconds: number
}

export interface RateLimit {
  /** @throws {AppError} too-many-requests, with the seconds to wait. */
  take(key: string): Promise<void>
  /** Takes one if there is one left. */
  tryTake(key: string): Promise<boolean>
  /** Gives back one that was taken. */
  giveBack(key: string): Promise<void>
  /** Forgets what was taken. */
  forgive(key: string): Promise<void>
}

/** Counted in this process, so several servers each allow as many: enough for what only spares them work (see `SharedLimits`). */
export function rateLimit({ points, seconds }: LimitWindow): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async take(key) {
      const refused = await refusalOf(limiter, key)
      if (refused) throw new AppError('too-many-requests', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    },
    tryTake: async (key) => (await refusalOf(limiter, key)) === null,
    giveBack: async (key) => {
      await limiter.reward(key, 1)
    },
    forgive: async (key) => {
      await limiter.delete(key)
    },
  }
}

async function refusalOf(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
