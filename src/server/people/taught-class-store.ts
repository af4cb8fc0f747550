import type { ClassFacts, StudentWork } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { confirmedTeacher, everTaughtClass, taughtClass } from './taught-class.ts'

/** A class as its teachers know it. */
export interface ClassRow extends ClassFacts {
  id: string
  name: string
  year: string | null
  /** A subject's slug. */
  subject: string | null
  schoolId: string | null
  schoolName: string | null
  joinCode: string
  joining: boolean
  createdAt: Date
  archivedAt: Date | null
  pupils: number
}

// A class made before its teacher named a school has the teacher's.
const columns = `c.id, c.name, c.year, c.subject, c.teacher_id as "ownerId", c.join_code as "joinCode", c.joining,
  c.created_at as "createdAt", c.archived_at as "archivedAt", s.id as "schoolId", s.name as "schoolName",
  array[c.teacher_id] || array(select t.teacher_id from class_teachers t where t.class_id = c.id
    and t.accepted_at is not null order by t.accepted_at) as "teacherIds",
  (select count(*)::int from class_members m where m.class_id = c.id) as pupils`
const from = `school_classes c join profiles o on o.id = c.teacher_id
  left join schools s on s.id = coalesce(c.school_id, o.school_id)`

/** The classes that a teacher teaches, those that are put away last, else by name. */
export async function readTaughtClasses(queries: Queries, teacherId: string): Promise<ClassRow[]> {
  return queries.query<ClassRow>(
    `select ${columns} from ${from} where ${everTaughtClass('c', '$1')}
     order by c.archived_at is not null, lower(c.name), c.id`,
    [teacherId],
  )
}

/** A class, put away or not; null when there is none. Whoever asks still has to be its teacher. */
export async function readClass(queries: Queries, classId: string): Promise<ClassRow | null> {
  const [row] = await queries.query<ClassRow>(`select ${columns} from ${from} where c.id = $1`, [classId])
  return row ?? null
}

export async function readClassByCode(queries: Queries, joinCode: string): Promise<ClassRow | null> {
  const [row] = await queries.query<ClassRow>(
    `select ${columns} from ${from} where c.join_code = $1 and c.archived_at is null`,
    [joinCode],
  )
  return row ?? null
}

/** The facts that 'read progress' asks for: which confirmed teachers teach a pupil, through classes that are not archived, and their parents. */
export async function readStudentWork(queries: Queries, studentId: string): Promise<StudentWork> {
  const [row] = await queries.query<Omit<StudentWork, 'studentId'>>(
    `select array(select distinct t.id from class_members m join school_classes c on c.id = m.class_id
         cross join lateral (select c.teacher_id as id union all
           select ct.teacher_id from class_teachers ct where ct.class_id = c.id and ct.accepted_at is not null) t
         where m.student_id = $1 and c.archived_at is null and ${confirmedTeacher('t.id')}) as "teacherIds",
       array(select parent_id from parent_links where student_id = $1) as "parentIds"`,
    [studentId],
  )
  return { studentId, teacherIds: row?.teacherIds ?? [], parentIds: row?.parentIds ?? [] }
}

/** Of these pupils, those whom a teacher teaches. */
export async function readTaughtAmong(
  queries: Queries,
  { teacherId, studentIds }: { teacherId: string; studentIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await queries.query<{ id: string }>(
    `select distinct m.student_id as id from class_members m join school_classes c on c.id = m.class_id
     where m.student_id = any($2::text[]) and ${taughtClass('c', '$1')}`,
    [teacherId, studentIds],
  )
  return new Set(rows.map(({ id }) => id))
}
