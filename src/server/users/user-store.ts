import type { Role } from '#domain/permissions.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import type { Queries } from '../database/database.ts'
import { gramsOf } from '../database/search-grams.ts'

export interface UserRow {
  id: string
  fullName: string
  email: string
  role: Role
  roleAwaitsApproval: boolean
  schoolId: string | null
  school: string | null
  /** What they say their school is, while nobody has confirmed it. */
  schoolNamed: string | null
  deletionDueAt: Date | null
  secondStep: boolean
  timeZone: string
  restDays: Weekday[]
  /** Where a list by name goes on after them. */
  sortName: string
}

/** What a search looks in. It is written like the index's expression (schema/people.ts), which it would miss otherwise. */
const searched = String.raw`(p.full_name || E'\n' || p.email || E'\n' || p.role)`
const contains = (text: string) => `position(${text} in lower${searched}) > 0`
/** One or two letters find words that begin so, as the index has them. */
const WHOLE_RUN = 3
const beginsWord = (text: string) => `${text} ~ '^[[:alnum:]]+$' and lower${searched} ~ ('(^|[^[:alnum:]])' || ${text})`
const matches = `search_grams${searched} @> $1::text[] and ${contains('$2')}`

const columns = `p.id, p.full_name as "fullName", p.email, p.role, s.id as "schoolId", s.name as school,
  p.school_named as "schoolNamed",
  (select d.due_at from account_deletions d where d.user_id = p.id) as "deletionDueAt", p.time_zone as "timeZone", p.rest_days as "restDays", lower(p.full_name) as "sortName",
  (select u.two_factor_enabled from users u where u.id = p.id) as "secondStep",
  p.role = 'admin' and exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending') as "roleAwaitsApproval"`

/** People by name, after a place in that order. `search` is in full name, email or role, whatever its case. */
export async function readUsers(
  queries: Queries,
  { search, after, limit }: { search: string; after: { sortName: string; id: string } | null; limit: number },
): Promise<UserRow[]> {
  const { condition, parameters } = conditionOf(search)
  const at = parameters.length
  return queries.query<UserRow>(
    `select ${columns} from (
       select * from profiles p
       where ${condition}${after ? ` and (lower(p.full_name), p.id) > ($${at + 2}, $${at + 3})` : ''}
       order by lower(p.full_name), p.id limit $${at + 1}) p
     left join schools s on s.id = p.school_id order by lower(p.full_name), p.id`,
    [...parameters, limit, ...(after ? [after.sortName, after.id] : [])],
  )
}

/**
 * How many people match, counted up to `limit`. The index finds few among many; where many match it would be asked for each of
 * them, so this looks at the text itself, which costs a hundredth of its runs of letters and says the same.
 */
export async function countUsers(
  queries: Queries,
  { search, limit }: { search: string; limit: number },
): Promise<number> {
  const counted = search
    ? `select 1 from profiles p where ${[...search].length < WHOLE_RUN ? beginsWord('$1') : contains('$1')} limit ${Math.trunc(limit)}`
    : 'select 1 from profiles'
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from (${counted}) matching`,
    search ? [search.toLowerCase()] : [],
  )
  return row?.count ?? 0
}

function conditionOf(search: string): { condition: string; parameters: (string | string[])[] } {
  return search
    ? { condition: matches, parameters: [gramsOf(search), search.toLowerCase()] }
    : { condition: 'true', parameters: [] }
}

export async function readUser(queries: Queries, id: string): Promise<UserRow | null> {
  const [user] = await queries.query<UserRow>(
    `select ${columns} from profiles p left join schools s on s.id = p.school_id where p.id = $1`,
    [id],
  )
  return user ?? null
}

export interface UserProgress {
  userId: string
  totalXp: number
  dailyStreak: number
  lastActiveDay: string | null
}

export async function readProgressOf(queries: Queries, ids: readonly string[]): Promise<Map<string, UserProgress>> {
  const rows = await queries.query<UserProgress>(
    `select user_id as "userId", total_xp as "totalXp", daily_streak as "dailyStreak", last_active_day as "lastActiveDay"
     from student_progress where user_id = any($1::text[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Reads who is to be edited, and keeps others from editing them until the transaction ends. */
export async function lockUser(
  transaction: Queries,
  id: string,
): Promise<{ fullName: string; role: Role; schoolId: string | null } | null> {
  const [user] = await transaction.query<{ fullName: string; role: Role; schoolId: string | null }>(
    `select full_name as "fullName", role, school_id as "schoolId" from profiles where id = $1 for update`,
    [id],
  )
  return user ?? null
}

/** Changes of who is an admin come one after the other, so that two admins can't take the role from each other at once. */
export async function lockAdmins(transaction: Queries): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtext('admins'))`)
}

export async function isAdminNow(transaction: Queries, id: string): Promise<boolean> {
  const rows = await transaction.query(
    `select 1 from profiles p where p.id = $1 and p.role = 'admin'
       and not exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending')`,
    [id],
  )
  return rows.length > 0
}

export async function writeUser(
  transaction: Queries,
  { id, fullName, schoolId, role }: { id: string; fullName: string; schoolId: string | null; role: Role },
): Promise<void> {
  // A school that an admin chose is confirmed; what the person says of it has no more say.
  await transaction.query(
    `update profiles set full_name = $2, school_named = case when $3::uuid is not null or school_id is not null then null else school_named end,
       school_id = $3::uuid, role = $4 where id = $1`,
    [id, fullName, schoolId, role],
  )
  await transaction.query('update users set name = $2 where id = $1', [id, fullName])
  await transaction.query(
    'delete from school_moderators where user_id = $1 and ($2::uuid is distinct from school_id or $3 <> $4)',
    [id, schoolId, role, 'teacher'],
  )
  // A teacher who has left the school, or no longer teaches, no longer sees its concerns.
  await transaction.query(
    `update schools set named_adult_id = null
     where named_adult_id = $1 and (id is distinct from $2::uuid or $3 not in ('teacher', 'admin'))`,
    [id, schoolId, role],
  )
}

/** What a new role needs and what it settles: a pupil's figures, and a request for the admin role that waits. */
export async function settleRole(
  transaction: Queries,
  { id, role, decidedBy, now }: { id: string; role: Role; decidedBy: string; now: Date },
): Promise<void> {
  if (role === 'student')
    await transaction.query('insert into student_progress (user_id) values ($1) on conflict do nothing', [id])
  await transaction.query(
    `update role_requests set status = $2, decided_by = $3, decided_at = $4 where user_id = $1 and status = 'pending'`,
    [id, role === 'admin' ? 'approved' : 'refused', decidedBy, now],
  )
}

/** Everybody by id, some at a time, with what the export says of them. */
export async function readUsersToExport(
  queries: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<
  (Omit<UserRow, 'roleAwaitsApproval' | 'sortName' | 'schoolNamed' | 'schoolId' | 'deletionDueAt' | 'secondStep'> &
    Omit<UserProgress, 'userId'>)[]
> {
  return queries.query(
    `select p.id, p.full_name as "fullName", p.email, p.role, s.name as school, p.time_zone as "timeZone",
       p.rest_days as "restDays", coalesce(g.total_xp, 0) as "totalXp", coalesce(g.daily_streak, 0) as "dailyStreak",
       g.last_active_day as "lastActiveDay"
     from profiles p left join schools s on s.id = p.school_id left join student_progress g on g.user_id = p.id
     where p.id > $1 order by p.id limit $2`,
    [after, limit],
  )
}
