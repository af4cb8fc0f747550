import type { Database } from '../database/database.ts'
import { lockMembers, writeMembers } from './members/membership-store.ts'

/** Puts a group in order whose leader's account is gone, or some of whose members have left its school. */
export async function settleGroup(options: { groupId: string; database: Database; now: Date }): Promise<void> {
  const { groupId, database, now } = options
  await database.transaction(async (transaction) => {
    const locked = await lockMembers(transaction, groupId)
    if (locked?.settled) await writeMembers(transaction, { groupId, members: locked.group.members, now })
  })
}
