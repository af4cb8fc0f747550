import type { AnswerOf } from '#contract/endpoint.ts'
import type { deleteMarkingCommentEndpoint } from '#contract/quiz-marking.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { deleteComment } from './marking-store.ts'
import { commenterOf } from './save-marking-comment.ts'

/** Deleted twice, it is gone all the same. @throws {AppError} not-signed-in; not-allowed for anyone but a confirmed teacher. */
export async function deleteMarkingComment(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<AnswerOf<typeof deleteMarkingCommentEndpoint>> {
  const { person, id, queries } = options
  await deleteComment(queries, { teacherId: commenterOf(person), id })
  return { id }
}
