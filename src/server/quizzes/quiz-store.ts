import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { sameSchool } from './visible-quiz.ts'

export interface QuizRow {
  id: string
  ownerId: string
  ownerFullName: string
  ownerRole: Role
  title: string
  description: string
  sharedWithSchool: boolean
  updatedAt: Date
  deletedAt: Date | null
  questions: number
  outOf: number
  /** Attempts that were handed in. */
  attempts: number
}

const columns = `q.id, q.owner_id as "ownerId", p.full_name as "ownerFullName", p.role as "ownerRole", q.title, q.description,
  q.shared_with_school as "sharedWithSchool", q.updated_at as "updatedAt", q.deleted_at as "deletedAt",
  (select count(*)::int from quiz_questions t where t.quiz_id = q.id and t.current) as questions,
  (select coalesce(sum((t.content->>'marks')::int), 0)::int from quiz_questions t where t.quiz_id = q.id and t.current) as "outOf",
  (select count(*)::int from teacher_quiz_attempts a where a.quiz_id = q.id and a.submitted_at is not null) as attempts`

/** A page of a teacher's own quizzes, or of those that colleagues share; `after` is the last quiz of the page before. */
export async function readQuizPage(
  queries: Queries,
  page: { personId: string; from: 'mine' | 'school'; search: string; after: string | null; most: number },
): Promise<QuizRow[]> {
  const whose =
    page.from === 'mine' ? 'q.owner_id = $1' : `q.shared_with_school and q.owner_id <> $1 and ${sameSchool('q', '$1')}`
  return queries.query<QuizRow>(
    `select ${columns} from quizzes q join profiles p on p.id = q.owner_id
     where ${whose} and q.deleted_at is null and ($2 = '' or q.title ilike $3 or q.description ilike $3)
       and ($4::uuid is null or (q.updated_at, q.id) < (select l.updated_at, l.id from quizzes l where l.id = $4))
     order by q.updated_at desc, q.id desc limit $5`,
    [page.personId, page.search, `%${page.search.replace(/[\\%_]/g, '\\$&')}%`, page.after, page.most],
  )
}

/** A quiz, deleted or not, and whether a colleague who asks sees it. */
export async function readQuizFor(
  queries: Queries,
  { personId, quizId }: { personId: string; quizId: string },
): Promise<(QuizRow & { sharedWithAsker: boolean }) | null> {
  const [row] = await queries.query<QuizRow & { sharedWithAsker: boolean }>(
    `select ${columns}, q.shared_with_school and ${sameSchool('q', '$1')} as "sharedWithAsker"
     from quizzes q join profiles p on p.id = q.owner_id where q.id = $2`,
    [personId, quizId],
  )
  return row ?? null
}

/** Who owns a quiz that isn't deleted; it stays as it is until the transaction ends. */
export async function lockQuiz(transaction: Queries, quizId: string): Promise<{ ownerId: string } | null> {
  const [row] = await transaction.query<{ ownerId: string }>(
    'select owner_id as "ownerId" from quizzes where id = $1 and deleted_at is null for update',
    [quizId],
  )
  return row ?? null
}

export async function countQuizzes(queries: Queries, ownerId: string): Promise<number> {
  const [row] = await queries.query<{ quizzes: number }>(
    'select count(*)::int as quizzes from quizzes where owner_id = $1 and deleted_at is null',
    [ownerId],
  )
  return row?.quizzes ?? 0
}

/** @returns false when there is a quiz with this id already. */
export async function writeQuiz(
  queries: Queries,
  quiz: { id: string; ownerId: string; title: string; description: string; now: Date },
): Promise<boolean> {
  const written = await queries.query(
    `insert into quizzes (owner_id, id, title, description, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (id) do nothing returning id`,
    [quiz.ownerId, quiz.id, quiz.title, quiz.description, quiz.now],
  )
  return written.length > 0
}

/** What is null stays. */
export async function updateQuiz(
  queries: Queries,
  quiz: {
    id: string
    title?: string | undefined
    description?: string | undefined
    shared?: boolean | undefined
    now: Date
  },
): Promise<void> {
  await queries.query(
    `update quizzes set title = coalesce($2, title), description = coalesce($3, description),
       shared_with_school = coalesce($4, shared_with_school), updated_at = $5 where id = $1`,
    [quiz.id, quiz.title ?? null, quiz.description ?? null, quiz.shared ?? null, quiz.now],
  )
}

/** A quiz that nobody has begun goes for good; one that was begun is only put away. */
export async function removeQuiz(queries: Queries, { quizId, now }: { quizId: string; now: Date }): Promise<void> {
  await queries.query(
    `delete from quizzes q where q.id = $1 and not exists (select from teacher_quiz_attempts a where a.quiz_id = q.id)`,
    [quizId],
  )
  await queries.query('update quizzes set deleted_at = $2, shared_with_school = false where id = $1', [quizId, now])
}
