import type { MuteHours } from '#domain/groups/moderation-schemas.ts'
import { momentWords } from '#domain/groups/session-words.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database, Queries } from '../database/database.ts'
import type { TellRoom } from '../groups/group-news.ts'
import { writeGroupMute } from '../groups/messages/mute-store.ts'
import { notify } from '../notices/notify.ts'
import { requireResponsibility } from './require-responsibility.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Keeps a pupil from writing in a group for a time, or with null lets them write again. They are told.
 * @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins; not-found.
 */
export async function muteMember(options: {
  person: Person
  groupId: string
  studentId: string
  hours: MuteHours | null
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ mutedUntil: string | null }> {
  const { person, groupId, studentId, hours, database, tellRoom, now } = options
  const until = await database.transaction(async (transaction) => {
    const { moderatorId, groupName } = await requireResponsibility({ person, groupId, studentId, queries: transaction })
    return mute(transaction, { groupId, groupName, studentId, hours, moderatorId, now })
  })
  tellRoom(groupId, 'members')
  return { mutedUntil: until?.toISOString() ?? null }
}

/** @returns until when. */
export async function mute(
  transaction: Queries,
  options: {
    groupId: string
    groupName: string
    studentId: string
    hours: MuteHours | null
    moderatorId: string
    now: Date
  },
): Promise<Date | null> {
  const { groupId, groupName, studentId, hours, moderatorId, now } = options
  const until = hours === null ? null : new Date(now.getTime() + hours * HOUR_MS)
  await writeGroupMute(transaction, { groupId, studentId, until, mutedBy: moderatorId, now })
  await recordAct(transaction, {
    actorId: moderatorId,
    act: until ? 'chat-member-muted' : 'chat-member-unmuted',
    subject: { personId: studentId },
    details: { group: groupId, hours },
    at: now,
  })
  await notify(transaction, {
    to: [studentId],
    cause: `group:${groupId}:mute:${now.toISOString()}`,
    title: until ? `Your messages in ${groupName} are paused` : `You can write in ${groupName} again`,
    body: until
      ? `A teacher looked at what was said. You can read the chat, and write again from ${momentWords(until, 'Europe/London')}. If you have a question, talk to your teacher.`
      : '',
    link: `/groups/${groupId}`,
    at: now,
  })
  return until
}
