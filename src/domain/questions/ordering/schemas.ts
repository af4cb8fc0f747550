import { z } from 'zod'
import {
  askedBase,
  differ,
  idsOf,
  Part,
  PartId,
  PartIds,
  questionBase,
  ShownPart,
  textsOf,
  twoAlike,
} from '../parts.ts'
import { questionLimits } from '../question-limits.ts'

const kind = z.literal('ordering')

/** `items` are in the right order. */
export const Ordering = z.object({
  ...questionBase,
  kind,
  items: z
    .array(Part)
    .min(2, 'Give at least two items.')
    .max(questionLimits.options, `Give at most ${questionLimits.options} items.`)
    .refine((parts) => differ(textsOf(parts)), twoAlike)
    .refine((parts) => differ(idsOf(parts)), twoAlike),
})
export const OrderingAsked = z.strictObject({ ...askedBase, kind, items: z.array(ShownPart) })
export const OrderingResponse = z.object({ kind, order: PartIds })
export const OrderingRight = z.object({ kind, order: z.array(PartId) })
