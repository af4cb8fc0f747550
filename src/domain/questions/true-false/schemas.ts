import { z } from 'zod'
import { askedBase, Misconception, questionBase } from '../parts.ts'

const kind = z.literal('true-false')

/** `misconception`: what choosing the wrong one of the two shows. */
export const TrueFalse = z.object({ ...questionBase, kind, correct: z.boolean(), misconception: Misconception })
export const TrueFalseAsked = z.strictObject({ ...askedBase, kind })
export const TrueFalseResponse = z.object({ kind, value: z.boolean() })
export const TrueFalseRight = z.object({ kind, value: z.boolean() })
