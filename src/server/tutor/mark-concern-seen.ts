import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { markConcernSeenEndpoint } from '#contract/tutor.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { lockConcern, readSchoolsThatNamed, writeSeen } from './concern-store.ts'

/**
 * The first to see a concern stands.
 * @throws {AppError} not-signed-in; not-allowed for who is neither an admin nor named by a school; not-found, also for another school's.
 */
export async function markConcernSeen(options: {
  person: Person
  id: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof markConcernSeenEndpoint>> {
  const { person, id, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const isNamed = person.role !== 'admin' && (await readSchoolsThatNamed(database, person.id)).length > 0
  if (!may(person, 'read concerns', { namedAdultId: isNamed ? person.id : null })) throw new AppError('not-allowed')
  const seenBy = person.id
  const seenAt = await database.transaction(async (transaction) => {
    const concern = await lockConcern(transaction, id)
    if (!concern || !may(person, 'read concerns', concern)) throw new AppError('not-found')
    if (concern.seenAt) return concern.seenAt
    await writeSeen(transaction, { id, seenBy, now })
    const subject = concern.userId ? { personId: concern.userId } : { id, name: 'A guest' }
    await recordAct(transaction, {
      actorId: seenBy,
      act: 'concern-seen',
      subject,
      details: { kind: concern.kind },
      at: now,
    })
    return now
  })
  return { id, seenAt: seenAt.toISOString() }
}
