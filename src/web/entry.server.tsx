import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import { createApi } from './api/client.ts'
import { requestApi } from './api/request-api.ts'
import { tellingRequestId } from './api/telling-request-id.ts'
import { firstPaintScript, waitForReadingStyles } from './first-paint.ts'
import { cssOfPage, wholeCss } from './page-css.ts'
import { isPersonal } from './personal-pages.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import stylesheet from './ui/app.css?url'

// The server handles requests with this very copy of the router, whichever one a build or a development server loads.
export { createRequestHandler } from 'react-router'
export { isPersonal } from './personal-pages.ts'

/** What a render needs of the server: a fetch that answers the product's own API. */
export function createRequestContext(fetcher: (path: string, init: RequestInit) => Promise<Response> | Response) {
  const context = new RouterContextProvider()
  context.set(requestApi, tellingRequestId(createApi(fetcher)))
  return context
}

/** Logs what went wrong on our side; a form sent to a page without one is the sender's fault, and theirs to repeat. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const theirs = isRouteErrorResponse(error) && error.status < 500
  if (!theirs && !request.signal.aborted) console.error(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
  })
  // Whole before it is sent: the page is compressed and kept, and its inline scripts are hashed for the CSP.
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await quickToPaint(html, request, status), { status, headers })
}

/** Rules in the page save a round trip before the first paint; the whole stylesheet, at its end, holds up nothing. */
async function quickToPaint(html: string, request: Request, status: number): Promise<string> {
  const chosen = `<script>${firstPaintScript}</script>`
  const complete = { inHead: `<style>${wholeCss}</style>${chosen}`, afterPaint: '' }
  if (import.meta.env.DEV) return withParts(html, complete)
  // Only for a page that is kept is it worth finding the rules that it needs.
  const kept = status === 200 && request.method === 'GET' && !isPersonal(new URL(request.url).pathname)
  const page = withParts(html, kept ? partsOfKept(await cssOfPage(html), request) : complete)
  // Last, because a script would wait for a stylesheet before it.
  return beforeEnd(scriptsAfterPaint(page), `<link rel="stylesheet" href="${stylesheet}">`)

  /** Even an empty script in the head costs the first frame; where nobody has been, nothing can have been chosen. */
  function partsOfKept(css: string, { headers }: Request): PageParts {
    if (!headers.get('cookie')?.includes(VISITED_COOKIE)) return { inHead: `<style>${css}</style>`, afterPaint: chosen }
    // A link that the script writes must come after the rules that it changes.
    const orWait = `<script>${firstPaintScript};${waitForReadingStyles(stylesheet)}</script>`
    return { inHead: `<style>${css}</style>${orWait}`, afterPaint: '' }
  }
}

interface PageParts {
  inHead: string
  afterPaint: string
}

const withParts = (html: string, { inHead, afterPaint }: PageParts) =>
  beforeEnd(html, afterPaint).replace('</head>', () => `${inHead}</head>`)
const beforeEnd = (html: string, part: string) => html.replace('</body>', () => `${part}</body>`)
