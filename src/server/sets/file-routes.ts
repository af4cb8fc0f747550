import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { SetId } from '#contract/sets.ts'
import type { Database } from '../database/database.ts'
import { etagMatches } from '../http/etag-matches.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { ExportFormat } from './export-format.ts'
import { exportSet } from './export-set.ts'
import { readMediaFile } from './read-media-file.ts'

/** Kept by the browser of whoever may see it: what a name stands for never changes. */
const KEPT = 'private, max-age=31536000, immutable'

/** What is served as a file rather than as JSON: pictures and sounds of sets, and whole sets. */
export function setFileRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  app.get('/api/sets/:id/media/:mediaId', async (context) => {
    const { person } = context.var
    const setId = idOf(context.req.param('id'))
    const mediaId = context.req.param('mediaId')
    const file = await readMediaFile({ person, setId, mediaId, queries: database, now: now() })
    const etag = `"${file.id}"`
    const headers = {
      'content-type': file.type,
      'cache-control': KEPT,
      etag,
      // Opened by itself it is nothing but a picture or a sound.
      'content-security-policy': "default-src 'none'; sandbox",
    }
    if (etagMatches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    return context.body(Buffer.from(file.bytes), 200, headers)
  })

  app.get('/api/sets/:id/export', async (context) => {
    const { person } = context.var
    const format = ExportFormat.safeParse(context.req.query('format'))
    if (!format.success) throw new AppError('bad-input', { message: 'Choose one of the formats that are offered.' })
    const setId = idOf(context.req.param('id'))
    const file = await exportSet({ person, setId, format: format.data, queries: database, now: now() })
    return context.body(Buffer.from(file.bytes), 200, {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })
}

function idOf(text: string): string {
  const id = SetId.safeParse(text)
  if (!id.success) throw new AppError('not-found')
  return id.data
}
