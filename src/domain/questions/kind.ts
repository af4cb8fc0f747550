import type { ShownPart } from './parts.ts'
import type { PupilQuestionOf } from './pupil-question.ts'
import type { QuestionOf } from './question.ts'
import type { QuestionKind } from './question-kinds.ts'
import type { ResponseTo } from './response.ts'
import type { RichText } from './rich-text.ts'
import type { RightAnswerTo } from './right-answer.ts'

/** What is worth saying of an answer beyond its marks. */
export const findings = ['wrong-unit', 'no-unit', 'not-a-number', 'not-read', 'other-form', 'not-answered'] as const
export type Finding = (typeof findings)[number]

/** How much of a mark scheme a response earns: `points` of `most`, whatever the question is worth. */
export interface Points {
  points: number
  most: number
  /** The wrong ideas that the response shows. */
  misconceptions?: string[]
  finding?: Finding | null
  /** Whether a teacher has to mark it. */
  waits?: boolean
}

/** What makes a question ready for a pupil's browser. */
export interface AskingTools {
  base: { id: string; prompt: RichText; marks: number }
  part: (part: { id: string; text: string }) => ShownPart
  shuffle: <T>(items: readonly T[]) => T[]
}

/** What tidies the texts of a question that somebody typed. */
export interface TidyingTools {
  text: (text: string) => string
  part: <P extends { id: string; text: string }>(part: P) => { id: string; text: string }
  /** Nothing where no misconception was written. */
  misconception: (from: { misconception?: string | undefined }) => { misconception?: string }
}

/** All that one kind of question does. `everyKind` holds one of each, so that an unfinished kind does not compile. */
export interface Kind<K extends QuestionKind> {
  /** Whether anything was given at all. */
  isGiven(response: ResponseTo<K>): boolean
  mark(question: QuestionOf<K>, response: ResponseTo<K>): Points
  right(question: QuestionOf<K>): RightAnswerTo<K>
  /** What a pupil's browser gets before it is marked. */
  ask(question: QuestionOf<K>, tools: AskingTools): PupilQuestionOf<K>
  /** Every text in which TeX and pictures can be, but for the prompt and the explanation. */
  texts(question: QuestionOf<K>): string[]
  tidy(question: QuestionOf<K>, tools: TidyingTools): QuestionOf<K>
}
