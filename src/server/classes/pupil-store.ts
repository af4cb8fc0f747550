import type { AgeBand } from '#domain/groups/age-band.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import { NO_ADDRESS } from '#domain/no-address.ts'
import type { Queries } from '../database/database.ts'

/** The condition under which an account has an e-mail address. @param users the alias of `users` in the statement */
export const hasAddress = (users: string) => `${users}.email not like '%${NO_ADDRESS}'`

export interface ClassPupilRow {
  id: string
  fullName: string
  username: string | null
  hasEmail: boolean
  /** Null for an account that no teacher made. */
  account: { pictures: boolean; failures: number; classId: string | null } | null
  schoolId: string | null
  ageBand: AgeBand | null
  lastActiveDay: string | null
  dailyStreak: number
  longestStreak: number
  restDays: number[]
  timeZone: string
  totalXp: number
  xpThisWeek: number
  mastery: number | null
}

/** The pupils of a class with their figures, by name. @param since when this week began */
export async function readClassPupils(
  queries: Queries,
  { classId, since, ids = null }: { classId: string; since: Date; ids?: readonly string[] | null },
): Promise<ClassPupilRow[]> {
  return queries.query<ClassPupilRow>(
    `select p.id, p.full_name as "fullName", u.username, ${hasAddress('u')} as "hasEmail",
       case when a.student_id is not null then json_build_object('pictures', a.picture_hash is not null,
         'failures', a.failures, 'classId', a.class_id) end as account,
       p.school_id as "schoolId", p.age_band as "ageBand", g.last_active_day as "lastActiveDay",
       g.daily_streak as "dailyStreak", g.longest_streak as "longestStreak", p.rest_days as "restDays",
       p.time_zone as "timeZone", g.total_xp as "totalXp",
       (select coalesce(sum(amount), 0)::int from xp_ledger x where x.student_id = p.id and x.earned_at >= $2)
         as "xpThisWeek",
       (select avg(mastery) from topic_mastery t where t.student_id = p.id) as mastery
     from class_members m join profiles p on p.id = m.student_id join users u on u.id = p.id
       join student_progress g on g.user_id = p.id left join class_accounts a on a.student_id = p.id
     where m.class_id = $1 and ($3::text[] is null or p.id = any($3::text[])) order by lower(p.full_name), p.id`,
    [classId, since, ids],
  )
}

/** The pupils of a class by the names that they gave when they joined, in that order; from before it was asked, first name and initial. */
export async function readJoinedNames(
  queries: Queries,
  classId: string,
): Promise<{ id: string; name: string; joinedAt: string }[]> {
  const rows = await queries.query<{ id: string; joinedAs: string | null; fullName: string; joinedAt: Date }>(
    `select m.student_id as id, m.joined_as as "joinedAs", p.full_name as "fullName", m.joined_at as "joinedAt"
     from class_members m join profiles p on p.id = m.student_id where m.class_id = $1 order by m.joined_at, m.student_id`,
    [classId],
  )
  return rows.map(({ id, joinedAs, fullName, joinedAt }) => ({
    id,
    name: joinedAs ?? publicName(fullName),
    joinedAt: joinedAt.toISOString(),
  }))
}

/** How much a class studied on each day since one; days without study are not there. */
export async function readClassDays(
  queries: Queries,
  { classId, firstDay }: { classId: string; firstDay: string },
): Promise<{ day: string; pupils: number; answers: number }[]> {
  return queries.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, count(*)::int as pupils,
       sum(d.flashcards + d.questions)::int as answers
     from class_members m join study_days d on d.student_id = m.student_id
     where m.class_id = $1 and d.day >= $2::date group by d.day order by d.day`,
    [classId, firstDay],
  )
}

/** Takes a pupil out of a class. @returns false when they were not in it. */
export async function removeMember(
  queries: Queries,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<boolean> {
  const removed = await queries.query(
    'delete from class_members where class_id = $1 and student_id = $2 returning student_id',
    [classId, studentId],
  )
  return removed.length > 0
}

export async function isMember(
  queries: Queries,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<boolean> {
  const rows = await queries.query('select 1 from class_members where class_id = $1 and student_id = $2', [
    classId,
    studentId,
  ])
  return rows.length > 0
}
