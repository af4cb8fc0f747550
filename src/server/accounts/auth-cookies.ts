import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'

/** What a browser sent to say who it is. */
export type Cookies = Pick<Headers, 'get'>
/** Set-Cookie headers to pass on. */
export type SetCookies = string[]

/** The value of a cookie signed as better-auth signs: `value.base64(HMAC-SHA256)`. */
export function readSignedCookie(header: string, name: string, secret: string): string | null {
  const cookie = parse(header, name)[name] ?? ''
  const end = cookie.lastIndexOf('.')
  if (end < 1) return null
  const value = cookie.slice(0, end)
  const given = Buffer.from(cookie.slice(end + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/**
 * Headers with no cookies but those named: a step of a sign-in must not be taken for the person whose session the browser still has.
 * The library keeps what `user-agent` says, so it is given no more than the coarse name.
 */
export function headersOf(
  headers: Cookies,
  { only, deviceLabel = '' }: { only: readonly string[]; deviceLabel?: string },
): Headers {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const kept = pairs.filter((pair) => only.includes(pair.slice(0, pair.indexOf('='))))
  const origin = headers.get('origin')
  return new Headers({ cookie: kept.join('; '), 'user-agent': deviceLabel, ...(origin && { origin }) })
}
