import { z } from 'zod'
import { PartAnswer } from './part-answer.ts'

/**
 * An answer to an exam question that waits on a device until the server has it; a guest's stays there. `owner`: the pupil's id, or
 * null for a guest's.
 */
export const StoredExamAnswer = z.object({
  owner: z.string().min(1).max(100).nullable(),
  answer: z.object({
    id: z.uuid().toLowerCase(),
    questionId: z.string().max(140),
    sittingId: z.uuid().toLowerCase().nullable().default(null),
    revision: z.int().min(1),
    stage: z.enum(['writing', 'checking', 'marked']),
    flagged: z.boolean().default(false),
    parts: z.record(z.string().max(1), PartAnswer),
  }),
})
export type StoredExamAnswer = z.infer<typeof StoredExamAnswer>
