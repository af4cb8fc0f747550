import { led, type Member } from '#domain/groups/membership.ts'
import type { Queries } from '../../database/database.ts'

export interface LockedGroup {
  schoolId: string
  maxMembers: number
  members: Member[]
}

/**
 * Holds a group until the transaction ends and reads who is in it: joining, leaving and the like happen one after the other.
 * Who belongs to its school no more is out of it, and one of the others leads; `settled` says whether that is news.
 */
export async function lockMembers(
  transaction: Queries,
  groupId: string,
): Promise<{ group: LockedGroup; settled: boolean } | null> {
  const [group] = await transaction.query<Omit<LockedGroup, 'members'>>(
    `select school_id as "schoolId", max_members as "maxMembers" from study_groups
     where id = $1 and closed_at is null for update`,
    [groupId],
  )
  if (!group) return null
  const rows = await transaction.query<Member & { ofSchool: boolean }>(
    `select m.student_id as "studentId", m.role, m.joined_at as "joinedAt",
       coalesce(p.school_id = $2 and p.role = 'student', false) as "ofSchool"
     from study_group_members m join profiles p on p.id = m.student_id where m.group_id = $1
     order by m.joined_at, m.student_id`,
    [groupId, group.schoolId],
  )
  const members = led(rows.filter(({ ofSchool }) => ofSchool).map(({ ofSchool: _, ...member }) => member))
  const inOrder = rows.length === members.length && rows.some(({ role }) => role === 'leader')
  return { group: { ...group, members }, settled: !inOrder }
}

/** Writes who is in a group now; with nobody in it, it is closed. */
export async function writeMembers(
  transaction: Queries,
  { groupId, members, now }: { groupId: string; members: readonly Member[]; now: Date },
): Promise<void> {
  const ids = members.map(({ studentId }) => studentId)
  await transaction.query('delete from study_group_members where group_id = $1 and student_id <> all($2::text[])', [
    groupId,
    ids,
  ])
  if (members.length === 0) {
    await transaction.query('update study_groups set closed_at = $2 where id = $1', [groupId, now])
    await transaction.query('delete from set_group_shares where group_id = $1', [groupId])
    return
  }
  const leader = members.find(({ role }) => role === 'leader')?.studentId ?? null
  // The old leader first: a group never has two.
  await transaction.query(
    `update study_group_members set role = 'member' where group_id = $1 and role = 'leader' and student_id <> $2`,
    [groupId, leader],
  )
  for (const { studentId, role, joinedAt } of members)
    await transaction.query(
      `insert into study_group_members (student_id, group_id, role, joined_at) values ($1, $2, $3, $4)
       on conflict (student_id, group_id) do update set role = excluded.role
         where study_group_members.role <> excluded.role`,
      [studentId, groupId, role, joinedAt],
    )
}

/** How many groups a pupil is in; they join one after the other, so that two at once cannot pass a limit. */
export async function lockMemberships(transaction: Queries, studentId: string): Promise<number> {
  await transaction.query('select id from users where id = $1 for no key update', [studentId])
  const [row] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from study_group_members where student_id = $1',
    [studentId],
  )
  return row?.count ?? 0
}

export async function writeRemoval(
  transaction: Queries,
  { groupId, studentId, now }: { groupId: string; studentId: string; now: Date },
): Promise<void> {
  await transaction.query(
    'insert into group_removals (group_id, student_id, removed_at) values ($1, $2, $3) on conflict do nothing',
    [groupId, studentId, now],
  )
}

export async function deleteRemoval(
  queries: Queries,
  { groupId, studentId }: { groupId: string; studentId: string },
): Promise<void> {
  await queries.query('delete from group_removals where group_id = $1 and student_id = $2', [groupId, studentId])
}

export async function isRemoved(
  queries: Queries,
  { groupId, studentId }: { groupId: string; studentId: string },
): Promise<boolean> {
  const rows = await queries.query('select 1 as one from group_removals where group_id = $1 and student_id = $2', [
    groupId,
    studentId,
  ])
  return rows.length > 0
}

interface NamedMember extends Member {
  fullName: string
}

/** The members of a group with their names, the leader first, then by how long they are in it. */
export async function readMembers(queries: Queries, groupId: string): Promise<NamedMember[]> {
  return queries.query<NamedMember>(
    `select m.student_id as "studentId", m.role, m.joined_at as "joinedAt", p.full_name as "fullName"
     from study_group_members m join profiles p on p.id = m.student_id where m.group_id = $1
     order by m.role <> 'leader', m.joined_at, m.student_id`,
    [groupId],
  )
}

/** Whom the leader took out, by name. */
export async function readRemoved(queries: Queries, groupId: string): Promise<{ id: string; fullName: string }[]> {
  return queries.query<{ id: string; fullName: string }>(
    `select p.id, p.full_name as "fullName" from group_removals r join profiles p on p.id = r.student_id
     where r.group_id = $1 order by r.removed_at desc, p.id limit 100`,
    [groupId],
  )
}
