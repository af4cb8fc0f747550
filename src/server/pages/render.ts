import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'
import { z } from 'zod'

type ApiFetch = (path: string, init: RequestInit) => Promise<Response> | Response

/** What the web build gives the server. */
export interface WebBuild {
  /** Whether a rendered page stays as it is until the server stops. */
  keep: boolean
  /** Names the files that its pages load. */
  version: string
  isPersonal(pathname: string): boolean
  /** Renders a page or a route's data; `api` answers the product's own calls in-process. */
  render(request: Request, api: ApiFetch): Promise<Response>
}

const Build = z.custom<ServerBuild>((value) => typeof value === 'object' && value !== null && 'entry' in value)
const isFunction = (value: unknown) => typeof value === 'function'
const EntryModule = z.object({
  isPersonal: z.custom<(pathname: string) => boolean>(isFunction),
  createRequestHandler: z.custom<CreateRequestHandlerFunction>(isFunction),
  createRequestContext: z.custom<(fetcher: ApiFetch) => RouterContextProvider>(isFunction),
})

/** The web build in `folder`, as `react-router build` wrote it. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const build: unknown = await import(pathToFileURL(path.join(folder, 'server', 'index.js')).href)
  return webBuildOf(() => Promise.resolve(build), 'production')
}

/** `latest` is asked for each request: a development build changes under a running server, so its pages aren't kept. */
export async function webBuildOf(
  latest: () => Promise<unknown>,
  mode: 'production' | 'development',
): Promise<WebBuild> {
  const newest = async () => Build.parse(await latest())
  const { entry, assets } = await newest()
  const { isPersonal, createRequestContext, createRequestHandler } = EntryModule.parse(entry.module)
  const handle = createRequestHandler(newest, mode)
  return {
    keep: mode === 'production',
    version: assets.version,
    isPersonal,
    render: (request, api) => handle(request, createRequestContext(api)),
  }
}
