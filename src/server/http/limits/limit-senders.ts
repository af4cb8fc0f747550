import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment } from '../request-context.ts'
import { type LimitWindow, rateLimit } from './rate-limit.ts'
import { senderOf } from './sender.ts'

/** Lets each sender make so many requests and refuses more: one count for all the paths that it is mounted on. */
export function limitSenders(window: LimitWindow): MiddlewareHandler<AppEnvironment> {
  const bySender = rateLimit(window)
  return async (context, next) => {
    await bySender.take(senderOf(context.var))
    await next()
  }
}
