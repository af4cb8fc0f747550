import { getCookie, setCookie } from 'hono/cookie'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { AppContext } from '../request-context.ts'
import { readFirstSeen, signFirstSeen } from './first-seen-cookie.ts'

/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60

/** Lets this browser's next pages know that somebody was here, and since which day, which is all that the cookie says. */
export function markVisited(context: AppContext, options: { secure: boolean; secret: string; now: Date }): void {
  const { secure, secret, now } = options
  if (readFirstSeen(getCookie(context, VISITED_COOKIE), secret) !== null) return
  const value = signFirstSeen(dayIn('UTC', now), secret)
  setCookie(context, VISITED_COOKIE, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: KEPT_S })
}
