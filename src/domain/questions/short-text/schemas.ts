import { z } from 'zod'
import { askedBase, limited, questionBase, Typed } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'

const kind = z.literal('short-text')

/** What makes no difference when a short text is compared. */
export const Forgiving = z.object({
  case: z.boolean(),
  accents: z.boolean(),
  spaces: z.boolean(),
  /** a, an, the at the beginning */
  articles: z.boolean(),
})
export type Forgiving = z.infer<typeof Forgiving>

export const ShortText = z.object({
  ...questionBase,
  kind,
  accepted: z
    .array(limited(questionLimits.typed, 'Write something in every row, or take the row out.', 'An answer'))
    .min(1, 'Give at least one accepted answer.')
    .max(questionLimits.acceptedAnswers),
  forgiving: Forgiving,
})
export const ShortTextAsked = z.strictObject({ ...askedBase, kind })
export const ShortTextResponse = z.object({ kind, text: Typed })
export const ShortTextRight = z.object({ kind, accepted: z.array(z.string()) })
