import type { Hono } from 'hono'
import * as contract from '#contract/notices.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { listNotices } from './list-notices.ts'
import { markNoticesRead } from './mark-notices-read.ts'

export function noticeRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveEndpoint(app, contract.listNoticesEndpoint, ({ query: { before } }, { var: { person } }) =>
    listNotices({ person, before, queries: database }),
  )
  serveEndpoint(app, contract.markNoticesReadEndpoint, ({ body: { ids } }, { var: { person } }) =>
    markNoticesRead({ person, ids, queries: database, now: now() }),
  )
}
