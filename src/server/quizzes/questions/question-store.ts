import type { Question } from '#domain/questions/question.ts'
import type { Queries } from '../../database/database.ts'

/** A question of a quiz as it stood in one version. */
export interface QuestionRow {
  id: string
  version: number
  position: number
  content: Question
  /** How each of its texts is shown; pictures stand as `media:…`. */
  html: Record<string, string>
}

const columns = 'id, version, position, content, html'

/** The questions that a quiz has now, in order. */
export async function readQuestions(queries: Queries, quizId: string): Promise<QuestionRow[]> {
  return queries.query<QuestionRow>(
    `select ${columns} from quiz_questions where quiz_id = $1 and current order by position, id`,
    [quizId],
  )
}

export interface QuestionVersion {
  id: string
  version: number
}

/** The questions that an attempt asks, in its order, as they stood when it began. */
export async function readAskedQuestions(
  queries: Queries,
  { quizId, asked }: { quizId: string; asked: readonly QuestionVersion[] },
): Promise<QuestionRow[]> {
  const rows = await queries.query<QuestionRow>(
    `select ${columns} from quiz_questions where quiz_id = $1
       and (id, version) in (select * from unnest($2::uuid[], $3::int[]))`,
    [quizId, asked.map(({ id }) => id), asked.map(({ version }) => version)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return asked.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The newest version of a question, in the quiz or taken out of it, and whether anybody was asked it. */
export async function readNewestVersion(
  queries: Queries,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<(QuestionRow & { current: boolean; asked: boolean }) | null> {
  const [row] = await queries.query<QuestionRow & { current: boolean; asked: boolean }>(
    `select ${columns}, current, exists (select from teacher_quiz_attempts a where a.quiz_id = $1
         and a.questions @> jsonb_build_array(jsonb_build_object('id', q.id, 'version', q.version))) as asked
     from quiz_questions q where quiz_id = $1 and id = $2 order by version desc limit 1`,
    [quizId, questionId],
  )
  return row ?? null
}

/** Writes a version of a question, in the place of the one that was current. */
export async function writeQuestion(
  transaction: Queries,
  quizId: string,
  { id, version, position, content, html }: QuestionRow,
): Promise<void> {
  await transaction.query('update quiz_questions set current = false where quiz_id = $1 and id = $2 and current', [
    quizId,
    id,
  ])
  await transaction.query(
    `insert into quiz_questions (quiz_id, id, version, position, current, content, html)
     values ($1, $2, $3, $4, true, $5::jsonb, $6::jsonb)
     on conflict (quiz_id, id, version) do update set position = excluded.position, current = true,
       content = excluded.content, html = excluded.html`,
    [quizId, id, version, position, JSON.stringify(content), JSON.stringify(html)],
  )
}

/** How many questions a quiz has, and the place after the last. */
export async function readQuizExtent(queries: Queries, quizId: string): Promise<{ questions: number; next: number }> {
  const [row] = await queries.query<{ questions: number; next: number }>(
    `select count(*)::int as questions, coalesce(max(position) + 1, 0)::int as next
     from quiz_questions where quiz_id = $1 and current`,
    [quizId],
  )
  return row ?? { questions: 0, next: 0 }
}

/** Takes a question out of its quiz; its versions stay for those who were asked them, and for an undo. */
export async function takeOutQuestion(
  queries: Queries,
  { quizId, questionId }: { quizId: string; questionId: string },
): Promise<void> {
  await queries.query('update quiz_questions set current = false where quiz_id = $1 and id = $2 and current', [
    quizId,
    questionId,
  ])
}

/** Numbers the questions from 0 in the order given. */
export async function writeOrder(queries: Queries, quizId: string, questionIds: readonly string[]): Promise<void> {
  await queries.query(
    `update quiz_questions q set position = place.number - 1
     from unnest($2::uuid[]) with ordinality as place(id, number)
     where q.quiz_id = $1 and q.current and q.id = place.id`,
    [quizId, [...questionIds]],
  )
}
