import type { Hono } from 'hono'
import * as contract from '#contract/audit.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
import { exportActs } from './export-acts.ts'
import { listActs } from './list-acts.ts'

export function auditRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveEndpoint(app, contract.listAuditEndpoint, ({ query }, { var: { person } }) =>
    listActs({ person, query, queries: database }),
  )
  serveFile(app, contract.exportAuditEndpoint, async ({ query }, { var: { person } }) => ({
    type: 'text/csv',
    body: await exportActs({ person, filter: query, database, now: now() }),
    name: 'revisewell-audit-log.csv',
  }))
}
