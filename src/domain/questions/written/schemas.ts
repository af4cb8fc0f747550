import { z } from 'zod'
import { askedBase, idsOf, limited, PartId, PartText, questionBase, twoAlike } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'

const kind = z.literal('written')

/** Wordings as pupils would write them. */
const Wordings = z
  .array(limited(questionLimits.wording, 'Write something in every wording, or take it out.', 'A wording'))
  .max(questionLimits.wordings, `Give at most ${questionLimits.wordings} wordings.`)

/** One thing that earns marks. */
export const WrittenPoint = z.object({
  id: PartId,
  text: PartText,
  marks: z.int('Give each point its marks.').min(1, 'A point earns at least one mark.').max(questionLimits.marks),
  accept: Wordings,
  reject: Wordings,
})

/** Written in the pupil's own words, and marked by a teacher. There may be more points than marks: any three of five. */
export const Written = z
  .object({
    ...questionBase,
    kind,
    points: z
      .array(WrittenPoint)
      .min(1, 'Write at least one thing that earns marks.')
      .max(questionLimits.points, `Give at most ${questionLimits.points} points.`)
      .refine((points) => new Set(idsOf(points)).size === points.length, twoAlike),
  })
  .refine(({ points, marks }) => points.reduce((sum, point) => sum + point.marks, 0) >= marks, {
    message: 'The points add up to fewer marks than the question has.',
    path: ['points'],
  })
export const WrittenAsked = z.strictObject({ ...askedBase, kind })
export const WrittenResponse = z.object({
  kind,
  text: z.string().max(questionLimits.written, `An answer has at most ${questionLimits.written} characters.`),
  /** Written on paper instead. */
  onPaper: z.boolean(),
})
export const WrittenRight = z.object({
  kind,
  points: z.array(z.object({ id: PartId, text: z.string(), marks: z.int() })),
})
