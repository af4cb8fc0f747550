import type { QuizImportProblem } from '#contract/quiz-imports.ts'
import type { Question } from '#domain/questions/question.ts'
import type { MediaFile } from '../files/media-file.ts'

/** A quiz as a file holds it, and what of the file was not understood. */
export interface QuizFile {
  title: string
  questions: Question[]
  media: MediaFile[]
  problems: QuizImportProblem[]
}

/** A quiz on its way into a file. */
export interface WrittenQuiz {
  title: string
  questions: Question[]
  media: MediaFile[]
}

/** What one item of a file became: a question, with what was lost of it, or nothing. */
export interface ReadItem {
  question: Question | null
  /** A sentence each. */
  lost: string[]
}

/** An item that cannot become a question; the message is a sentence for the file's owner. */
export class UnreadableItem extends Error {}
