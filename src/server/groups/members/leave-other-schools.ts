import type { Queries } from '../../database/database.ts'
import { lockMembers, writeMembers } from './membership-store.ts'

/**
 * Takes somebody out of the groups that are not of their school, or not for their role any more, after either has changed:
 * what is shared in a group is seen by whoever is in it.
 */
export async function leaveOtherSchools(transaction: Queries, personId: string, now: Date): Promise<void> {
  const groups = await transaction.query<{ id: string }>(
    `select g.id from study_group_members m join study_groups g on g.id = m.group_id join profiles p on p.id = m.student_id
     where m.student_id = $1 and (p.school_id is distinct from g.school_id or p.role <> 'student') order by g.id`,
    [personId],
  )
  for (const { id } of groups) {
    const locked = await lockMembers(transaction, id)
    if (locked?.settled) await writeMembers(transaction, { groupId: id, members: locked.group.members, now })
  }
}
