import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { previewQuizImportEndpoint } from '#contract/quiz-imports.ts'
import type { Person } from '#domain/permissions.ts'
import { readInProcess } from '../quiz-files/run-quiz-file-task.ts'
import { teacherOf } from './find-quiz.ts'

const QUESTIONS_SHOWN = 20
const PROBLEMS_SHOWN = 100

/** What a file would become; nothing is kept. @throws {AppError} not-signed-in; not-allowed; not-readable; unavailable. */
export async function previewQuizImport(options: {
  person: Person
  body: ParsedOf<typeof previewQuizImportEndpoint>['body']
}): Promise<AnswerOf<typeof previewQuizImportEndpoint>> {
  const { person, body } = options
  teacherOf(person)
  const file = await readInProcess({ bytes: Buffer.from(body.data, 'base64'), fileName: body.fileName })
  return {
    title: file.title || 'My quiz',
    count: file.questions.length,
    first: file.questions.slice(0, QUESTIONS_SHOWN).map((question, position) => ({
      question,
      html: withoutFiles(file.html[position] ?? {}),
      version: 1,
      position,
    })),
    problems: file.problems.slice(0, PROBLEMS_SHOWN),
    problemCount: file.problems.length,
  }
}

/** Pictures are served once they belong to a quiz; until then a word stands for each. */
const withoutFiles = (html: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(html).map(([text, made]) => [text, made.replace(/<img src="media:[^>]*>/g, '<em>[picture]</em>')]),
  )
