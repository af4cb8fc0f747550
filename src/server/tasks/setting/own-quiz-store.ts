import type { Queries } from '../../database/database.ts'

/** A teacher's own quizzes that have questions, the newest change first. */
export async function readOwnQuizzes(
  queries: Queries,
  ownerId: string,
): Promise<{ id: string; title: string; questions: number }[]> {
  return queries.query(
    `select q.id, q.title, count(*)::int as questions from quizzes q join quiz_questions t on t.quiz_id = q.id and t.current
     where q.owner_id = $1 and q.deleted_at is null group by q.id order by lower(q.title), q.id`,
    [ownerId],
  )
}
