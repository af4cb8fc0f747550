import type { Hono } from 'hono'
import type { FileEndpoint, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { etagMatches } from './etag-matches.ts'
import type { AppContext, AppEnvironment } from './request-context.ts'
import { readInput } from './serve-endpoint.ts'

export interface ServedFile {
  /** One of the endpoint's media types. */
  type: string
  body: string | Uint8Array | ReadableStream<Uint8Array>
  /** What the browser saves it as; without a name it shows it. */
  name?: string
  /** A name for what the file holds, by which a browser that has it asks again. */
  version?: string
  headers?: Record<string, string>
}

/** Mounts a call that is answered with a file: what it is asked for and how it answers are the contract's. */
export function serveFile<const E extends FileEndpoint>(
  app: Hono<AppEnvironment>,
  endpoint: E,
  handler: (input: ParsedOf<E>, context: AppContext) => Promise<ServedFile> | ServedFile,
): void {
  const [method = '', path = ''] = endpoint.route.split(' ')
  const isPromised = (type: string) => endpoint.types.some((one) => one === type || one === type.replace(/\/.*/, '/*'))
  app.on(method, path, async (context) => {
    // An address that cannot be anything's.
    if (endpoint.params?.safeParse(context.req.param()).success === false) throw new AppError('not-found')
    const { type, body, name, version, headers = {} } = await handler(await readInput(endpoint, context), context)
    if (!isPromised(type)) throw new Error(`${endpoint.route} answered with ${type}`)
    const etag = version && `"${version}"`
    const all = { ...headers, ...(etag && { etag }), ...(name && { 'content-disposition': attachment(name) }) }
    if (etag && etagMatches(context.req.header('if-none-match'), etag)) return context.body(null, 304, all)
    return context.body(typeof body === 'string' || body instanceof ReadableStream ? body : new Uint8Array(body), 200, {
      ...all,
      'content-type': /^text\/|\+xml$/.test(type) ? `${type}; charset=utf-8` : type,
    })
  })
}

/** A name beyond ASCII, or with spaces, crosses as RFC 8187 says. */
const attachment = (name: string) =>
  /^[\w.-]+$/.test(name) ? `attachment; filename="${name}"` : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
