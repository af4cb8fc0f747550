import { z } from 'zod'
import { askedBase, limited, PartId, questionBase, ShownPart, Typed } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'
import { Forgiving } from '../short-text/schemas.ts'
import { gapsIn } from './passage.ts'

const kind = z.literal('gaps')
const atMost = questionLimits.options

export const Gaps = z
  .object({
    ...questionBase,
    kind,
    /** 'The [[nucleus|nuclei]] holds DNA.': see `readPassage`. */
    passage: limited(questionLimits.prompt, 'Write the text with its gaps.', 'A text'),
    /** Whether pupils choose from a bank of words; otherwise they type. */
    bank: z.boolean(),
    /** Words of the bank that belong in no gap. */
    distractors: z
      .array(limited(questionLimits.typed, 'Write something in every row, or take the row out.', 'A word'))
      .max(atMost, `Give at most ${atMost} distractors.`)
      .default([]),
    forgiving: Forgiving,
  })
  .refine(({ passage }) => gapsIn(passage).length > 0, {
    message: 'Put at least one answer in double square brackets: The [[nucleus]] holds DNA.',
    path: ['passage'],
  })
  .refine(({ passage }) => gapsIn(passage).length <= atMost, {
    message: `Make at most ${atMost} gaps.`,
    path: ['passage'],
  })
  .refine(({ passage }) => gapsIn(passage).every(({ accepted }) => accepted.length > 0), {
    message: 'Write an answer in every pair of double square brackets.',
    path: ['passage'],
  })
  .refine(({ passage }) => gapsIn(passage).every(({ accepted }) => accepted.length <= questionLimits.acceptedAnswers), {
    message: `Accept at most ${questionLimits.acceptedAnswers} answers in a gap.`,
    path: ['passage'],
  })
  .refine(
    ({ passage }) =>
      gapsIn(passage).every(({ accepted }) => accepted.every(({ length }) => length <= questionLimits.typed)),
    { message: `An answer has at most ${questionLimits.typed} characters.`, path: ['passage'] },
  )
  .refine(
    ({ passage, distractors }) => {
      const right = new Set(gapsIn(passage).flatMap(({ accepted }) => accepted))
      return distractors.every((word) => !right.has(word.trim()))
    },
    { message: 'A distractor is also the answer to a gap.', path: ['distractors'] },
  )

export const GapsAsked = z.strictObject({
  ...askedBase,
  kind,
  /** In the order in which they are read: words, or a gap to fill. */
  pieces: z.array(z.union([ShownPart, z.strictObject({ gap: PartId })])),
  bank: z.array(z.string()).nullable(),
})
export const GapsResponse = z.object({
  kind,
  /** What was put in each gap, by the gap's id. */
  filled: z.record(PartId, Typed).refine((filled) => Object.keys(filled).length <= atMost),
})
/** `forgiving` tells the browser which gaps are right, as the marking did. */
export const GapsRight = z.object({ kind, accepted: z.record(PartId, z.array(z.string())), forgiving: Forgiving })
