import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#contract/errors.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { type KeptPage, KeptPages, pack } from './kept-pages.ts'
import type { WebBuild } from './render.ts'

const FRESH_PAGE_QUALITY = 4
/** A form that posts before the script arrives is small. */
const limitForm = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new AppError('too-large')
  },
})
/** Query names that a shared page may depend on; any other is dropped, so that it cannot fill the memory. */
const sharedQuery = ['topic', 'subject', 'level', 'board', '_routes']

/** Every address that is not the API's or a file's is a page of the web build. */
export function pageRoutes(app: Hono<AppEnvironment>, web: WebBuild): void {
  const kept = new KeptPages()

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url)
    if (web.isPersonal(url.pathname))
      return send(context, await renderFor(context, context.req.raw), 'private, no-store')
    for (const name of Array.from(url.searchParams.keys()))
      if (!sharedQuery.includes(name)) url.searchParams.delete(name)
    url.searchParams.sort()
    // Without the visitor's cookies nothing personal can get into a page that everyone is sent.
    const render = () => web.render(new Request(url), (path, init) => app.request(path, init, context.env))
    const page = web.keep
      ? await kept.page(url.pathname + url.search, render)
      : await pack(await render(), FRESH_PAGE_QUALITY)
    return send(context, page, 'public, max-age=0, must-revalidate')
  })

  app.post('*', limitForm, async (context) => {
    // Behind a proxy the page's own origin is not the socket's; that it is ours was checked before.
    const { pathname, search, origin } = new URL(context.req.url)
    const url = new URL(pathname + search, context.req.header('origin') ?? origin)
    return send(context, await renderFor(context, new Request(url, context.req.raw)), 'private, no-store')
  })

  async function renderFor(context: AppContext, request: Request): Promise<KeptPage> {
    const cookies: string[] = []
    const response = await web.render(request, async (path, init) => {
      const headers = new Headers(init.headers)
      for (const name of ['cookie', 'host', 'origin', 'sec-fetch-site', 'x-forwarded-for']) {
        const value = context.req.header(name)
        if (value) headers.set(name, value)
      }
      const answer = await app.request(path, { ...init, headers }, context.env)
      cookies.push(...answer.headers.getSetCookie())
      return answer
    })
    for (const cookie of [...cookies, ...response.headers.getSetCookie()])
      context.header('set-cookie', cookie, { append: true })
    return pack(response, FRESH_PAGE_QUALITY)
  }
}

function send(context: AppContext, page: KeptPage, cacheControl: string): Response {
  const headers: Record<string, string> = {
    ...page.headers,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag: page.etag,
  }
  if (context.req.header('if-none-match') === page.etag && page.status === 200) return context.body(null, 304, headers)
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return context.body(page[encoding], page.status, headers)
}
