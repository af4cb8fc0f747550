import { z } from 'zod'
import { askedBase, differ, idsOf, Part, PartId, PartText, questionBase, ShownPart, twoAlike } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'

const kind = z.literal('matching')

/** A pair's two sides have ids of their own, so that nobody's browser can tell which belong together. */
const Pair = z.object({ id: PartId, stem: PartText, choiceId: PartId, choice: PartText })

/** Two pairs may have the same choice: either is right for both. */
export const Matching = z
  .object({
    ...questionBase,
    kind,
    pairs: z
      .array(Pair)
      .min(2, 'Give at least two pairs.')
      .max(questionLimits.options, `Give at most ${questionLimits.options} pairs.`),
    /** Choices that belong to no stem. */
    distractors: z
      .array(Part)
      .max(questionLimits.options, `Give at most ${questionLimits.options} distractors.`)
      .default([]),
  })
  .refine(({ pairs }) => differ(pairs.map(({ stem }) => stem)), { message: twoAlike.message, path: ['pairs'] })
  .refine(
    ({ pairs, distractors }) =>
      distractors.every(({ text }) => pairs.every(({ choice }) => choice.trim() !== text.trim())),
    { message: 'A distractor is the same as the choice of a pair.', path: ['distractors'] },
  )
  .refine(
    ({ pairs, distractors }) => differ([...pairs.flatMap(({ id, choiceId }) => [id, choiceId]), ...idsOf(distractors)]),
    { message: twoAlike.message, path: ['pairs'] },
  )
export const MatchingAsked = z.strictObject({
  ...askedBase,
  kind,
  stems: z.array(ShownPart),
  choices: z.array(ShownPart),
})
export const MatchingResponse = z.object({
  kind,
  /** For each pair, by its id, the id of the choice that was put to it. */
  matches: z.record(PartId, PartId).refine((matches) => Object.keys(matches).length <= questionLimits.options),
})
export const MatchingRight = z.object({ kind, matches: z.record(PartId, PartId) })
