import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readModeratedGroupEndpoint } from '#contract/moderation.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { readTaughtAmong } from '../people/taught-class-store.ts'
import { findModeratedGroup, readModeratedMembers } from './moderated-group-store.ts'
import { looksAfterAll } from './moderation-scope.ts'
import { readTranscript } from './report-store.ts'
import { requireModerator } from './require-moderator.ts'

const MESSAGES_AT_ONCE = 100
const NEWEST = 2_147_483_647

/**
 * A group's chat for somebody who looks after it: the whole of it by their school's wish, else what their own pupils wrote. Reading is
 * written down in the audit log, and those whose words were read are told, once a day.
 * @throws {AppError} not-signed-in; not-allowed for anyone but confirmed teachers and admins; not-found for a group that is not theirs.
 */
export async function readModeratedGroup(options: {
  person: Person
  groupId: string
  before?: number | undefined
  database: Database
  now: Date
}): Promise<AnswerOf<typeof readModeratedGroupEndpoint>> {
  const { person, groupId, before, database, now } = options
  const readerId = requireModerator(person)
  const group = await findModeratedGroup(database, { groupId, readerId, all: looksAfterAll(person) })
  if (!group) throw new AppError('not-found')
  const { id, name, school, description, whole } = group
  const limit = MESSAGES_AT_ONCE
  const found = await readTranscript(database, {
    groupId,
    before: before ?? NEWEST,
    limit: limit + 1,
    readerId,
    all: looksAfterAll(person),
  })
  const members = await readModeratedMembers(database, { groupId, readerId, whole })
  if (before === undefined) await writeDownReading({ readerId, group, members, whole, database, now })
  const taught = await readTaughtAmong(database, {
    teacherId: readerId,
    studentIds: members.map((member) => member.id),
  })
  return {
    group: { id, name, school, description },
    whole,
    members: members.map(({ mutedUntil, ...member }) => ({
      ...member,
      mutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
      ageIsYours: may(person, 'change age band', {
        teachesPupil: taught.has(member.id),
        isNamedAdult: group.isNamedAdult,
      }),
    })),
    messages: found.slice(-limit),
    earlier: found.length > limit,
  }
}

async function writeDownReading(options: {
  readerId: string
  group: { id: string; name: string }
  members: readonly { id: string }[]
  whole: boolean
  database: Database
  now: Date
}): Promise<void> {
  const { readerId, group, members, whole, database, now } = options
  const { id, name } = group
  await database.transaction(async (transaction) => {
    await recordAct(transaction, { actorId: readerId, act: 'chat-read', subject: { id, name }, at: now })
    await notify(transaction, {
      to: members.map((member) => member.id),
      cause: `chat-read:${id}:${readerId}:${now.toISOString().slice(0, 10)}`,
      title: `An adult who looks after ${name} read its chat`,
      body: whole
        ? 'They see everything that is said in the group, so that everyone there is safe.'
        : 'They teach you and see what you have said in the group, so that everyone there is safe.',
      link: `/groups/${id}`,
      at: now,
    })
  })
}
