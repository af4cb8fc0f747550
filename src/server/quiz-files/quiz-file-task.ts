import type { QuizFormat } from '#contract/quizzes.ts'
import type { QuizFile, WrittenQuiz } from './quiz-file.ts'

/** Work on quiz files that people send or are sent, done in a process of its own. */
export type QuizFileTask =
  | { kind: 'read'; bytes: Uint8Array; fileName: string }
  | { kind: 'write'; quiz: WrittenQuiz; format: QuizFormat }

/** What a file holds, each question with the HTML of its texts. */
export type RenderedQuizFile = QuizFile & { html: Record<string, string>[] }

/** What the process answers. `unreadable` is a sentence for the file's owner. */
export type QuizFileAnswer =
  | { kind: 'read'; file: RenderedQuizFile }
  | { kind: 'written'; bytes: Uint8Array }
  | { kind: 'unreadable'; message: string }
