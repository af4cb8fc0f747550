import { z } from 'zod'
import { askedBase, questionBase, Typed } from '../parts.ts'

const kind = z.literal('numeric')
const finite = z.number({ error: 'Write a number.' })

/** How far an answer may be off: not at all, by an amount in the answer's own unit, or by a share of it in per cent. */
export const Tolerance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact') }),
  z.object({ kind: z.literal('within'), amount: finite.positive('A tolerance is more than 0.') }),
  z.object({ kind: z.literal('per-cent'), amount: finite.positive('A tolerance is more than 0.').max(100) }),
])
export type Tolerance = z.infer<typeof Tolerance>

export const Numeric = z.object({
  ...questionBase,
  kind,
  answer: finite,
  tolerance: Tolerance,
  /** As it is usually written, such as `m/s²`; null where the answer is a bare number. */
  unit: z.string().trim().min(1, 'Write the unit, or choose an answer without one.').max(40).nullable(),
  /** Whether a number without its unit loses a mark. */
  unitRequired: z.boolean(),
})
export const NumericAsked = z.strictObject({ ...askedBase, kind, wantsUnit: z.boolean() })
export const NumericResponse = z.object({ kind, text: Typed })
export const NumericRight = z.object({ kind, text: z.string() })
