import type { Queries } from '../../database/database.ts'

/** Whose messages a pupil does not want to see. */
export async function readMutedBy(queries: Queries, studentId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>('select muted_id as id from person_mutes where student_id = $1', [
    studentId,
  ])
  return rows.map(({ id }) => id)
}

export async function writePersonMute(
  queries: Queries,
  { studentId, mutedId, muted, now }: { studentId: string; mutedId: string; muted: boolean; now: Date },
): Promise<void> {
  if (muted)
    await queries.query(
      'insert into person_mutes (student_id, muted_id, muted_at) values ($1, $2, $3) on conflict do nothing',
      [studentId, mutedId, now],
    )
  else await queries.query('delete from person_mutes where student_id = $1 and muted_id = $2', [studentId, mutedId])
}

/** Until when a moderator mutes a pupil in a group; null ends it. */
export async function writeGroupMute(
  transaction: Queries,
  mute: { groupId: string; studentId: string; until: Date | null; mutedBy: string; now: Date },
): Promise<void> {
  const { groupId, studentId, until, mutedBy, now } = mute
  if (until)
    await transaction.query(
      `insert into group_mutes (group_id, student_id, until, muted_by, muted_at) values ($1, $2, $3, $4, $5)
       on conflict (group_id, student_id) do update set until = excluded.until, muted_by = excluded.muted_by,
         muted_at = excluded.muted_at`,
      [groupId, studentId, until, mutedBy, now],
    )
  else await transaction.query('delete from group_mutes where group_id = $1 and student_id = $2', [groupId, studentId])
}

/** Whether two pupils are in a group together, or were: what somebody said stays when they leave. */
export async function sharesGroup(
  queries: Queries,
  { studentId, otherId }: { studentId: string; otherId: string },
): Promise<boolean> {
  const rows = await queries.query(
    `select 1 as one from study_group_members m where m.student_id = $1
       and (exists (select from study_group_members o where o.group_id = m.group_id and o.student_id = $2)
         or exists (select from group_messages x where x.group_id = m.group_id and x.author_id = $2)) limit 1`,
    [studentId, otherId],
  )
  return rows.length > 0
}
