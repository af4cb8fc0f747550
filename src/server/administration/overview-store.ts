import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

const SCHOOLS_TO_CHOOSE = 500

export interface OverviewRow {
  people: { role: Role; count: number }[]
  activeThisWeek: number
  schoolCount: number
  roleRequests: number
  confirmations: number
  helpRequests: number
  rewardClaims: number
  mistakes: number
  concerns: number
  chatReports: number
}

/** How many there are of everything that an admin looks after. */
export async function readOverviewRow(queries: Queries, weekFrom: string): Promise<OverviewRow> {
  const [row] = await queries.query<OverviewRow>(
    `select
       (select coalesce(json_agg(json_build_object('role', role, 'count', count)), '[]')
         from (select role, count(*)::int as count from profiles group by role) r) as people,
       (select count(*)::int from student_progress where last_active_day >= $1::date) as "activeThisWeek",
       (select count(*)::int from schools) as "schoolCount",
       (select count(*)::int from role_requests r join users u on u.id = r.user_id
         where r.status = 'pending' and u.email_verified) as "roleRequests",
       (select count(*)::int from staff_requests where refused_at is null)
         + (select count(*)::int from parent_links where confirmation_asked_at is not null) as confirmations,
       (select count(*)::int from help_requests where state = 'open') as "helpRequests",
       (select count(*)::int from reward_claims where status = 'pending') as "rewardClaims",
       (select count(*)::int from mistake_reports where decision is null) as mistakes,
       (select count(*)::int from concerns where seen_at is null) as concerns,
       (select count(*)::int from message_reports where decided_at is null) as "chatReports"`,
    [weekFrom],
  )
  if (!row) throw new Error('a select without from has one row')
  return row
}

/** All pupils' answers, and how many pupils gave any, on each day that has some. */
export async function readDayTotals(
  queries: Queries,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; answers: number; pupils: number }[]> {
  return queries.query(
    `select day, sum(flashcards + questions)::int as answers, count(*)::int as pupils from study_days
     where day between $1::date and $2::date and flashcards + questions > 0 group by day`,
    [from, to],
  )
}

export async function readSchoolNames(queries: Queries): Promise<{ id: string; name: string }[]> {
  return queries.query('select id, name from schools order by lower(name), id limit $1', [SCHOOLS_TO_CHOOSE])
}

export async function readSchoolName(queries: Queries, id: string): Promise<string | null> {
  const [row] = await queries.query<{ name: string }>('select name from schools where id = $1', [id])
  return row?.name ?? null
}
