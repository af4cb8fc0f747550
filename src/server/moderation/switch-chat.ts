import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { accountOf } from '../groups/find-group.ts'
import type { TellRoom } from '../groups/group-news.ts'
import { readGroupIds, writeChatOff } from './moderated-group-store.ts'

/**
 * Turns group chat off or on for a school; what was said stays.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found.
 */
export async function switchChat(options: {
  person: Person
  schoolId: string
  off: boolean
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ off: boolean }> {
  const { person, schoolId, off, database, tellRoom, now } = options
  const actorId = accountOf(person)
  if (!may(person, 'turn chat off')) throw new AppError('not-allowed')
  const groupIds = await database.transaction(async (transaction) => {
    const name = await writeChatOff(transaction, { schoolId, off })
    if (name === null) throw new AppError('not-found')
    const subject = { id: schoolId, name }
    await recordAct(transaction, { actorId, act: 'chat-switched', subject, details: { off }, at: now })
    return readGroupIds(transaction, schoolId)
  })
  for (const groupId of groupIds) tellRoom(groupId, 'group')
  return { off }
}
