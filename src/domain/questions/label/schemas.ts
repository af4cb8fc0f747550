import { z } from 'zod'
import { askedBase, differ, idsOf, limited, PartId, questionBase, ShownPart, Typed, twoAlike } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'
import { Forgiving } from '../short-text/schemas.ts'
import { acceptedAt } from './places.ts'

const kind = z.literal('label')
const atMost = questionLimits.options

const Place = z.object({
  id: PartId,
  /** What belongs there, the best answer first, with bars between: nucleus|cell nucleus. */
  accepted: limited(questionLimits.option, 'Write what belongs at every number, or take it out.', 'A label'),
  /** Where the number points, for those who can't see the figure. It must not give the label away. */
  says: z.string().max(questionLimits.misconception).default(''),
})

/** Numbered places of a figure, typed or chosen from a bank of words. */
export const Label = z
  .object({
    ...questionBase,
    kind,
    /** The figure with its numbers, as it is typed (a drawing of the curriculum's); empty where the question itself shows it. */
    figure: z.string().max(questionLimits.figure).default(''),
    /** In the order of their numbers, from 1. */
    places: z
      .array(Place)
      .min(1, 'Give at least one place.')
      .max(atMost, `Give at most ${atMost} places.`)
      .refine((places) => differ(idsOf(places)), twoAlike),
    bank: z.boolean(),
    /** Words of the bank that belong at no place. */
    distractors: z
      .array(limited(questionLimits.typed, 'Write something in every row, or take the row out.', 'A word'))
      .max(atMost, `Give at most ${atMost} distractors.`)
      .default([]),
    forgiving: Forgiving,
  })
  .refine(({ places }) => places.every((place) => acceptedAt(place).length > 0), {
    message: 'Write what belongs at every number, or take it out.',
    path: ['places'],
  })
  .refine(
    ({ places, distractors }) => {
      const right = new Set(places.flatMap(acceptedAt))
      return distractors.every((word) => !right.has(word.trim()))
    },
    { message: 'A distractor is also the label of a place.', path: ['distractors'] },
  )

export const LabelAsked = z.strictObject({
  ...askedBase,
  kind,
  figure: ShownPart.nullable(),
  places: z.array(z.strictObject({ id: PartId, says: z.string() })),
  bank: z.array(z.string()).nullable(),
})
export const LabelResponse = z.object({
  kind,
  /** What was put at each place, by the place's id. */
  labels: z.record(PartId, Typed).refine((labels) => Object.keys(labels).length <= atMost),
})
export const LabelRight = z.object({ kind, accepted: z.record(PartId, z.array(z.string())), forgiving: Forgiving })
