import type { Queries } from '../database/database.ts'
import type { ClassRow } from '../people/taught-class-store.ts'

export interface ClassMember {
  id: string
  fullName: string
  joinedAt: Date
}

/** The pupils of a class, by name. */
export async function readClassMembers(queries: Queries, classId: string): Promise<ClassMember[]> {
  return queries.query<ClassMember>(
    `select p.id, p.full_name as "fullName", m.joined_at as "joinedAt"
     from class_members m join profiles p on p.id = m.student_id where m.class_id = $1
     order by lower(p.full_name), p.id`,
    [classId],
  )
}

const shownTeachers = `(select json_agg(json_build_object('name', p.full_name,
    'confirmedBy', case when p.school_named is null then f.name end) order by p.id <> c.teacher_id, t.accepted_at)
  from profiles p left join class_teachers t on t.class_id = c.id and t.teacher_id = p.id
    left join schools f on f.id = p.school_id
  where p.id = c.teacher_id or t.accepted_at is not null)`

/** The classes that a pupil is in, but for archived ones, with those who teach them, the owner first. */
export async function readClassesOf(
  queries: Queries,
  studentId: string,
): Promise<
  { id: string; name: string; subject: string | null; schoolName: string | null; teachers: ShownTeacher[] }[]
> {
  return queries.query(
    `select c.id, c.name, c.subject, s.name as "schoolName", ${shownTeachers} as teachers
     from class_members m join school_classes c on c.id = m.class_id join profiles o on o.id = c.teacher_id
       left join schools s on s.id = coalesce(c.school_id, o.school_id)
     where m.student_id = $1 and c.archived_at is null order by lower(c.name), c.id`,
    [studentId],
  )
}

/** @returns false when there is a class with this id already. */
export async function writeClass(
  queries: Queries,
  made: Pick<ClassRow, 'id' | 'ownerId' | 'name' | 'year' | 'subject' | 'joinCode'> & { now: Date },
): Promise<boolean> {
  const { id, ownerId, name, year, subject, joinCode, now } = made
  const written = await queries.query(
    `insert into school_classes (id, school_id, teacher_id, name, year, subject, join_code, created_at)
     select $1, p.school_id, p.id, $3, $4, $5, $6, $7 from profiles p where p.id = $2
     on conflict (id) do nothing returning id`,
    [id, ownerId, name, year, subject, joinCode, now],
  )
  return written.length > 0
}

/** Puts a pupil into a class; a pupil without a confirmed school gets the class's. Done again it changes nothing. */
export async function writeMember(
  transaction: Queries,
  { studentId, classId, joinedAs, now }: { studentId: string; classId: string; joinedAs: string | null; now: Date },
): Promise<void> {
  await transaction.query(
    `insert into class_members (student_id, class_id, joined_at, joined_as) select id, $2, $3, $4 from profiles where id = $1
     on conflict do nothing`,
    [studentId, classId, now, joinedAs],
  )
  await transaction.query(
    `update profiles p set school_id = coalesce(c.school_id, o.school_id), school_named = null
     from school_classes c join profiles o on o.id = c.teacher_id
     where p.id = $1 and c.id = $2 and p.school_id is null
       and coalesce(c.school_id, o.school_id) is not null`,
    [studentId, classId],
  )
}

/** Changes what is given; the rest stays. */
export async function updateClass(
  queries: Queries,
  {
    classId,
    changes,
    now,
  }: {
    classId: string
    changes: {
      name?: string | undefined
      year?: string | null | undefined
      subject?: string | null | undefined
      joining?: boolean | undefined
      archived?: boolean | undefined
    }
    now: Date
  },
): Promise<void> {
  const { name, year, subject, joining, archived } = changes
  await queries.query(
    `update school_classes set name = coalesce($2, name), year = case when $3 then $4 else year end,
      subject = case when $5 then $6 else subject end, joining = coalesce($7, joining),
      archived_at = case when $8::boolean is null then archived_at when $8 then coalesce(archived_at, $9) end
     where id = $1`,
    [
      classId,
      name ?? null,
      year !== undefined,
      year ?? null,
      subject !== undefined,
      subject ?? null,
      joining ?? null,
      archived ?? null,
      now,
    ],
  )
}

export async function writeJoinCode(
  queries: Queries,
  { classId, joinCode }: { classId: string; joinCode: string },
): Promise<void> {
  await queries.query('update school_classes set join_code = $2 where id = $1', [classId, joinCode])
}

/** The class stays as it is until the transaction ends, so that two lists at once bring nobody twice. */
export async function lockClass(transaction: Queries, classId: string): Promise<void> {
  await transaction.query('select id from school_classes where id = $1 for update', [classId])
}

/** A teacher as pupils see them: by name, with the school that has confirmed them. */
export interface ShownTeacher {
  name: string
  confirmedBy: string | null
}

/** Those who teach a class, its owner first. */
export async function readShownTeachers(queries: Queries, classId: string): Promise<ShownTeacher[]> {
  const [row] = await queries.query<{ teachers: ShownTeacher[] }>(
    `select ${shownTeachers} as teachers from school_classes c where c.id = $1`,
    [classId],
  )
  return row?.teachers ?? []
}

export async function countMembers(queries: Queries, classId: string): Promise<number> {
  const [row] = await queries.query<{ pupils: number }>(
    'select count(*)::int as pupils from class_members where class_id = $1',
    [classId],
  )
  return row?.pupils ?? 0
}
