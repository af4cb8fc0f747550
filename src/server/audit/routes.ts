import type { Hono } from 'hono'
import * as contract from '#contract/audit.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { exportActs } from './export-acts.ts'
import { listActs } from './list-acts.ts'

export function auditRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  serveEndpoint(app, contract.listAudit, ({ query }, { var: { person } }) =>
    listActs({ person, query, queries: database }),
  )
  app.get('/api/admin/audit.csv', async (context) => {
    const filter = contract.AuditFilter.safeParse(context.req.query())
    if (!filter.success) throw new AppError('bad-input')
    const csv = await exportActs({ person: context.var.person, filter: filter.data, database, now: now() })
    return context.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="revisewell-audit-log.csv"',
    })
  })
}
