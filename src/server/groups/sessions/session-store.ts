import type { GroupSession } from '#contract/group-sessions.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import type { Queries } from '../../database/database.ts'

export interface SessionRow {
  id: string
  /** A `Date` from a column, text from JSON. */
  startsAt: Date | string
  minutes: number
  topic: string
  comingNames: string[]
  youCome: boolean | null
}

/** The columns of a session; `reader` is the place of the reader's id in the statement. */
export const sessionAsSeen = (session: string, reader: string) => `${session}.id, ${session}.starts_at as "startsAt",
  ${session}.minutes, ${session}.topic,
  array(select q.full_name from group_session_replies r join profiles q on q.id = r.student_id
    join study_group_members w on w.student_id = r.student_id and w.group_id = ${session}.group_id
    where r.session_id = ${session}.id and r.comes order by r.replied_at, q.id) as "comingNames",
  (select r.comes from group_session_replies r where r.session_id = ${session}.id and r.student_id = ${reader}) as "youCome"`

export const toSession = ({ startsAt, comingNames, ...row }: SessionRow): GroupSession => ({
  ...row,
  startsAt: new Date(startsAt).toISOString(),
  coming: comingNames.map(publicName),
})

/** Sessions of a group that are not over yet, the next first. */
export async function readSessions(
  queries: Queries,
  { groupId, readerId, now }: { groupId: string; readerId: string; now: Date },
): Promise<GroupSession[]> {
  const rows = await queries.query<SessionRow>(
    `select ${sessionAsSeen('x', '$2')} from group_sessions x where x.group_id = $1 and x.cancelled_at is null
       and x.starts_at + make_interval(mins => x.minutes) > $3 order by x.starts_at, x.id limit 50`,
    [groupId, readerId, now],
  )
  return rows.map(toSession)
}

export async function readSession(
  queries: Queries,
  { groupId, id, readerId }: { groupId: string; id: string; readerId: string },
): Promise<GroupSession | null> {
  const [row] = await queries.query<SessionRow>(
    `select ${sessionAsSeen('x', '$3')} from group_sessions x
     where x.group_id = $1 and x.id = $2 and x.cancelled_at is null`,
    [groupId, id, readerId],
  )
  return row ? toSession(row) : null
}

/**
 * Sets a session, or moves it; a session that was called off stays so, and one of another group is not touched.
 * @returns what it was before, null when it is new; false when it could not be written.
 */
export async function writeSession(
  transaction: Queries,
  session: { groupId: string; id: string; startsAt: Date; minutes: number; topic: string; most: number; now: Date },
): Promise<{ startsAt: Date; minutes: number; topic: string } | null | false> {
  const { groupId, id, startsAt, minutes, topic, most, now } = session
  const [before] = await transaction.query<{
    groupId: string
    startsAt: Date
    minutes: number
    topic: string
    cancelledAt: Date | null
  }>(
    `select group_id as "groupId", starts_at as "startsAt", minutes, topic, cancelled_at as "cancelledAt"
     from group_sessions where id = $1 for update`,
    [id],
  )
  if (before) {
    if (before.groupId !== groupId || before.cancelledAt) return false
    await transaction.query(
      `update group_sessions set starts_at = $2, minutes = $3, topic = $4, revision = revision + 1
       where id = $1 and (starts_at, minutes, topic) is distinct from ($2::timestamptz, $3::int, $4::text)`,
      [id, startsAt, minutes, topic],
    )
    return before
  }
  const written = await transaction.query(
    `insert into group_sessions (group_id, id, topic, starts_at, minutes, created_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from group_sessions
       where group_id = $1 and cancelled_at is null and starts_at > $6) < $7
     on conflict do nothing returning id`,
    [groupId, id, topic, startsAt, minutes, now, most],
  )
  return written.length > 0 ? null : false
}

/** @returns when it would have been, the first time it is called off. */
export async function writeCancelled(
  transaction: Queries,
  { groupId, id, now }: { groupId: string; id: string; now: Date },
): Promise<Date | null> {
  const [row] = await transaction.query<{ startsAt: Date }>(
    `update group_sessions set cancelled_at = $3, revision = revision + 1
     where group_id = $1 and id = $2 and cancelled_at is null returning starts_at as "startsAt"`,
    [groupId, id, now],
  )
  return row?.startsAt ?? null
}

export async function writeReply(
  queries: Queries,
  { sessionId, studentId, comes, now }: { sessionId: string; studentId: string; comes: boolean; now: Date },
): Promise<void> {
  await queries.query(
    `insert into group_session_replies (session_id, student_id, comes, replied_at) values ($1, $2, $3, $4)
     on conflict (session_id, student_id) do update set comes = excluded.comes, replied_at = excluded.replied_at
       where group_session_replies.comes <> excluded.comes`,
    [sessionId, studentId, comes, now],
  )
}
