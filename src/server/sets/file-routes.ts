import type { Hono } from 'hono'
import { exportSetEndpoint, readSetMediaEndpoint } from '#contract/sets.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveFile } from '../http/serve-file.ts'
import { serveMedia } from '../http/serve-media.ts'
import { exportSet } from './export-set.ts'
import { readMediaFile } from './read-media-file.ts'

/** What is served as a file rather than as JSON: pictures and sounds of sets, and whole sets. */
export function setFileRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveMedia(app, readSetMediaEndpoint, ({ params: { id, mediaId } }, { var: { person } }) =>
    readMediaFile({ person, setId: id, mediaId, queries: database, now: now() }),
  )
  serveFile(app, exportSetEndpoint, ({ params: { id }, query: { format } }, { var: { person } }) =>
    exportSet({ person, setId: id, format, queries: database, now: now() }),
  )
}
