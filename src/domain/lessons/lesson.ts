import { z } from 'zod'
import { editions } from './edition.ts'

/** One thing on a slide; `at` is the sentence, counted from 0 on its slide, with which it appears. */
export const SlidePart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['lead', 'point', 'quote', 'formula', 'drawing', 'listing']),
    at: z.int().nonnegative(),
    html: z.string().min(1),
    /** Its number in an ordered list. */
    number: z.int().optional(),
  }),
  z.object({ kind: z.literal('row'), at: z.int().nonnegative(), cells: z.array(z.string()) }),
])
export type SlidePart = z.infer<typeof SlidePart>

export const LessonSentence = z.object({
  /** As it is said, and as the captions show it. */
  text: z.string().min(1),
  /** Seconds of quiet after it, for something that is read or looked at. */
  rest: z.number().nonnegative().optional(),
})
export type LessonSentence = z.infer<typeof LessonSentence>

export const Slide = z.object({
  heading: z.string().min(1),
  /** What this slide is within its heading, such as 'Worked example'. */
  label: z.string().optional(),
  /** The heads of a table's columns, where the parts are its rows. */
  columns: z.array(z.string()).optional(),
  parts: z.array(SlidePart),
  sentences: z.array(LessonSentence).min(1),
})
export type Slide = z.infer<typeof Slide>

/** A narrated lesson: slides and what is said to each. */
export const Lesson = z.object({ wordsPerMinute: z.int().positive(), slides: z.array(Slide).min(1) })
export type Lesson = z.infer<typeof Lesson>

/** A topic's lesson, and the one in easy words. */
export const TopicLesson = z.object({ full: Lesson, easy: Lesson })
export type TopicLesson = z.infer<typeof TopicLesson>

export const EditionSchema = z.enum(editions)

/** What a lesson's card shows. */
export const LessonFacts = z.object({
  /** How long it lasts at speed 1. */
  seconds: z.object({ full: z.int().positive(), easy: z.int().positive() }),
  /** Whether there is a drawing for its card; else its first terms stand there. */
  picture: z.boolean(),
  terms: z.array(z.string()),
})
export type LessonFacts = z.infer<typeof LessonFacts>
