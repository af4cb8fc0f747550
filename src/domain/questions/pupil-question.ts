import { z } from 'zod'
import { seededRandom } from '../seeded-random.ts'
import { AlgebraAsked } from './algebra/schemas.ts'
import { kindOf } from './every-kind.ts'
import { GapsAsked } from './gaps/schemas.ts'
import { LabelAsked } from './label/schemas.ts'
import { MatchingAsked } from './matching/schemas.ts'
import { MultipleChoiceAsked } from './multiple-choice/schemas.ts'
import { MultipleResponseAsked } from './multiple-response/schemas.ts'
import { NumericAsked } from './numeric/schemas.ts'
import { OrderingAsked } from './ordering/schemas.ts'
import { PlotAsked } from './plot/schemas.ts'
import type { Question } from './question.ts'
import type { QuestionKind } from './question-kinds.ts'
import type { RichText } from './rich-text.ts'
import { ShortTextAsked } from './short-text/schemas.ts'
import { TrueFalseAsked } from './true-false/schemas.ts'
import { WrittenAsked } from './written/schemas.ts'

export type { ShownPart } from './parts.ts'

/** A question as a pupil's browser gets it before it is marked: nothing in it, and no order, tells what is right. */
export const PupilQuestion = z.discriminatedUnion('kind', [
  MultipleChoiceAsked,
  MultipleResponseAsked,
  TrueFalseAsked,
  NumericAsked,
  ShortTextAsked,
  GapsAsked,
  OrderingAsked,
  MatchingAsked,
  AlgebraAsked,
  LabelAsked,
  PlotAsked,
  WrittenAsked,
])
export type PupilQuestion = z.infer<typeof PupilQuestion>
export type PupilQuestionOf<K extends QuestionKind> = Extract<PupilQuestion, { kind: K }>

/**
 * The pupil's side of a question. Options and orders are shuffled by the attempt's seed, alike whenever the attempt is opened.
 * @param render makes typed text ready to show
 */
export function toPupilQuestion(
  question: Question,
  { seed, render }: { seed: number; render: (source: string) => RichText },
): PupilQuestion {
  const { shuffle } = seededRandom(seed ^ hash(question.id))
  const base = { id: question.id, marks: question.marks, prompt: render(question.prompt) }
  return kindOf(question).ask(question, { base, shuffle, part: ({ id, text }) => ({ id, ...render(text) }) })
}

/** Seeds questions of one attempt differently (FNV-1a), within what a seed may be. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value & 0x7fffffff
}
