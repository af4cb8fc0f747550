import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { decideMistakeReportEndpoint } from '#contract/mistakes.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { type Decision, lockReport, writeDecision } from './mistake-report-store.ts'

/**
 * Closes a report. The same decision again is as it was.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found; already-decided the other way.
 */
export async function decideMistakeReport(options: {
  person: Person
  id: string
  decision: Decision
  database: Database
  now: Date
}): Promise<AnswerOf<typeof decideMistakeReportEndpoint>> {
  const { person, id, decision, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'decide mistake reports')) throw new AppError('not-allowed')
  const decidedBy = person.id
  await database.transaction(async (transaction) => {
    const report = await lockReport(transaction, id)
    if (!report) throw new AppError('not-found')
    if (report.decision === decision) return
    if (report.decision !== null) throw new AppError('already-decided')
    await writeDecision(transaction, { id, decision, decidedBy, now })
    const subject = { id, name: report.itemId }
    await recordAct(transaction, {
      actorId: decidedBy,
      act: 'mistake-report-closed',
      subject,
      details: { decision },
      at: now,
    })
  })
  return { id, decision }
}
