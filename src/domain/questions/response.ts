import { z } from 'zod'
import { AlgebraResponse } from './algebra/schemas.ts'
import { GapsResponse } from './gaps/schemas.ts'
import { LabelResponse } from './label/schemas.ts'
import { MatchingResponse } from './matching/schemas.ts'
import { MultipleChoiceResponse } from './multiple-choice/schemas.ts'
import { MultipleResponseResponse } from './multiple-response/schemas.ts'
import { NumericResponse } from './numeric/schemas.ts'
import { OrderingResponse } from './ordering/schemas.ts'
import { PlotResponse } from './plot/schemas.ts'
import type { QuestionKind } from './question-kinds.ts'
import { ShortTextResponse } from './short-text/schemas.ts'
import { TrueFalseResponse } from './true-false/schemas.ts'
import { WrittenResponse } from './written/schemas.ts'

/** What a pupil gave to a question, by the question's kind. */
export const QuestionResponse = z.discriminatedUnion('kind', [
  MultipleChoiceResponse,
  MultipleResponseResponse,
  TrueFalseResponse,
  NumericResponse,
  ShortTextResponse,
  GapsResponse,
  OrderingResponse,
  MatchingResponse,
  AlgebraResponse,
  LabelResponse,
  PlotResponse,
  WrittenResponse,
])
export type QuestionResponse = z.infer<typeof QuestionResponse>
export type ResponseTo<K extends QuestionKind> = Extract<QuestionResponse, { kind: K }>
