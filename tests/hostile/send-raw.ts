import type { Hono } from 'hono'
import type { AppEnvironment } from '#server/http/request-context.ts'
import type { HostileRequest } from './hostile-request.ts'

const CHUNK = 8192

/** Sends a request as it is, piece by piece where it says so. */
export async function sendRaw(
  app: Hono<AppEnvironment>,
  request: HostileRequest & { cookie: string },
): Promise<Response> {
  const { method, path, body, chunked, cookie } = request
  const headers = { ...request.headers, ...(cookie && { cookie }) }
  if (body === undefined) return app.request(path, { method, headers })
  return app.request(path, {
    method,
    headers,
    body: chunked ? inPieces(body) : body,
    ...(chunked && { duplex: 'half' }),
  })
}

function inPieces(body: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + CHUNK))
      at += CHUNK
    },
  })
}
