import type { Queries } from '../database/database.ts'

export async function findSchool(queries: Queries, id: string): Promise<{ id: string; name: string } | null> {
  const [school] = await queries.query<{ id: string; name: string }>('select id, name from schools where id = $1', [id])
  return school ?? null
}

export interface SchoolPerson {
  id: string
  email: string
  fullName: string
}

/** Pupils and teachers of a school; parents and admins are not its own. */
export async function listSchoolPeople(queries: Queries, schoolId: string): Promise<SchoolPerson[]> {
  return queries.query<SchoolPerson>(
    `select id, email, full_name as "fullName" from profiles
     where school_id = $1 and role in ('student', 'teacher') order by id`,
    [schoolId],
  )
}

/** Writes that all of them are to be deleted, but for whom that is written already. @returns the new ones. */
export async function writeSchoolDeletion(
  transaction: Queries,
  deletion: { schoolId: string; requestedBy: string; requestedAt: Date; dueAt: Date },
): Promise<{ userId: string; receiptId: string }[]> {
  const { schoolId, requestedBy, requestedAt, dueAt } = deletion
  return transaction.query(
    `insert into account_deletions (user_id, requested_by, reason, requested_at, due_at, receipt_id)
     select id, $2, 'school', $3, $4, gen_random_uuid() from profiles
       where school_id = $1 and role in ('student', 'teacher')
     on conflict (user_id) do nothing returning user_id as "userId", receipt_id as "receiptId"`,
    [schoolId, requestedBy, requestedAt, dueAt],
  )
}

/** @returns how many accounts stay. */
export async function removeSchoolDeletion(transaction: Queries, schoolId: string): Promise<number> {
  const rows = await transaction.query(
    `delete from account_deletions d using profiles p where p.id = d.user_id and p.school_id = $1
     and d.reason = 'school' returning 1 as kept`,
    [schoolId],
  )
  return rows.length
}
