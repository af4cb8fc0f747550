import { AppError } from '#contract/errors.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { ageBandWords } from '#domain/groups/age-band-words.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { accountOf } from '../groups/find-group.ts'
import type { TellRoom } from '../groups/group-news.ts'
import { notify } from '../notices/notify.ts'
import { readVouchedPupil } from '../staff/confirmation-store.ts'
import { lockAgeBand, readGroupsOf, writeAgeBand } from './age-band-store.ts'

/**
 * Says for a pupil whether they are 13 or over; it is written down who did, and the pupil is told.
 * @throws {AppError} not-signed-in; not-found for anybody who is no pupil of theirs or of the school whose named adult they are, or, for
 * admins, no pupil.
 */
export async function changeAgeBand(options: {
  person: Person
  studentId: string
  ageBand: AgeBand
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ ageBand: AgeBand }> {
  const { person, studentId, ageBand, database, tellRoom, now } = options
  const actorId = accountOf(person)
  const groups = await database.transaction(async (transaction) => {
    const pupil = await readVouchedPupil(transaction, studentId)
    if (!pupil) throw new AppError('not-found')
    const knows = { teachesPupil: pupil.teacherIds.includes(actorId), isNamedAdult: pupil.namedAdultId === actorId }
    if (!may(person, 'change age band', knows)) throw new AppError('not-found')
    const current = await lockAgeBand(transaction, studentId)
    if (current === undefined) throw new AppError('not-found')
    if (current === ageBand) return []
    await writeAgeBand(transaction, { studentId, ageBand })
    await recordAct(transaction, {
      actorId,
      act: 'age-band-changed',
      subject: { personId: studentId },
      details: { from: current, to: ageBand },
      at: now,
    })
    await notify(transaction, {
      to: [studentId],
      cause: `age-band:${now.toISOString()}`,
      title: `Your age was changed to ‘${ageBandWords[ageBand].toLowerCase()}’`,
      body:
        ageBand === 'under-13'
          ? 'An adult at your school said so. In study groups you use ready-made phrases.'
          : 'An adult at your school said so. In study groups you can write your own words.',
      link: '/groups',
      at: now,
    })
    return readGroupsOf(transaction, studentId)
  })
  for (const groupId of groups) tellRoom(groupId, 'members')
  return { ageBand }
}
