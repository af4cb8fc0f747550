import type { Queries } from '../../database/database.ts'
import { notify } from '../../notices/notify.ts'
import { readMembers } from './membership-store.ts'

/** Puts a notice into the inboxes of a group's members but for whoever did it. */
export async function tellMembers(options: {
  transaction: Queries
  groupId: string
  exceptId: string
  notice: { cause: string; title: string; body: string }
  now: Date
}): Promise<void> {
  const { transaction, groupId, exceptId, notice, now } = options
  const members = await readMembers(transaction, groupId)
  const to = members.map(({ studentId }) => studentId).filter((id) => id !== exceptId)
  await notify(transaction, { to, ...notice, link: `/groups/${groupId}`, at: now })
}
