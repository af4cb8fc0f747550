import Bowser from 'bowser'
import type { AppContext } from './request-context.ts'

/** More of what a browser says of itself is not looked at. */
const MOST_LETTERS = 512
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(Bowser.OS_MAP))
/** What people call these devices by. */
const models = new Set(['iPhone', 'iPad'])

/**
 * A coarse name for what a session is used on, such as 'Chrome on Windows': all that is kept of the `User-Agent` header. It is made of
 * known names only, never of the browser's own words; empty where none is known.
 */
export function labelDevice(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_LETTERS))
  const known = (names: ReadonlySet<string>, name: string | undefined) => (name && names.has(name) ? name : undefined)
  const on = known(models, platform.model) ?? known(systems, os.name)
  return [known(browsers, browser.name), on].filter((part) => part !== undefined).join(' on ')
}

/** The coarse name of what a request comes from. */
export const labelOf = (context: AppContext): string => labelDevice(context.req.header('user-agent'))
