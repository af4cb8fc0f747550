import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { QuestionToMark, readMarkingEndpoint } from '#contract/quiz-marking.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { richText } from '../../questions/show-question.ts'
import { accountOf } from '../find-quiz.ts'
import { readQuizFor } from '../quiz-store.ts'
import { readComments, readWritten, type WrittenRow } from './marking-store.ts'

/**
 * What pupils wrote to a quiz for the teacher's own tasks, by question. A quiz that its teacher deleted since is marked all the same.
 * @throws {AppError} not-signed-in; not-found for anyone but a confirmed teacher, and for a quiz that is neither theirs to see nor
 * asked in a task of theirs.
 */
export async function readMarking(options: {
  person: Person
  quizId: string
  queries: Queries
}): Promise<AnswerOf<typeof readMarkingEndpoint>> {
  const { person, quizId, queries } = options
  const teacherId = markerOf(person)
  const quiz = await readQuizFor(queries, { personId: teacherId, quizId })
  const rows = quiz ? await readWritten(queries, { teacherId, quizId }) : []
  if (!quiz || (rows.length === 0 && (quiz.deletedAt || !may(person, 'read quiz', quiz))))
    throw new AppError('not-found')
  const byWording = Map.groupBy(rows, ({ questionId, version }) => `${questionId}-${version}`)
  return {
    quiz: { id: quizId, title: quiz.title },
    questions: [...byWording].flatMap(([key, own]) => questionToMark(key, own, quizId)),
    comments: await readComments(queries, teacherId),
  }
}

/** @throws {AppError} not-signed-in; not-found for anyone but a confirmed teacher. */
export function markerOf(person: Person): string {
  const id = accountOf(person)
  if (!may(person, 'mark written answers')) throw new AppError('not-found')
  return id
}

function questionToMark(key: string, rows: readonly WrittenRow[], quizId: string): QuestionToMark[] {
  const [first] = rows
  if (first?.content.kind !== 'written') return []
  const { content, html } = first
  return [
    {
      key,
      questionId: content.id,
      prompt: richText(content.prompt, { html, quizId }),
      marks: content.marks,
      points: content.points,
      answers: rows.map((row) => ({
        studentId: row.studentId,
        name: row.name,
        attemptId: row.attemptId,
        handedInAt: row.submittedAt.toISOString(),
        text: row.response?.kind === 'written' ? row.response.text : '',
        onPaper: row.response?.kind === 'written' && row.response.onPaper,
        outOf: row.outOf,
        mark: row.teacherMarkedAt ? { ticked: row.ticked, marks: row.marks, comment: row.comment } : null,
        revision: row.revision,
      })),
    },
  ]
}
