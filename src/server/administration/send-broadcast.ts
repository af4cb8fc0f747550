import { z } from 'zod'
import type { sendBroadcastEndpoint } from '#contract/broadcasts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import { countAudience, writeBroadcast } from './broadcast-store.ts'
import { readSchoolName } from './overview-store.ts'

export const broadcastQueue: Queue<{ id: string }> = { name: 'broadcast', data: z.object({ id: z.uuid() }) }

/**
 * Takes a system notification and has a job carry it to everybody. Sent again with its id, it is the same one.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found for a school that isn't there.
 */
export async function sendBroadcast(options: {
  person: Person
  body: ParsedOf<typeof sendBroadcastEndpoint>['body']
  database: Database
  jobs: Jobs
  now: Date
}): Promise<AnswerOf<typeof sendBroadcastEndpoint>> {
  const { body, database, jobs, now } = options
  const { id: sentBy } = requireAdministration(options.person)
  const { people } = await database.transaction(async (transaction) => {
    const school = body.schoolId === null ? null : await readSchoolName(transaction, body.schoolId)
    if (body.schoolId !== null && school === null) throw new AppError('not-found')
    const audience = await countAudience(transaction, body)
    if (await writeBroadcast(transaction, { ...body, school, sentBy, now })) {
      const to = `${body.roles.join(', ') || 'everybody'}${school ? ` at ${school}` : ''}`
      const details = { to, people: audience.people, mail: body.byMail }
      const subject = { id: body.id, name: body.title }
      await recordAct(transaction, { actorId: sentBy, act: 'notification-sent', subject, details, at: now })
    }
    return audience
  })
  // A stop between the two loses nothing: what is unfinished is taken up at the next start.
  await jobs.send(broadcastQueue, { id: body.id }, { key: body.id })
  return { id: body.id, people }
}
