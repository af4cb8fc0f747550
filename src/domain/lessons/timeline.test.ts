import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lesson } from './lesson.ts'
import { clockTime, firstOfSlide, sentenceAt, timeInWords, timelineOf } from './timeline.ts'

const lesson: Lesson = {
  wordsPerMinute: 60,
  slides: [
    { heading: 'One', parts: [], sentences: [{ text: 'three words here' }, { text: 'two words', rest: 2 }] },
    { heading: 'Two', parts: [], sentences: [{ text: 'end' }] },
  ],
}

describe("a lesson's timeline", () => {
  test('reckons each sentence by its words at the stated pace, with the quiet after it', () => {
    const { sentences, seconds } = timelineOf(lesson)
    expect(sentences.map(({ seconds: length }) => length)).toEqual([3, 2, 1])
    expect(sentences.map(({ start }) => Math.round(start * 10) / 10)).toEqual([0, 3.3, 8.2])
    expect(seconds).toBe(10)
  })

  test('finds the sentence that is said at any moment', () => {
    const timeline = timelineOf(lesson)
    expect([0, 3.2, 3.4, 8.1, 9, 99].map((moment) => sentenceAt(timeline, moment))).toEqual([0, 0, 1, 1, 2, 2])
    expect(firstOfSlide(timeline, 1)).toBe(2)
    fc.assert(
      fc.property(fc.nat(2), (number) => {
        expect(sentenceAt(timeline, timeline.sentences[number]?.start ?? -1)).toBe(number)
      }),
    )
  })

  test('is shown as players show it, and said in words', () => {
    expect([0, 61, 245, 3600].map(clockTime)).toEqual(['0:00', '1:01', '4:05', '60:00'])
    expect([0, 1, 61, 120, 245].map(timeInWords)).toEqual([
      '0 seconds',
      '1 second',
      '1 minute 1 second',
      '2 minutes',
      '4 minutes 5 seconds',
    ])
  })
})
