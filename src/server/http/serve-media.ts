import type { Hono } from 'hono'
import type { FileEndpoint, ParsedOf } from '#contract/endpoint.ts'
import type { AppContext, AppEnvironment } from './request-context.ts'
import { serveFile } from './serve-file.ts'

interface MediaFile {
  /** Stands for what the file holds. */
  id: string
  type: string
  bytes: Uint8Array
}

/** Mounts a call for pictures or sounds that people added, which their browsers keep: what an id stands for never changes. */
export function serveMedia<const E extends FileEndpoint>(
  app: Hono<AppEnvironment>,
  endpoint: E,
  handler: (input: ParsedOf<E>, context: AppContext) => Promise<MediaFile>,
): void {
  serveFile(app, endpoint, async (input, context) => {
    const { id, type, bytes } = await handler(input, context)
    return {
      type,
      body: bytes,
      version: id,
      headers: {
        'cache-control': 'private, max-age=31536000, immutable',
        // Opened by itself it is nothing but a picture or a sound.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  })
}
