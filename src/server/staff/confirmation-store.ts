import type { VouchedPupil } from '#domain/permissions/staff.ts'
import type { Queries } from '../database/database.ts'
import { confirmedTeacher, taughtClass } from '../people/taught-class.ts'

export interface WaitingTeacherRow {
  id: string
  fullName: string
  email: string
  emailVerified: boolean
  schoolNamed: string
  schoolId: string | null
  schoolName: string | null
  askedAt: Date
}

/** Teachers who wait to be confirmed, the longest first. @param options.schoolId of one school, or of all with null */
export async function readWaitingTeachers(
  queries: Queries,
  { schoolId, limit }: { schoolId: string | null; limit: number },
): Promise<WaitingTeacherRow[]> {
  return queries.query<WaitingTeacherRow>(
    `select p.id, p.full_name as "fullName", u.email, u.email_verified as "emailVerified", r.school_named as "schoolNamed",
       s.id as "schoolId", s.name as "schoolName", r.asked_at as "askedAt"
     from staff_requests r join profiles p on p.id = r.user_id and p.role = 'teacher' join users u on u.id = p.id
       left join schools s on s.id = r.school_id
     where r.refused_at is null and ($1::uuid is null or r.school_id = $1)
     order by r.asked_at, p.id limit $2`,
    [schoolId, limit],
  )
}

export interface WaitingParentRow {
  studentId: string
  studentName: string
  parentId: string
  parentName: string
  parentEmail: string
  school: string | null
  linkedAt: Date
  askedAt: Date
}

/** Parents who wait to be confirmed by somebody, the longest first: for admins all, for teachers those of their pupils and school. */
export async function readWaitingParents(
  queries: Queries,
  { readerId, all, schoolId, limit }: { readerId: string; all: boolean; schoolId: string | null; limit: number },
): Promise<WaitingParentRow[]> {
  return queries.query<WaitingParentRow>(
    `select k.id as "studentId", k.full_name as "studentName", p.id as "parentId", p.full_name as "parentName",
       p.email as "parentEmail", s.name as school, l.linked_at as "linkedAt", l.confirmation_asked_at as "askedAt"
     from parent_links l join profiles k on k.id = l.student_id and k.role = 'student' join profiles p on p.id = l.parent_id
       left join schools s on s.id = k.school_id
     where l.confirmation_asked_at is not null and ($2::boolean or ($3::uuid is not null and k.school_id = $3::uuid)
       or exists (select from class_members m join school_classes c on c.id = m.class_id
         where m.student_id = k.id and ${taughtClass('c', '$1')}))
     order by l.confirmation_asked_at, k.id, p.id limit $4`,
    [readerId, all, schoolId, limit],
  )
}

/** Who may say who a pupil's parents are; null for anybody who is no pupil. */
export async function readVouchedPupil(queries: Queries, studentId: string): Promise<VouchedPupil | null> {
  const [row] = await queries.query<VouchedPupil>(
    `select s.named_adult_id as "namedAdultId", array(select distinct t.id from class_members m
         join school_classes c on c.id = m.class_id cross join lateral (select c.teacher_id as id union all
           select ct.teacher_id from class_teachers ct where ct.class_id = c.id and ct.accepted_at is not null) t
         where m.student_id = k.id and c.archived_at is null and ${confirmedTeacher('t.id')}) as "teacherIds"
     from profiles k left join schools s on s.id = k.school_id
       and exists (select from profiles a where a.id = s.named_adult_id and a.school_id = s.id and a.school_named is null)
     where k.id = $1 and k.role = 'student'`,
    [studentId],
  )
  return row ?? null
}

export interface LinkToConfirm {
  askedAt: Date | null
  confirmedAt: Date | null
  parentName: string
  studentName: string
}

/** A link between a pupil and a parent, held until the transaction ends. */
export async function lockLink(
  transaction: Queries,
  { studentId, parentId }: { studentId: string; parentId: string },
): Promise<LinkToConfirm | null> {
  const [row] = await transaction.query<LinkToConfirm>(
    `select l.confirmation_asked_at as "askedAt", l.confirmed_at as "confirmedAt", p.full_name as "parentName",
       k.full_name as "studentName"
     from parent_links l join profiles p on p.id = l.parent_id join profiles k on k.id = l.student_id
     where l.student_id = $1 and l.parent_id = $2 for update of l`,
    [studentId, parentId],
  )
  return row ?? null
}

export async function writeLinkAsked(
  transaction: Queries,
  { studentId, parentId, now }: { studentId: string; parentId: string; now: Date },
): Promise<void> {
  await transaction.query(
    'update parent_links set confirmation_asked_at = $3 where student_id = $1 and parent_id = $2',
    [studentId, parentId, now],
  )
}

/** Settles what a parent asked; with `confirmedBy` null they are not confirmed. */
export async function writeLinkDecided(
  transaction: Queries,
  decided: { studentId: string; parentId: string; confirmedBy: string | null; now: Date },
): Promise<void> {
  const { studentId, parentId, confirmedBy, now } = decided
  await transaction.query(
    `update parent_links set confirmation_asked_at = null, confirmed_by = $3,
       confirmed_at = case when $3::text is not null then $4::timestamptz end where student_id = $1 and parent_id = $2`,
    [studentId, parentId, confirmedBy, now],
  )
}
