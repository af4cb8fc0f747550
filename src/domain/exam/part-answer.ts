import { z } from 'zod'
import { QuestionResponse } from '../questions/response.ts'
import { MOST_MARKS } from './mark-scheme.ts'

/** Characters of one written answer: a forty-mark essay has about 6,000. */
export const MOST_WRITTEN = 20_000

/** Why a mark was lost, as the pupil sees it. */
export const lostReasons = ['knowledge', 'command-word', 'working', 'unit', 'time'] as const
export const LostReason = z.enum(lostReasons)
export type LostReason = z.infer<typeof LostReason>

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
  /** Why marks were lost, one for each lost mark that has a reason; given once it is marked. */
  lost: z.array(LostReason).max(MOST_MARKS).default([]),
})
export type PartAnswer = z.infer<typeof PartAnswer>

export const emptyAnswer: PartAnswer = {
  response: null,
  written: '',
  onPaper: false,
  ticked: [],
  chosen: null,
  lost: [],
}
