import { z } from 'zod'
import { Algebra } from './algebra/schemas.ts'
import { Gaps } from './gaps/schemas.ts'
import { Label } from './label/schemas.ts'
import { Matching } from './matching/schemas.ts'
import { MultipleChoice } from './multiple-choice/schemas.ts'
import { MultipleResponse } from './multiple-response/schemas.ts'
import { Numeric } from './numeric/schemas.ts'
import { Ordering } from './ordering/schemas.ts'
import { Plot } from './plot/schemas.ts'
import type { QuestionKind } from './question-kinds.ts'
import { ShortText } from './short-text/schemas.ts'
import { TrueFalse } from './true-false/schemas.ts'
import { Written } from './written/schemas.ts'

/** A question with its mark scheme. A teacher's never goes to a pupil's browser before it is marked: see `toPupilQuestion`. */
export const Question = z.discriminatedUnion('kind', [
  MultipleChoice,
  MultipleResponse,
  TrueFalse,
  Numeric,
  ShortText,
  Gaps,
  Ordering,
  Matching,
  Algebra,
  Label,
  Plot,
  Written,
])
export type Question = z.infer<typeof Question>
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>
