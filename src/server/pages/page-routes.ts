import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { BUILD_HEADER } from '#contract/build-header.ts'
import { AppError } from '#contract/errors.ts'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { etagMatches } from '../http/etag-matches.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { bodyOf, type KeptPages, type RenderedPage, readPage } from './kept-pages.ts'
import type { WebBuild } from './render.ts'

/** A form that posts before the script arrives is small. */
const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new AppError('too-large')
  },
})
/** Where there is no page, in place of an address that cannot be decoded, which the router would log each time. */
const UNDECODABLE = '/undecodable'
/** Query names that a shared page may depend on; any other is dropped, so that it cannot fill the memory. */
const sharedQuery = ['topic', 'subject', 'level', 'board', 'mix', '_routes']

/** Pages, and what the router asks for on the way to them, that show what an admin sets for the installation. */
const showsSettings = (key: string) => /^\/(_root\.data|help|help\.data)?([?#]|$)/.test(key)
/** Until then another server's visitors may see what was set before. */
const SETTINGS_FRESH_MS = 60_000

/** What an admin has just set shows on this server's pages at once. */
export function forgetSettings(kept: KeptPages): void {
  kept.forget(showsSettings)
}

/** Every address that is not the API's or a file's is a page of the web build. */
export function pageRoutes(app: Hono<AppEnvironment>, web: WebBuild, kept: KeptPages): void {
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    await next()
    context.header(BUILD_HEADER, web.version)
  })

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url)
    if (!isDecodable(url.pathname)) url.pathname = UNDECODABLE
    if (web.isPersonal(url.pathname)) return sendPersonal(context, await renderFor(context, context.req.raw))
    for (const name of Array.from(url.searchParams.keys()))
      if (!sharedQuery.includes(name)) url.searchParams.delete(name)
    url.searchParams.sort()
    // Without the visitor's own cookies nothing personal can get into a page that everyone is sent.
    const visited = getCookie(context, VISITED_COOKIE) !== undefined && !url.pathname.endsWith('.data')
    const headers = visited ? { cookie: `${VISITED_COOKIE}=1` } : {}
    const render = () => web.render(new Request(url, { headers }), (path, init) => app.request(path, init, context.env))
    const key = url.pathname + url.search + (visited ? '#visited' : '')
    const page = web.keep
      ? await kept.page(key, render, showsSettings(key) ? SETTINGS_FRESH_MS : undefined)
      : await readPage(await render())
    return send(context, page, 'public, max-age=0, must-revalidate', 'accept-encoding, cookie')
  })

  app.post('*', limitForm, async (context) => {
    // What a form that has no file sends; anything else would only be a fault further in.
    if (!/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? ''))
      throw new AppError('unsupported-type', { message: 'Send this as a form.' })
    // Behind a proxy the page's own origin is not the socket's; that it is ours was checked before.
    const { pathname, search, origin } = new URL(context.req.url)
    const url = new URL(pathname + search, context.req.header('origin') ?? origin)
    return sendPersonal(context, await renderFor(context, new Request(url, context.req.raw)))
  })

  async function renderFor(context: AppContext, request: Request): Promise<RenderedPage> {
    const cookies: string[] = []
    const response = await web.render(request, async (path, init) => {
      const headers = new Headers(init.headers)
      for (const name of ['cookie', 'host', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for']) {
        const value = context.req.header(name)
        if (value) headers.set(name, value)
      }
      const answer = await app.request(path, { ...init, headers }, context.env)
      cookies.push(...answer.headers.getSetCookie())
      return answer
    })
    for (const cookie of [...cookies, ...response.headers.getSetCookie()])
      context.header('set-cookie', cookie, { append: true })
    return readPage(response)
  }
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Nobody who opened the window keeps a hold on it; a page that is the same for everyone is spared the cost (0012). */
function sendPersonal(context: AppContext, page: RenderedPage): Promise<Response> {
  context.header('cross-origin-opener-policy', 'same-origin')
  return send(context, page, 'private, no-store')
}

async function send(
  context: AppContext,
  page: RenderedPage,
  cacheControl: string,
  vary = 'accept-encoding',
): Promise<Response> {
  const headers = { ...page.headers, 'cache-control': cacheControl, vary, etag: page.etag }
  if (page.status === 200 && etagMatches(context.req.header('if-none-match'), page.etag))
    return context.body(null, 304, headers)
  const encoding = acceptedEncoding(context.req.header('accept-encoding'))
  return context.body(await bodyOf(page, encoding), page.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}
