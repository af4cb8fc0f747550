import { z } from 'zod'
import { askedBase, idsOf, Options, PartId, questionBase, ShownPart } from '../parts.ts'

const kind = z.literal('multiple-choice')

export const MultipleChoice = z
  .object({ ...questionBase, kind, options: Options, correct: PartId })
  .refine(({ options, correct }) => idsOf(options).includes(correct), {
    message: 'Say which option is right.',
    path: ['correct'],
  })
export const MultipleChoiceAsked = z.strictObject({ ...askedBase, kind, options: z.array(ShownPart) })
export const MultipleChoiceResponse = z.object({ kind, option: PartId })
export const MultipleChoiceRight = z.object({ kind, option: PartId })
