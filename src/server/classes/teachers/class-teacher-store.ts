import type { ClassInvitation, ClassTeacher } from '#contract/classes.ts'
import type { Queries } from '../../database/database.ts'

/** Who teaches a class, its owner first, and who was asked to. */
export async function readClassTeachers(queries: Queries, classId: string): Promise<ClassTeacher[]> {
  return queries.query<ClassTeacher>(
    `select p.id, p.full_name as "fullName", p.email, true as owner, true as accepted
     from school_classes c join profiles p on p.id = c.teacher_id where c.id = $1
     union all
     (select p.id, p.full_name, p.email, false, t.accepted_at is not null
      from class_teachers t join profiles p on p.id = t.teacher_id where t.class_id = $1 order by t.invited_at)`,
    [classId],
  )
}

/** The classes that a teacher was asked to teach and has not answered. */
export async function readTeacherInvitations(
  queries: Queries,
  teacherId: string,
): Promise<{ id: string; name: string; owner: string }[]> {
  return queries.query(
    `select c.id, c.name, o.full_name as owner from class_teachers t join school_classes c on c.id = t.class_id
       join profiles o on o.id = c.teacher_id
     where t.teacher_id = $1 and t.accepted_at is null and c.archived_at is null order by t.invited_at`,
    [teacherId],
  )
}

/** The teacher with this address at the school of another teacher, who is asked; null when there is none. */
export async function findColleague(
  queries: Queries,
  { email, teacherId }: { email: string; teacherId: string },
): Promise<string | null> {
  const [row] = await queries.query<{ id: string }>(
    `select p.id from profiles p join users u on u.id = p.id join profiles o on o.id = $2
     where u.email = $1 and u.email_verified and p.role = 'teacher' and p.id <> o.id and p.school_id = o.school_id`,
    [email, teacherId],
  )
  return row?.id ?? null
}

export async function writeTeacherInvitation(
  queries: Queries,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<void> {
  await queries.query(
    'insert into class_teachers (class_id, teacher_id, invited_at) values ($1, $2, $3) on conflict do nothing',
    [classId, teacherId, now],
  )
}

/** @returns false when the teacher was not asked. */
export async function acceptTeacherInvitation(
  queries: Queries,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<boolean> {
  const accepted = await queries.query(
    `update class_teachers set accepted_at = coalesce(accepted_at, $3) where class_id = $1 and teacher_id = $2
     returning teacher_id`,
    [classId, teacherId, now],
  )
  return accepted.length > 0
}

/** @returns false when the teacher neither taught the class beside its owner nor was asked to. */
export async function removeClassTeacher(
  queries: Queries,
  { classId, teacherId }: { classId: string; teacherId: string },
): Promise<boolean> {
  const removed = await queries.query(
    'delete from class_teachers where class_id = $1 and teacher_id = $2 returning teacher_id',
    [classId, teacherId],
  )
  return removed.length > 0
}

/** Who was invited to a class by mail and is not in it yet. */
export async function readClassInvitations(queries: Queries, classId: string): Promise<ClassInvitation[]> {
  const rows = await queries.query<Omit<ClassInvitation, 'invitedAt'> & { invitedAt: Date }>(
    `select email, name, invited_at as "invitedAt" from class_invitations where class_id = $1 order by lower(name), email`,
    [classId],
  )
  return rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() }))
}

/** @returns the addresses that were not invited before. */
export async function writeClassInvitations(
  queries: Queries,
  invited: { classId: string; people: readonly { email: string; name: string }[]; now: Date },
): Promise<string[]> {
  const { classId, people, now } = invited
  const rows = await queries.query<{ email: string }>(
    `insert into class_invitations (class_id, email, name, invited_at)
     select $1, email, name, $4 from unnest($2::text[], $3::text[]) as i (email, name)
     on conflict do nothing returning email`,
    [classId, people.map(({ email }) => email), people.map(({ name }) => name), now],
  )
  return rows.map(({ email }) => email)
}

export async function removeClassInvitation(
  queries: Queries,
  { classId, email }: { classId: string; email: string },
): Promise<void> {
  await queries.query('delete from class_invitations where class_id = $1 and email = $2', [classId, email])
}

/** Whoever joins need not be waited for any more. */
export async function removeInvitationOf(
  queries: Queries,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<void> {
  await queries.query(
    'delete from class_invitations i using users u where i.class_id = $1 and u.id = $2 and i.email = u.email',
    [classId, studentId],
  )
}
