import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { REQUEST_ID_HEADER } from '#contract/request-id-header.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import type { Observer } from './observer.ts'

/** Without letters and digits that look alike: it is read off a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8

/** An id for a request: short enough to read out, and no two in a log are likely to be the same. */
export function makeRequestId(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(LENGTH))): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/**
 * Names each request and tells the observer of it. What a page asks of our own API while it is rendered belongs to the page's
 * request: it has the same id, and is not counted again.
 */
export function observeRequests(observer: Observer): MiddlewareHandler<AppEnvironment> {
  const known = new WeakMap<object, string>()
  return async (context, next) => {
    const incoming = context.env?.incoming
    const outer = incoming && known.get(incoming)
    const id = outer ?? makeRequestId()
    if (incoming) known.set(incoming, id)
    context.set('requestId', id)
    context.header(REQUEST_ID_HEADER, id)
    if (outer !== undefined) return next()
    await observer.request(id, next, () => ({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
    }))
  }
}

/** The pattern of an endpoint; `page` or `file` for all else. */
function routeOf(context: AppContext): string {
  const endpoint = matchedRoutes(context).find(({ path }) => !path.includes('*'))
  if (endpoint) return endpoint.path
  return /^\/(assets|icons)\//.test(context.req.path) ? 'file' : 'page'
}
