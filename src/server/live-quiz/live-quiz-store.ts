import type { LiveQuizOn, LiveQuizPlace } from '#contract/live-quiz.ts'
import type { LiveQuizPhase } from '#domain/live-quiz/live-quiz.ts'
import type { LiveQuizPlaceFacts } from '#domain/permissions.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { Queries } from '../database/database.ts'
import { taughtClass } from '../people/taught-class.ts'
import type { QuestionRow } from '../quizzes/questions/question-store.ts'

export type AskedQuestion = Pick<QuestionRow, 'content' | 'html'>

export interface LiveQuizRow {
  id: string
  hostId: string
  quizId: string | null
  topicId: string | null
  title: string
  questions: AskedQuestion[]
  seed: number
  phase: LiveQuizPhase
  at: number
}

export interface PlaceRow extends LiveQuizPlaceFacts {
  /** What the class or group is called. */
  name: string
  /** Of the class, or of the group whose session it is. */
  id: string
  inClass: boolean
  /** Ids of the class's teachers; none of a group. */
  teachers: string[]
}

const classAs = (
  id: string,
  person: string,
) => `select c.id, true as "inClass", c.name, ${taughtClass('c', person)} as leads,
  exists (select from class_members m where m.class_id = c.id and m.student_id = ${person}) as belongs,
  array(select c.teacher_id union select t.teacher_id from class_teachers t
    where t.class_id = c.id and t.accepted_at is not null) as teachers
  from school_classes c where c.id = ${id} and c.archived_at is null`
const sessionAs = (
  id: string,
  person: string,
) => `select g.id, false as "inClass", g.name, coalesce(m.role = 'leader', false) as leads, m.role is not null as belongs,
  '{}'::text[] as teachers
  from group_sessions s join study_groups g on g.id = s.group_id join profiles p on p.id = ${person}
  left join study_group_members m on m.group_id = g.id and m.student_id = p.id and p.school_id = g.school_id
  where s.id = ${id} and s.cancelled_at is null`

/** A class or session as a person stands to it; null when there is none. */
export async function readPlace(
  queries: Queries,
  { place, personId }: { place: LiveQuizPlace; personId: string },
): Promise<PlaceRow | null> {
  const as = place.kind === 'class' ? classAs : sessionAs
  const [row] = await queries.query<PlaceRow>(as('$1::uuid', '$2'), [place.id, personId])
  return row ?? null
}

/** Those who answer there. */
export async function readPupilsOf(queries: Queries, { kind, id }: LiveQuizPlace): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    kind === 'class'
      ? 'select student_id as id from class_members where class_id = $1'
      : `select m.student_id as id from group_sessions s join study_group_members m on m.group_id = s.group_id
         where s.id = $1`,
    [id],
  )
  return rows.map((row) => row.id)
}

const columns = `q.id, q.host_id as "hostId", q.quiz_id as "quizId", q.topic_id as "topicId", q.title, q.questions, q.seed, q.phase, q.at`

/** A live quiz with where it is held, as a person stands to that; null when there is none. */
export async function readLiveQuiz(
  queries: Queries,
  { id, personId }: { id: string; personId: string },
): Promise<{ quiz: LiveQuizRow; place: PlaceRow; sessionId: string | null } | null> {
  const [row] = await queries.query<LiveQuizRow & { classId: string | null; sessionId: string | null }>(
    `select ${columns}, q.class_id as "classId", q.session_id as "sessionId" from live_quizzes q where q.id = $1`,
    [id],
  )
  if (!row) return null
  const { classId, sessionId, ...quiz } = row
  const held: LiveQuizPlace = classId ? { kind: 'class', id: classId } : { kind: 'session', id: sessionId ?? '' }
  const place = await readPlace(queries, { place: held, personId })
  return place && { quiz, place, sessionId }
}

/** Holds a live quiz until the transaction ends: against steps, or also against answers. */
export async function lockLiveQuiz(
  transaction: Queries,
  id: string,
  against: 'steps' | 'answers',
): Promise<LiveQuizRow | null> {
  const [row] = await transaction.query<LiveQuizRow>(
    `select ${columns} from live_quizzes q where q.id = $1 for ${against === 'steps' ? 'share' : 'update'}`,
    [id],
  )
  return row ?? null
}

export async function writeLiveQuiz(
  queries: Queries,
  quiz: LiveQuizRow & { place: LiveQuizPlace; now: Date },
): Promise<void> {
  const { id, hostId, quizId, topicId, title, questions, seed, phase, at, place, now } = quiz
  await queries.query(
    `insert into live_quizzes (id, host_id, class_id, session_id, quiz_id, topic_id, title, questions, seed, phase, at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12) on conflict (id) do nothing`,
    [
      id,
      hostId,
      place.kind === 'class' ? place.id : null,
      place.kind === 'session' ? place.id : null,
      quizId,
      topicId,
      title,
      JSON.stringify(questions),
      seed,
      phase,
      at,
      now,
    ],
  )
}

/** Ends what a host still has on in a place, but for the quiz named. @returns the ids of those that ended. */
export async function endOthers(
  queries: Queries,
  { id, hostId, place, now }: { id: string; hostId: string; place: LiveQuizPlace; now: Date },
): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `update live_quizzes set phase = 'ended', ended_at = $4
     where ${place.kind}_id = $1 and host_id = $2 and id <> $3 and ended_at is null returning id`,
    [place.id, hostId, id, now],
  )
  return rows.map((row) => row.id)
}

export async function writeStep(
  transaction: Queries,
  { id, phase, at, now }: { id: string; phase: LiveQuizPhase; at: number; now: Date },
): Promise<void> {
  await transaction.query(
    `update live_quizzes set phase = $2, at = $3, ended_at = case when $2 = 'ended' then coalesce(ended_at, $4) end
     where id = $1`,
    [id, phase, at, now],
  )
}

export interface LiveResponse {
  at: number
  studentId: string
  response: QuestionResponse
  marks: number
}

export async function writeResponse(
  transaction: Queries,
  { liveQuizId, at, studentId, response, marks, now }: LiveResponse & { liveQuizId: string; now: Date },
): Promise<void> {
  await transaction.query(
    `insert into live_quiz_responses (live_quiz_id, at, student_id, response, marks, answered_at)
     values ($1, $2, $3, $4::jsonb, $5, $6)
     on conflict (live_quiz_id, at, student_id) do update set response = excluded.response, marks = excluded.marks,
       answered_at = excluded.answered_at`,
    [liveQuizId, at, studentId, JSON.stringify(response), marks, now],
  )
}

/** What all gave, up to the question at a place. */
export async function readResponses(queries: Queries, id: string, upTo: number): Promise<LiveResponse[]> {
  return queries.query<LiveResponse>(
    `select at, student_id as "studentId", response, marks from live_quiz_responses
     where live_quiz_id = $1 and at <= $2 order by at, student_id`,
    [id, upTo],
  )
}

export async function countAnswered(queries: Queries, id: string, at: number): Promise<number> {
  const [row] = await queries.query<{ answered: number }>(
    'select count(*)::int as answered from live_quiz_responses where live_quiz_id = $1 and at = $2',
    [id, at],
  )
  return row?.answered ?? 0
}

/** The live quizzes that are on where a person is a pupil or teaches, the newest first; none of which nobody ended in a day. */
export async function readLiveQuizzesFor(
  queries: Queries,
  { personId, since }: { personId: string; since: Date },
): Promise<LiveQuizOn[]> {
  return queries.query(
    `select q.id, q.title, q.class_id as "classId", coalesce(c.name, g.name) as place, q.host_id = $1 as hosted from live_quizzes q
       left join school_classes c on c.id = q.class_id and c.archived_at is null
       left join group_sessions s on s.id = q.session_id and s.cancelled_at is null
       left join study_groups g on g.id = s.group_id
     where q.ended_at is null and q.created_at > $2 and (
       exists (select from class_members m where m.class_id = c.id and m.student_id = $1)
       or (c.id is not null and ${taughtClass('c', '$1')})
       or exists (select from study_group_members m join profiles p on p.id = m.student_id
         where m.group_id = g.id and m.student_id = $1 and p.school_id = g.school_id))
     order by q.created_at desc limit 20`,
    [personId, since],
  )
}
