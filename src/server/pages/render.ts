import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { z } from 'zod'

type ApiFetch = (path: string, init: RequestInit) => Promise<Response> | Response

/** What the web build gives the server. */
export interface WebBuild {
  isPersonal(pathname: string): boolean
  /** Renders a page or a route's data; `api` answers the product's own calls in-process. */
  render(request: Request, api: ApiFetch): Promise<Response>
}

const isFunction = (value: unknown) => typeof value === 'function'
const EntryModule = z.object({
  isPersonal: z.custom<(pathname: string) => boolean>(isFunction),
  createRequestContext: z.custom<(fetcher: ApiFetch) => RouterContextProvider>(isFunction),
})

export async function loadWebBuild(folder: string, mode: 'production' | 'development'): Promise<WebBuild> {
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server', 'index.js')).href)
  return webBuildOf(() => Promise.resolve(build), build, mode)
}

/** `latest` is asked for each request, so that a development build may change under a running server. */
export function webBuildOf(latest: () => Promise<ServerBuild>, build: ServerBuild, mode: string): WebBuild {
  const handle = createRequestHandler(latest, mode)
  const { isPersonal, createRequestContext } = EntryModule.parse(build.entry.module)
  return { isPersonal, render: (request, api) => handle(request, createRequestContext(api)) }
}
