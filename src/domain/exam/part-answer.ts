import { z } from 'zod'
import { QuestionResponse } from '../questions/response.ts'
import { MOST_MARKS } from './mark-scheme.ts'

/** Characters of one written answer: a forty-mark essay has about 6,000. */
export const MOST_WRITTEN = 20_000

/** What a pupil gave to one part of an exam question, and what they then ticked against its mark scheme. */
export const PartAnswer = z.object({
  /** To what the engine marks. */
  response: QuestionResponse.nullable(),
  /** The written answer, or the working. */
  written: z.string().max(MOST_WRITTEN),
  /** Written on paper instead. */
  onPaper: z.boolean(),
  /** The marking points that the pupil found in the answer. */
  ticked: z.array(z.string().max(8)).max(40),
  /** Marks that the pupil chose by the levels; null as long as none are chosen. */
  chosen: z.int().min(0).max(MOST_MARKS).nullable(),
})
export type PartAnswer = z.infer<typeof PartAnswer>

export const emptyAnswer: PartAnswer = { response: null, written: '', onPaper: false, ticked: [], chosen: null }
