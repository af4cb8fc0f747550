import type { Hono } from 'hono'
import * as contract from '#contract/mistakes.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { decideMistakeReport } from './decide-mistake-report.ts'
import { listMistakeReports } from './list-mistake-reports.ts'
import { reportMistake } from './report-mistake.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function mistakeRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  // A class may find the same mistake in one lesson behind one address.
  const bySender = rateLimit({ points: 40, seconds: 10 * 60 })
  serveEndpoint(app, contract.reportMistakeEndpoint, async ({ body }, context) => {
    const { person } = context.var
    await bySender.take(senderOf(context.var))
    return reportMistake({ person, body, queries: database, curriculum, now: now() })
  })
  serveEndpoint(app, contract.listMistakeReportsEndpoint, (_input, { var: { person } }) =>
    listMistakeReports({ person, queries: database, curriculum }),
  )
  serveEndpoint(
    app,
    contract.decideMistakeReportEndpoint,
    ({ params: { id }, body: { decision } }, { var: { person } }) =>
      decideMistakeReport({ person, id, decision, database, now: now() }),
  )
}
