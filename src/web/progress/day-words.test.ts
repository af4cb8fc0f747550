import { describe, expect, test } from 'vitest'
import { britishDate, comingDay, dateIn, longDay, momentIn, shortDay, weekdayOf } from './day-words.ts'

const say = (day: string) => comingDay(day, '2026-05-12')

describe('days in words', () => {
  test('a day is written the British way', () => {
    expect([shortDay('2026-05-02'), longDay('2026-05-12'), weekdayOf('2026-05-12')]).toEqual([
      '2 May',
      'Tuesday 12 May',
      'Tue',
    ])
  })

  test('a coming day is named as one would say it today', () => {
    expect([say('2026-05-12'), say('2026-05-13'), say('2026-05-14'), say('2026-05-18')]).toEqual([
      'later today',
      'tomorrow',
      'on Thursday',
      'on Monday',
    ])
    expect(say('2026-05-19')).toBe('on Tuesday 19 May')
  })
})

test('a moment is told in UK time, its day without a zero before it but where it is written in figures', () => {
  const moment = '2026-06-06T23:05:00Z'
  expect([momentIn(moment), dateIn(moment), britishDate(moment)]).toEqual([
    '7 Jun 2026, 00:05',
    '7 Jun 2026',
    '07/06/2026',
  ])
})
