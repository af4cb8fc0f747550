import type { Lesson, LessonSentence } from './lesson.ts'
import { wordCount } from './run.ts'

/** Seconds of quiet between sentences, and before the next slide. */
const BETWEEN = 0.3
const AT_SLIDES_END = 0.9

/** A sentence in its place: which slide it is said to, and when, in seconds from the beginning at speed 1. */
export interface TimedSentence {
  text: string
  slide: number
  /** Its number on its slide, from 0. */
  onSlide: number
  start: number
  /** How long it is said. */
  seconds: number
  /** Quiet after it. */
  rest: number
}

export interface Timeline {
  sentences: readonly TimedSentence[]
  seconds: number
}

/** When each sentence is said, reckoned from its words at the lesson's pace: so long a lesson lasts, whatever voice there is. */
export function timelineOf({ slides, wordsPerMinute }: Lesson): Timeline {
  let start = 0
  const sentences = slides.flatMap((slide, number) =>
    slide.sentences.map((sentence, onSlide): TimedSentence => {
      const isLast = onSlide === slide.sentences.length - 1
      const rest = (sentence.rest ?? 0) + (isLast ? AT_SLIDES_END : BETWEEN)
      const seconds = secondsOf(sentence, wordsPerMinute)
      const timed = { text: sentence.text, slide: number, onSlide, start, seconds, rest }
      start += seconds + rest
      return timed
    }),
  )
  return { sentences, seconds: Math.round(start) }
}

const secondsOf = ({ text }: LessonSentence, wordsPerMinute: number) =>
  (Math.max(1, wordCount(text)) * 60) / wordsPerMinute

/** The number of the sentence that is said at a moment; the last one from its start on. */
export function sentenceAt({ sentences }: Timeline, seconds: number): number {
  return Math.max(
    0,
    sentences.findLastIndex(({ start }) => start <= seconds),
  )
}

/** The number of a slide's first sentence. */
export const firstOfSlide = ({ sentences }: Timeline, slide: number) =>
  Math.max(
    0,
    sentences.findIndex((sentence) => sentence.slide === slide),
  )

/** `4:05`, as players show it. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** `4 minutes 5 seconds`, as it is said. */
export function timeInWords(seconds: number): string {
  const whole = Math.round(seconds)
  const named = [
    [Math.floor(whole / 60), 'minute'],
    [whole % 60, 'second'],
  ] as const
  const parts = named.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
  return parts.join(' ') || '0 seconds'
}
