import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readModeratedGroup as endpoint } from '#contract/moderation.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import { readTaughtAmong } from '../classes/class-store.ts'
import type { Database } from '../database/database.ts'
import { looksAfterAll } from './looked-after.ts'
import { readModeratedGroup as findModeratedGroup, readModeratedMembers } from './moderated-group-store.ts'
import { readTranscript } from './report-store.ts'
import { requireModerator } from './require-moderator.ts'

const MESSAGES_AT_ONCE = 100
const NEWEST = 2_147_483_647

/**
 * A group's chat for somebody who looks after it. Whoever reads it is written down: the audit log holds who read whose words.
 * @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins; not-found for a group that is not theirs.
 */
export async function readModeratedGroup(options: {
  person: Person
  groupId: string
  before?: number | undefined
  database: Database
  now: Date
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, groupId, before, database, now } = options
  const readerId = requireModerator(person)
  const group = await findModeratedGroup(database, { groupId, readerId, all: looksAfterAll(person) })
  if (!group) throw new AppError('not-found')
  const { id, name, school, description } = group
  if (before === undefined)
    await recordAct(database, { actorId: readerId, act: 'chat-read', subject: { id, name }, at: now })
  const limit = MESSAGES_AT_ONCE
  const found = await readTranscript(database, { groupId, before: before ?? NEWEST, limit: limit + 1 })
  const members = await readModeratedMembers(database, groupId)
  const taught = await readTaughtAmong(database, {
    teacherId: readerId,
    studentIds: members.map((member) => member.id),
  })
  return {
    group: { id, name, school, description },
    members: members.map(({ mutedUntil, ...member }) => ({
      ...member,
      mutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
      ageIsYours: may(person, 'change age band', { teachesPupil: taught.has(member.id), linkedParent: false }),
    })),
    messages: found.slice(-limit),
    earlier: found.length > limit,
  }
}
