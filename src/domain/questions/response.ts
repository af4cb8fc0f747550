import { z } from 'zod'
import { PartId } from './question.ts'
import type { QuestionKind } from './question-kinds.ts'
import { quizLimits } from './quiz-limits.ts'

const parts = z.array(PartId).max(quizLimits.options)
const typed = z.string().max(quizLimits.typed)

/** What a pupil gave to a question, by the question's kind. */
export const QuizResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('four-option'), option: PartId }),
  z.object({ kind: z.literal('multi-select'), options: parts }),
  z.object({ kind: z.literal('true-false'), value: z.boolean() }),
  z.object({ kind: z.literal('numeric'), text: typed }),
  z.object({ kind: z.literal('short-text'), text: typed }),
  z.object({ kind: z.literal('ordering'), order: parts }),
  /** For each pair, by its id, the id of the choice that was put to it. */
  z.object({
    kind: z.literal('matching'),
    matches: z.record(PartId, PartId).refine((matches) => Object.keys(matches).length <= quizLimits.options),
  }),
])
export type QuizResponse = z.infer<typeof QuizResponse>
export type ResponseTo<K extends QuestionKind> = Extract<QuizResponse, { kind: K }>
