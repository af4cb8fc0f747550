import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { z } from 'zod'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import type { AppContext, AppEnvironment } from './request-context.ts'
import { readInput } from './serve-endpoint.ts'

const LINES = 'application/x-ndjson'

/**
 * Mounts an endpoint for those who accept its answer piece by piece: each of its `lines` is a line of JSON as soon as it is
 * there. Everybody else gets the whole answer from `serveEndpoint`, mounted after. What the handler throws before its first
 * event is an ordinary error response.
 */
export function serveLines<const E extends Endpoint, S extends z.ZodType>(
  app: Hono<AppEnvironment>,
  endpoint: E & { lines?: S },
  handler: (input: ParsedOf<E>, context: AppContext, write: (event: z.input<S>) => void) => Promise<void>,
): void {
  const { lines } = endpoint
  if (!lines) throw new Error(`${endpoint.route} has no lines`)
  const [method = '', path = ''] = endpoint.route.split(' ')
  app.on(method, path, async (context, next) => {
    if (!context.req.header('accept')?.includes(LINES)) return next()
    const input = await readInput(endpoint, context)
    const { readable, writable } = new TransformStream<string, string>(undefined, { highWaterMark: 1000 })
    const writer = writable.getWriter()
    const begun = Promise.withResolvers<void>()
    const write = (event: z.input<S>) => {
      begun.resolve()
      // A reader that has gone needs no more.
      void writer.write(`${JSON.stringify(lines.parse(event))}\n`).catch(() => undefined)
    }
    const done = handler(input, context, write)
    await Promise.race([begun.promise, done])
    context.header('content-type', LINES)
    // A proxy must not gather the lines before it hands them on.
    context.header('x-accel-buffering', 'no')
    done
      .then(
        () => writer.close(),
        (error: unknown) => writer.abort(error),
      )
      .catch(() => undefined)
    return stream(context, (out) => out.pipe(readable.pipeThrough(new TextEncoderStream())))
  })
}
