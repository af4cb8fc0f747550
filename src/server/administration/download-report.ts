import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { readReport, readReportFile } from './report-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found, also before it is made. */
export async function downloadReport(options: {
  person: Person
  id: string
  kind: 'pdf' | 'csv'
  database: Database
  now: Date
}): Promise<{ bytes: Buffer; name: string }> {
  const { id, kind, database, now } = options
  const { id: actorId } = requireAdministration(options.person)
  return database.transaction(async (transaction) => {
    const report = await readReport(transaction, id)
    const bytes = await readReportFile(transaction, id, kind)
    if (!report || !bytes) throw new AppError('not-found')
    const { school, firstDay, lastDay, withNames } = report
    const details = { as: kind, from: firstDay, to: lastDay, names: withNames }
    const subject = { id, name: school ?? 'Every school' }
    await recordAct(transaction, { actorId, act: 'report-downloaded', subject, details, at: now })
    return { bytes, name: `revisewell-report-${firstDay}-to-${lastDay}.${kind}` }
  })
}
