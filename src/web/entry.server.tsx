import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { createApi } from './api/client.ts'
import { requestApi } from './api/request-api.ts'
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
  context.set(requestApi, createApi(fetcher))
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
  const styled = (css: string) => html.replace('</head>', () => `<style>${css}</style></head>`)
  // A link that the script writes must come after the rules that it changes.
  const styledForMost = (css: string) =>
    html.replace(
      `<script>${firstPaintScript}</script>`,
      () => `<style>${css}</style><script>${firstPaintScript};${waitForReadingStyles(stylesheet)}</script>`,
    )
  if (import.meta.env.DEV) return styled(wholeCss)
  // Only for a page that is kept is it worth finding the rules that it needs.
  const kept = status === 200 && request.method === 'GET' && !isPersonal(new URL(request.url).pathname)
  const page = scriptsAfterPaint(kept ? styledForMost(await cssOfPage(html)) : styled(wholeCss))
  // Last, because a script would wait for a stylesheet before it.
  return page.replace('</body>', `<link rel="stylesheet" href="${stylesheet}"></body>`)
}
