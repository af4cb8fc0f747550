import { AppError } from '#contract/errors.ts'
import type { QuizFormat } from '#contract/quizzes.ts'
import { runInProcess } from '../file-tasks/run-in-process.ts'
import type { WrittenQuiz } from './quiz-file.ts'
import type { QuizFileAnswer, QuizFileTask, RenderedQuizFile } from './quiz-file-task.ts'

const run = (task: QuizFileTask) =>
  runInProcess<QuizFileTask, QuizFileAnswer>(new URL('quiz-file-process.ts', import.meta.url), task)

/**
 * What a quiz file holds, read in a process of its own.
 * @throws {AppError} not-readable, with a sentence that says why; unavailable.
 */
export async function readInProcess(file: { bytes: Uint8Array; fileName: string }): Promise<RenderedQuizFile> {
  const answer = await run({ kind: 'read', ...file })
  if (answer.kind === 'read') return answer.file
  throw new AppError('not-readable', answer.kind === 'unreadable' ? { message: answer.message } : {})
}

/** @throws {AppError} unavailable when too many wait. */
export async function writeInProcess(quiz: WrittenQuiz, format: QuizFormat): Promise<Uint8Array> {
  const answer = await run({ kind: 'write', quiz, format })
  if (answer.kind !== 'written') throw new AppError('unavailable')
  return answer.bytes
}
