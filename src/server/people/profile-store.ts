import type { Profile } from '#contract/accounts.ts'
import { AppError } from '#contract/errors.ts'
import { needsSecondStep, type StoredPerson } from '#domain/permissions.ts'
import type { RestDays } from '#domain/progress/weekday.ts'
import { type ReadingChoices, readingChoicesIn } from '#domain/reading/reading-choices.ts'
import type { Queries } from '../database/database.ts'

const readOne = `
select p.last_seen_on as "lastSeenOn", (select s.last_used_on from sessions s where s.token = $2) as "sessionUsedOn", p.id, p.full_name as "fullName", p.email, p.role,
  coalesce(p.school_named, s.name) as school, p.school_id is not null and p.school_named is null as "schoolConfirmed", p.avatar_url as "avatarUrl",
  p.time_zone as "timeZone", p.timed_advance as "timedAdvance", p.daily_goal as "dailyGoal", p.reading,
  p.on_leaderboards as "onLeaderboards",
  (select count(*)::int from (select 1 from notices n where n.user_id = p.id and n.read_at is null limit 100) unread)
    as "unreadNotices",
  (select d.due_at from account_deletions d where d.user_id = p.id) as "deletionDueAt",
  p.role = 'admin' and exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending') as "roleAwaitsApproval",
  p.demo, (select u.two_factor_enabled from users u where u.id = p.id) as "secondStep"
from profiles p left join schools s on s.id = p.school_id where p.id = $1`

type ProfileRow = Omit<Profile, 'deletionDueAt' | 'needsSecondStep'> &
  Pick<StoredPerson, 'demo' | 'secondStep'> & {
    deletionDueAt: Date | null
    lastSeenOn: string | null
    sessionUsedOn: string | null
  }

export async function readProfile(queries: Queries, id: string): Promise<Profile | null> {
  return (await readProfileSeen(queries, id))?.profile ?? null
}

/** A profile, and the UTC days (YYYY-MM-DD) on which they were last here, and here with this session. */
export async function readProfileSeen(
  queries: Queries,
  id: string,
  token: string | null = null,
): Promise<{ profile: Profile; lastSeenOn: string | null; sessionUsedOn: string | null } | null> {
  const [row] = await queries.query<ProfileRow>(readOne, [id, token])
  if (!row) return null
  const { lastSeenOn, sessionUsedOn, deletionDueAt, demo, secondStep, ...profile } = row
  // What an earlier version stored may hold a choice that is gone.
  const reading = profile.reading && readingChoicesIn(profile.reading)
  const own = { role: profile.role, pending: profile.roleAwaitsApproval, secondStep, demo }
  return {
    profile: {
      ...profile,
      reading,
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
      needsSecondStep: needsSecondStep(own),
    },
    lastSeenOn,
    sessionUsedOn,
  }
}

/** @throws {AppError} not-signed-in when the account is gone. */
export async function requireProfile(queries: Queries, id: string): Promise<Profile> {
  const profile = await readProfile(queries, id)
  if (!profile) throw new AppError('not-signed-in')
  return profile
}

/** What a person may change of their own profile; what is absent stays. */
export interface ProfileChanges {
  fullName?: string | undefined
  /** The school that they say is theirs; null leaves the school. */
  school?: string | null | undefined
  avatarUrl?: string | null | undefined
  timeZone?: string | undefined
  timedAdvance?: boolean | undefined
  dailyGoal?: number | undefined
  restDays?: RestDays | undefined
  onLeaderboards?: boolean | undefined
  reading?: ReadingChoices | undefined
}

export async function writeProfile(transaction: Queries, id: string, changes: ProfileChanges): Promise<void> {
  const { fullName, school, avatarUrl, timeZone, timedAdvance, dailyGoal, reading, onLeaderboards, restDays } = changes
  await transaction.query(
    `update profiles set full_name = coalesce($2, full_name), school_id = case when $3 and $4::text is null then null else school_id end,
      school_named = case when not $3 then school_named
        when exists (select 1 from schools s where s.id = school_id and lower(s.name) = lower($4)) then null else $4 end,
      avatar_url = case when $5 then $6 else avatar_url end, time_zone = coalesce($7, time_zone),
      timed_advance = coalesce($8, timed_advance), daily_goal = coalesce($9, daily_goal),
      reading = coalesce($10::jsonb, reading), on_leaderboards = coalesce($11, on_leaderboards),
      rest_days = coalesce($12::jsonb, rest_days) where id = $1`,
    [
      id,
      fullName ?? null,
      school !== undefined,
      // An empty field says that there is none.
      school || null,
      avatarUrl !== undefined,
      avatarUrl ?? null,
      timeZone ?? null,
      timedAdvance ?? null,
      dailyGoal ?? null,
      reading ? JSON.stringify(reading) : null,
      onLeaderboards ?? null,
      restDays ? JSON.stringify(restDays) : null,
    ],
  )
  if (fullName !== undefined) await transaction.query('update users set name = $2 where id = $1', [id, fullName])
}
