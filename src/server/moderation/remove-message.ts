import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database, Queries } from '../database/database.ts'
import type { TellRoom } from '../groups/group-news.ts'
import { lockGroup } from '../groups/group-store.ts'
import { takeSequence, writeRemovalEntry } from '../groups/messages/group-message-store.ts'
import { notify } from '../notices/notify.ts'
import { requireResponsibility } from './require-responsibility.ts'

/**
 * Takes a message away; a line that says so stays, and the removal is an entry of its own, so that whoever was away learns of
 * it. Removed already stays so.
 * @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins; not-found for a message that is not there,
 * or not theirs to look after.
 */
export async function removeMessage(options: {
  person: Person
  groupId: string
  sequence: number
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ sequence: number }> {
  const { person, groupId, sequence, database, tellRoom, now } = options
  await database.transaction(async (transaction) => {
    const { moderatorId, groupName } = await requireResponsibility({ person, groupId, sequence, queries: transaction })
    if (!(await takeAway(transaction, { groupId, groupName, sequence, moderatorId, now }))) return
    await recordAct(transaction, {
      actorId: moderatorId,
      act: 'chat-message-removed',
      subject: { id: groupId, name: groupName },
      details: { sequence },
      at: now,
    })
  })
  tellRoom(groupId, 'messages')
  return { sequence }
}

/** Removes a message and tells its author. @returns false when it was removed already. */
export async function takeAway(
  transaction: Queries,
  removal: { groupId: string; groupName: string; sequence: number; moderatorId: string; now: Date },
): Promise<boolean> {
  const { groupId, groupName, sequence: removes, moderatorId, now } = removal
  if (!(await lockGroup(transaction, groupId))) throw new AppError('not-found')
  const marked = await transaction.query<{ authorId: string | null }>(
    `update group_messages set removed_at = $3, removed_by = $4
     where group_id = $1 and sequence = $2 and removed_at is null and removes is null returning author_id as "authorId"`,
    [groupId, removes, now, moderatorId],
  )
  if (marked.length === 0) return false
  const sequence = await takeSequence(transaction, groupId)
  const authors = marked.flatMap(({ authorId }) => authorId ?? [])
  await notify(transaction, {
    to: authors,
    cause: `group:${groupId}:removed:${removes}`,
    title: `A message of yours in ${groupName} was removed`,
    body: 'An adult who looks after the group decided that it should not stay. If you have a question, talk to your teacher.',
    link: `/groups/${groupId}`,
    at: now,
  })
  await writeRemovalEntry(transaction, { groupId, sequence, id: randomUUID(), removes, now })
  return true
}
