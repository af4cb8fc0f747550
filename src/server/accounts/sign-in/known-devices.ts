import { createHmac, randomBytes } from 'node:crypto'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppContext } from '../../http/request-context.ts'
import type { Auth } from '../auth.ts'

const COOKIE = 'revisewell.device'
/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60
/** A class that shares one tablet, and some more. */
const MOST_ACCOUNTS = 40
const wellFormed = /^[\w-]{22}(\.[\w-]{12})*$/

/**
 * The devices on which an account was signed in to before. Each keeps a signed cookie with a random name and a mark for
 * each account: the server stores nothing, and no account can be read from a mark. Guesses from such a device are counted
 * apart, so that nobody elsewhere can use up the tries of its owner.
 */
export interface KnownDevices {
  /** The device's random name, if this account was signed in to on it; otherwise null. */
  find(context: AppContext, account: string): Promise<string | null>
  /** Call it once somebody has proved on this device that the account is theirs. */
  remember(context: AppContext, account: string): Promise<void>
}

export function createKnownDevices({ auth, secure }: { auth: Pick<Auth, 'pepper'>; secure: boolean }): KnownDevices {
  const key = auth.pepper('known devices')
  const prefix = secure ? ('secure' as const) : undefined
  const markOf = (device: string, account: string) =>
    createHmac('sha256', key).update(`${device} ${account}`).digest('base64url').slice(0, 12)

  async function read(context: AppContext): Promise<{ device: string; marks: string[] } | null> {
    const value = await getSignedCookie(context, key, COOKIE, prefix)
    if (!value || !wellFormed.test(value)) return null
    const [device = '', ...marks] = value.split('.')
    return { device, marks }
  }

  return {
    async find(context, account) {
      const cookie = await read(context)
      return cookie?.marks.includes(markOf(cookie.device, account)) ? cookie.device : null
    },
    async remember(context, account) {
      const { device, marks } = (await read(context)) ?? { device: randomBytes(16).toString('base64url'), marks: [] }
      const mark = markOf(device, account)
      const latest = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS)
      await setSignedCookie(context, COOKIE, [device, ...latest].join('.'), key, {
        // Only calls need it, no page.
        path: '/api',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: KEPT_S,
        ...(prefix && { prefix }),
      })
    },
  }
}
