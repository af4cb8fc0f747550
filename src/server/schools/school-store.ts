import type { School } from '#contract/schools.ts'
import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { gramsOf } from '../database/search-grams.ts'

export interface SchoolRow extends Omit<School, 'createdAt' | 'namedAdult'> {
  createdAt: Date
  adultId: string | null
  adultName: string | null
  /** Where a list by name goes on after it. */
  sortName: string
}

// Counted from indexes, for a page of schools at a time.
const columns = `s.id, s.name, s.address, s.created_at as "createdAt", s.chat_off as "chatOff", s.staff_mail_domain as "staffMailDomain", lower(s.name) as "sortName",
  a.id as "adultId", a.full_name as "adultName",
  (select count(*)::int from profiles p where p.school_id = s.id) as people,
  (select count(*)::int from account_deletions d join profiles p on p.id = d.user_id
    where p.school_id = s.id and d.reason = 'school') as leaving,
  (select count(*)::int from school_classes c where c.school_id = s.id) as classes,
  (select count(*)::int from study_groups g where g.school_id = s.id) as groups`

/** Schools by name, after a place in that order. */
export async function readSchools(
  queries: Queries,
  { search, after, limit }: { search: string; after: { sortName: string; id: string } | null; limit: number },
): Promise<SchoolRow[]> {
  return queries.query<SchoolRow>(
    `select ${columns} from (select * from schools s
       where ${search ? 'search_grams(s.name) @> $4::text[] and position($5 in lower(s.name)) > 0' : 'true'}
         and ($1::text is null or (lower(s.name), s.id) > ($1::text, $2::uuid))
       order by lower(s.name), s.id limit $3) s
     left join profiles a on a.id = s.named_adult_id order by lower(s.name), s.id`,
    [after?.sortName ?? null, after?.id ?? null, limit, ...(search ? [gramsOf(search), search.toLowerCase()] : [])],
  )
}

export async function countSchools(queries: Queries, search: string): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from schools s
     ${search ? 'where search_grams(s.name) @> $1::text[] and position($2 in lower(s.name)) > 0' : ''}`,
    search ? [gramsOf(search), search.toLowerCase()] : [],
  )
  return row?.count ?? 0
}

export async function readSchool(queries: Queries, id: string): Promise<SchoolRow | null> {
  const [school] = await queries.query<SchoolRow>(
    `select ${columns} from schools s left join profiles a on a.id = s.named_adult_id where s.id = $1`,
    [id],
  )
  return school ?? null
}

export async function schoolExists(queries: Queries, id: string): Promise<boolean> {
  // It stays until the transaction ends.
  const rows = await queries.query('select 1 from schools where id = $1 for key share', [id])
  return rows.length > 0
}

/** @returns false when there is one of that id already. */
export async function insertSchool(
  transaction: Queries,
  { id, name, address, now }: { id: string; name: string; address: string | null; now: Date },
): Promise<boolean> {
  const made = await transaction.query(
    'insert into schools (id, name, address, created_at) values ($1, $2, $3, $4) on conflict (id) do nothing returning id',
    [id, name, address, now],
  )
  return made.length > 0
}

/** Reads a school, and keeps others from changing it until the transaction ends. */
export async function lockSchool(
  transaction: Queries,
  id: string,
): Promise<{ name: string; namedAdultId: string | null; chatOff: boolean; staffMailDomain: string | null } | null> {
  const [school] = await transaction.query<{
    name: string
    namedAdultId: string | null
    chatOff: boolean
    staffMailDomain: string | null
  }>(
    `select name, staff_mail_domain as "staffMailDomain", chat_off as "chatOff", named_adult_id as "namedAdultId" from schools where id = $1 for update`,
    [id],
  )
  return school ?? null
}

export async function writeSchool(
  transaction: Queries,
  school: {
    id: string
    name: string
    address: string | null
    namedAdultId: string | null
    chatOff: boolean
    staffMailDomain: string | null
  },
): Promise<void> {
  await transaction.query(
    'update schools set name = $2, address = $3, named_adult_id = $4, chat_off = $5, staff_mail_domain = $6 where id = $1',
    [school.id, school.name, school.address, school.namedAdultId, school.chatOff, school.staffMailDomain],
  )
}

/** Its people and classes stay, without a school; its study groups go. */
export async function removeSchool(transaction: Queries, id: string): Promise<void> {
  await transaction.query('delete from schools where id = $1', [id])
}

export interface SchoolAdult {
  id: string
  fullName: string
  role: Role
}

/** The teachers and approved admins of a school by name, at most `limit`; or of them the one of that id. */
export async function readSchoolAdults(
  queries: Queries,
  { schoolId, adultId = null, limit }: { schoolId: string; adultId?: string | null; limit: number },
): Promise<SchoolAdult[]> {
  return queries.query<SchoolAdult>(
    `select p.id, p.full_name as "fullName", p.role from profiles p
     where p.school_id = $1 and p.school_named is null and p.role in ('teacher', 'admin') and ($2::text is null or p.id = $2)
       and not exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending')
     order by lower(p.full_name), p.id limit $3`,
    [schoolId, adultId, limit],
  )
}

/** Whether a mail domain is another school's, or that of a pupil's address: then it says nothing about who teaches. */
export async function domainIsTaken(
  queries: Queries,
  { domain, schoolId }: { domain: string; schoolId: string },
): Promise<boolean> {
  const [row] = await queries.query<{ taken: boolean }>(
    `select exists (select from schools where staff_mail_domain = $1 and id <> $2)
       or exists (select from profiles where role = 'student' and lower(split_part(email, '@', 2)) = $1) as taken`,
    [domain, schoolId],
  )
  return row?.taken ?? false
}
