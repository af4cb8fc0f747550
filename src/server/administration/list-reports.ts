import type { AnswerOf } from '#contract/endpoint.ts'
import type { listReportsEndpoint } from '#contract/reports.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { readReports } from './report-store.ts'

const SHOWN = 20

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listReports(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listReportsEndpoint>> {
  requireAdministration(options.person)
  const reports = await readReports(options.queries, SHOWN)
  return {
    reports: reports.map(({ schoolId: _, askedAt, ...report }) => ({ ...report, askedAt: askedAt.toISOString() })),
  }
}
