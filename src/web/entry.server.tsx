import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { createApi } from './api/client.ts'
import { requestApi } from './api/request-api.ts'
import css from './ui/app.css?inline'

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
  // A stylesheet in the page saves a round trip before the first paint.
  return new Response(html.replace('</head>', `<style>${css}</style></head>`), { status, headers })
}
