import type { Queries } from '../../database/database.ts'
import { taughtClass } from '../../people/taught-class.ts'
import { hasAddress } from '../pupil-store.ts'

export interface KnownPupil {
  id: string
  fullName: string
  email: string | null
  username: string | null
  inClass: boolean
  /** A class in which the teacher teaches them. */
  className: string
}

/** Every pupil whom a teacher teaches, those of one class marked: the only ones that a list may be matched with. */
export async function readKnownPupils(
  queries: Queries,
  { classId, teacherId }: { classId: string; teacherId: string },
): Promise<KnownPupil[]> {
  return queries.query<KnownPupil>(
    `select u.id, p.full_name as "fullName", case when ${hasAddress('u')} then u.email end as email, u.username,
       bool_or(c.id = $1) as "inClass", min(c.name) as "className"
     from class_members m join school_classes c on c.id = m.class_id join users u on u.id = m.student_id
       join profiles p on p.id = u.id
     where c.id = $1 or ${taughtClass('c', '$2')} group by u.id, p.full_name, u.email, u.username`,
    [classId, teacherId],
  )
}

/** Of these addresses, those that were invited to a class. */
export async function readInvited(
  queries: Queries,
  { classId, emails }: { classId: string; emails: readonly string[] },
): Promise<Set<string>> {
  const rows = await queries.query<{ email: string }>(
    'select email from class_invitations where class_id = $1 and email = any($2::text[])',
    [classId, emails],
  )
  return new Set(rows.map(({ email }) => email))
}
