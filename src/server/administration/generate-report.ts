import { z } from 'zod'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { generateReportEndpoint } from '#contract/reports.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import { readSchoolName } from './overview-store.ts'
import { writeReport } from './report-store.ts'

export const reportQueue: Queue<{ id: string }> = { name: 'report', data: z.object({ id: z.uuid() }) }

/**
 * Takes a wish for a report and has a job make it. Asked again with its id, it is the same one.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found for a school that isn't there.
 */
export async function generateReport(options: {
  person: Person
  body: ParsedOf<typeof generateReportEndpoint>['body']
  database: Database
  jobs: Jobs
  now: Date
}): Promise<AnswerOf<typeof generateReportEndpoint>> {
  const { body, database, jobs, now } = options
  const { id: askedBy } = requireAdministration(options.person)
  const { id, firstDay, lastDay, schoolId, withNames } = body
  await database.transaction(async (transaction) => {
    const school = schoolId === null ? 'Every school' : await readSchoolName(transaction, schoolId)
    if (school === null) throw new AppError('not-found')
    if (!(await writeReport(transaction, { id, firstDay, lastDay, schoolId, withNames, askedBy, now }))) return
    const details = { from: firstDay, to: lastDay, names: withNames }
    await recordAct(transaction, {
      actorId: askedBy,
      act: 'report-generated',
      subject: { id, name: school },
      details,
      at: now,
    })
  })
  // A stop between the two loses nothing: what waits is taken up at the next start.
  await jobs.send(reportQueue, { id }, { key: id })
  return { id }
}
