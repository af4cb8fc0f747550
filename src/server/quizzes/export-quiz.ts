import type { QuizFormat } from '#contract/quizzes.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import type { MediaFile } from '../files/media-file.ts'
import type { ServedFile } from '../http/serve-file.ts'
import { writeInProcess } from '../quiz-files/run-quiz-file-task.ts'
import { findQuiz } from './find-quiz.ts'
import { readQuestions } from './questions/question-store.ts'
import { readQuizMedia, readQuizMediaIds } from './quiz-media-store.ts'

/** A quiz as a file to keep or to open elsewhere. @throws {AppError} not-signed-in; not-found; unavailable. */
export async function exportQuiz(options: {
  person: Person
  quizId: string
  format: QuizFormat
  queries: Queries
}): Promise<ServedFile> {
  const { person, quizId, format, queries } = options
  const { title } = await findQuiz({ person, quizId, queries })
  const questions = (await readQuestions(queries, quizId)).map(({ content }) => content)
  const media: MediaFile[] = []
  if (format === 'qti')
    for (const id of await readQuizMediaIds(queries, quizId)) {
      const file = await readQuizMedia(queries, { quizId, id })
      if (file) media.push(file)
    }
  const body = await writeInProcess({ title, questions, media }, format)
  if (format === 'gift') return { name: fileName(title, 'gift.txt'), type: 'text/plain', body }
  return { name: fileName(title, 'zip'), type: 'application/zip', body }
}

const fileName = (title: string, ending: string) => {
  const words = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  return `${words || 'quiz'}.${ending}`
}
