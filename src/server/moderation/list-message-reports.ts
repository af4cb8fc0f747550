import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { listMessageReportsEndpoint, MessageReport, ModeratedMessage } from '#contract/moderation.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { looksAfterAll } from './moderation-scope.ts'
import { type ReportRow, readContexts, readDecidedReports, readOpenReports } from './report-store.ts'
import { requireModerator } from './require-moderator.ts'

const REPORTS_ON_A_PAGE = 20

/** @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins. */
export async function listMessageReports(options: {
  person: Person
  query: ParsedOf<typeof listMessageReportsEndpoint>['query']
  queries: Queries
}): Promise<AnswerOf<typeof listMessageReportsEndpoint>> {
  const { person, query, queries } = options
  const readerId = requireModerator(person)
  const read = query.state === 'open' ? readOpenReports : readDecidedReports
  const rows = await read(queries, {
    readerId,
    all: looksAfterAll(person),
    after: readMoment(query.after),
    limit: REPORTS_ON_A_PAGE + 1,
  })
  const page = rows.slice(0, REPORTS_ON_A_PAGE)
  const contexts = await readContexts(queries, { places: page, readerId, all: looksAfterAll(person) })
  const last = rows.length > page.length ? page.at(-1) : undefined
  const lastAt = query.state === 'open' ? last?.reportedAt : last?.decidedAt
  return {
    reports: page.map((row) => toReport(row, contexts.get(`${row.groupId}/${row.sequence}`) ?? [])),
    next: last && lastAt ? writeMoment({ at: lastAt, id: last.id }) : null,
  }
}

function toReport(row: ReportRow, context: ModeratedMessage[]): MessageReport {
  const { id, reason, note, reportedAt, reporter, groupId, groupName, school, sequence } = row
  return {
    id,
    reason,
    note,
    reportedAt: reportedAt.toISOString(),
    reporter,
    group: { id: groupId, name: groupName, school },
    sequence,
    context,
    decision:
      row.decision && row.decidedAt
        ? { kind: row.decision, note: row.decisionNote, at: row.decidedAt.toISOString(), by: row.decider }
        : null,
  }
}
