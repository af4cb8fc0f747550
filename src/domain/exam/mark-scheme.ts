import { z } from 'zod'
import { RichText } from '../curriculum/topic.ts'

/** Marks of one part, as on a paper: an essay has up to 40. */
export const MOST_MARKS = 40

/** One thing that earns marks. `accept`, `reject` and `ignore` are wordings as pupils would write them, in plain text. */
export const MarkingPoint = z.object({
  id: z.string().regex(/^m\d{1,2}$/),
  marks: z.int().min(1).max(4),
  text: RichText,
  accept: z.array(z.string()),
  reject: z.array(z.string()),
  ignore: z.array(z.string()),
  /** Counts only together with this other point; null for one that counts by itself. */
  needs: z.string().nullable(),
})
export type MarkingPoint = z.infer<typeof MarkingPoint>

/** An answer of this level earns between `from` and `to` marks. */
export const MarkLevel = z.object({
  level: z.int().min(1).max(6),
  from: z.int().min(1),
  to: z.int().min(1),
  descriptor: RichText,
})
export type MarkLevel = z.infer<typeof MarkLevel>

export const ExampleAnswer = z.object({
  marks: z.int().min(0),
  answer: RichText,
  /** Why it earns these marks. */
  comment: RichText,
})
export type ExampleAnswer = z.infer<typeof ExampleAnswer>

/** How a written answer is marked: point by point, or by the level that describes it best. */
export const MarkScheme = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points'),
    /** There may be more than the marks: any three of five. */
    points: z.array(MarkingPoint).min(1),
    /** Two at different levels from six marks on, else none. */
    examples: z.array(ExampleAnswer),
  }),
  z.object({
    kind: z.literal('levels'),
    /** The highest first. */
    levels: z.array(MarkLevel).min(2),
    /** What an answer might say. */
    content: z.array(RichText).min(2),
    examples: z.array(ExampleAnswer).min(2),
  }),
])
export type MarkScheme = z.infer<typeof MarkScheme>
