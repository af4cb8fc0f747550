import type { Queries } from '../database/database.ts'

export interface LinkedParent {
  parentId: string
  fullName: string
  email: string
  linkedAt: Date
}

/** The earliest link first. */
export async function readParents({ query }: Queries, studentId: string): Promise<LinkedParent[]> {
  return query<LinkedParent>(
    `select l.parent_id as "parentId", p.full_name as "fullName", p.email, l.linked_at as "linkedAt"
     from parent_links l join profiles p on p.id = l.parent_id
     where l.student_id = $1 order by l.linked_at, l.parent_id`,
    [studentId],
  )
}

/** The ids of a pupil's linked parents; none for somebody who isn't there. */
export async function readParentIds({ query }: Queries, studentId: string): Promise<string[]> {
  const rows = await query<{ id: string }>('select parent_id as id from parent_links where student_id = $1', [
    studentId,
  ])
  return rows.map(({ id }) => id)
}

/** A parent's children who are still pupils, by name. */
export async function readChildIds(
  { query }: Queries,
  parentId: string,
): Promise<{ studentId: string; linkedAt: Date; confirmation: 'none' | 'asked' | 'confirmed' }[]> {
  return query(
    `select l.student_id as "studentId", l.linked_at as "linkedAt", case when l.confirmed_at is not null then 'confirmed'
       when l.confirmation_asked_at is not null then 'asked' else 'none' end as confirmation
     from parent_links l join profiles p on p.id = l.student_id and p.role = 'student'
     where l.parent_id = $1 order by p.full_name, l.student_id`,
    [parentId],
  )
}

export async function readFullName({ query }: Queries, id: string): Promise<string> {
  const [row] = await query<{ fullName: string }>('select full_name as "fullName" from profiles where id = $1', [id])
  return row?.fullName ?? ''
}

export async function readOpenCode(
  { query }: Queries,
  { studentId, now }: { studentId: string; now: Date },
): Promise<{ code: string; expiresAt: Date } | null> {
  const [row] = await query<{ code: string; expiresAt: Date }>(
    'select code, expires_at as "expiresAt" from link_codes where student_id = $1 and expires_at > $2',
    [studentId, now],
  )
  return row ?? null
}

/** One code a pupil: a new one takes the old one's place. */
export async function writeCode(
  { query }: Queries,
  { studentId, code, expiresAt }: { studentId: string; code: string; expiresAt: Date },
): Promise<void> {
  await query(
    `insert into link_codes (student_id, code, expires_at) values ($1, $2, $3)
     on conflict (student_id) do update set code = excluded.code, expires_at = excluded.expires_at`,
    [studentId, code, expiresAt],
  )
}

export async function deleteCode({ query }: Queries, studentId: string): Promise<void> {
  await query('delete from link_codes where student_id = $1', [studentId])
}

/** Uses a code up, if it is open: of two who try at once, one gets it. */
export async function takeCode(
  { query }: Queries,
  { code, now }: { code: string; now: Date },
): Promise<string | undefined> {
  const [row] = await query<{ studentId: string }>(
    `delete from link_codes c using profiles p where c.code = $1 and c.expires_at > $2
       and p.id = c.student_id and p.role = 'student' returning c.student_id as "studentId"`,
    [code, now],
  )
  return row?.studentId
}

/** @returns false when they were linked already */
export async function writeLink(
  { query }: Queries,
  { studentId, parentId, now }: { studentId: string; parentId: string; now: Date },
): Promise<boolean> {
  const rows = await query(
    `insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)
     on conflict do nothing returning 1 as made`,
    [studentId, parentId, now],
  )
  return rows.length > 0
}

/** The kept reports go with it. @returns false when there was no link */
export async function deleteLink(
  { query }: Queries,
  { studentId, parentId }: { studentId: string; parentId: string },
): Promise<boolean> {
  const rows = await query('delete from parent_links where student_id = $1 and parent_id = $2 returning 1 as ended', [
    studentId,
    parentId,
  ])
  return rows.length > 0
}
