import type { Queries } from '../../database/database.ts'

export interface SessionPlace {
  groupId: string
  startsAt: Date
  minutes: number
}

/** When and whose a session is; null when there is none, or it was called off. */
export async function readSessionPlace(queries: Queries, sessionId: string): Promise<SessionPlace | null> {
  const [row] = await queries.query<SessionPlace>(
    `select group_id as "groupId", starts_at as "startsAt", minutes from group_sessions
     where id = $1 and cancelled_at is null`,
    [sessionId],
  )
  return row ?? null
}

/** The id of the topic that a session revises. */
export async function readSessionTopic(queries: Queries, sessionId: string): Promise<string | null> {
  const [row] = await queries.query<{ topicId: string }>(
    'select topic_id as "topicId" from group_session_topics where session_id = $1',
    [sessionId],
  )
  return row?.topicId ?? null
}

/** The live quiz that is on in a session. */
export async function readSessionQuiz(
  queries: Queries,
  sessionId: string,
): Promise<{ id: string; title: string } | null> {
  const [row] = await queries.query<{ id: string; title: string }>(
    'select id, title from live_quizzes where session_id = $1 and ended_at is null order by created_at desc limit 1',
    [sessionId],
  )
  return row ?? null
}

export async function writeSessionTopic(
  queries: Queries,
  { sessionId, topicId, now }: { sessionId: string; topicId: string | null; now: Date },
): Promise<void> {
  if (topicId === null) await queries.query('delete from group_session_topics where session_id = $1', [sessionId])
  else
    await queries.query(
      `insert into group_session_topics (session_id, topic_id, chosen_at) values ($1, $2, $3)
       on conflict (session_id) do update set topic_id = excluded.topic_id, chosen_at = excluded.chosen_at`,
      [sessionId, topicId, now],
    )
}
