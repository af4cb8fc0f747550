import { z } from 'zod'
import { askedBase, idsOf, Options, PartId, PartIds, questionBase, ShownPart } from '../parts.ts'

const kind = z.literal('multiple-response')

const holdsAll = (ids: readonly string[], chosen: readonly string[]) =>
  new Set(chosen).size === chosen.length && chosen.every((id) => ids.includes(id))

export const MultipleResponse = z
  .object({ ...questionBase, kind, options: Options, correct: z.array(PartId) })
  .refine(({ options, correct }) => correct.length > 0 && holdsAll(idsOf(options), correct), {
    message: 'Say which options are right: at least one.',
    path: ['correct'],
  })
export const MultipleResponseAsked = z.strictObject({ ...askedBase, kind, options: z.array(ShownPart) })
export const MultipleResponseResponse = z.object({ kind, options: PartIds })
export const MultipleResponseRight = z.object({ kind, options: z.array(PartId) })
