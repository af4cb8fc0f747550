import { z } from 'zod'
import { AlgebraRight } from './algebra/schemas.ts'
import { kindOf } from './every-kind.ts'
import { GapsRight } from './gaps/schemas.ts'
import { LabelRight } from './label/schemas.ts'
import { MatchingRight } from './matching/schemas.ts'
import { MultipleChoiceRight } from './multiple-choice/schemas.ts'
import { MultipleResponseRight } from './multiple-response/schemas.ts'
import { NumericRight } from './numeric/schemas.ts'
import { OrderingRight } from './ordering/schemas.ts'
import { PlotRight } from './plot/schemas.ts'
import type { Question } from './question.ts'
import type { QuestionKind } from './question-kinds.ts'
import { ShortTextRight } from './short-text/schemas.ts'
import { TrueFalseRight } from './true-false/schemas.ts'
import { WrittenRight } from './written/schemas.ts'

/** What would have been right, told once a question is marked. */
export const RightAnswer = z.discriminatedUnion('kind', [
  MultipleChoiceRight,
  MultipleResponseRight,
  TrueFalseRight,
  NumericRight,
  ShortTextRight,
  GapsRight,
  OrderingRight,
  MatchingRight,
  AlgebraRight,
  LabelRight,
  PlotRight,
  WrittenRight,
])
export type RightAnswer = z.infer<typeof RightAnswer>
export type RightAnswerTo<K extends QuestionKind> = Extract<RightAnswer, { kind: K }>

export const rightAnswer = (question: Question): RightAnswer => kindOf(question).right(question)
