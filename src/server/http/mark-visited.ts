import { getCookie, setCookie } from 'hono/cookie'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import type { AppContext } from './request-context.ts'

/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60

/** Lets this browser's next pages know that somebody was here, which is all that the cookie says. */
export function markVisited(context: AppContext, { secure }: { secure: boolean }): void {
  if (getCookie(context, VISITED_COOKIE) !== undefined) return
  setCookie(context, VISITED_COOKIE, '1', { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: KEPT_S })
}
