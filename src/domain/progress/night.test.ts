import { describe, expect, test } from 'vitest'
import { countNight, eveningOf } from './night.ts'

const none = { nightDays: 0, lastNightDay: null }

describe('evenings of study after 10PM', () => {
  test.each([
    [21, null],
    [22, '2026-03-02'],
    [23, '2026-03-02'],
    [0, '2026-03-01'],
    [3, '2026-03-01'],
    [4, null],
    [12, null],
  ])('At hour %i of 2 March the evening is %s', (hour, evening) => {
    expect(eveningOf({ day: '2026-03-02', hour })).toBe(evening)
  })

  test('Study before and after midnight is one evening', () => {
    const before = countNight(none, { day: '2026-03-02', hour: 23 })
    expect(before).toEqual({ nightDays: 1, lastNightDay: '2026-03-02' })
    expect(countNight(before, { day: '2026-03-03', hour: 1 })).toEqual(before)
    expect(countNight(before, { day: '2026-03-03', hour: 22 })).toEqual({ nightDays: 2, lastNightDay: '2026-03-03' })
  })

  test('Study by day, or on an evening that arrives late, changes nothing', () => {
    const counted = { nightDays: 2, lastNightDay: '2026-03-03' }
    expect(countNight(counted, { day: '2026-03-04', hour: 16 })).toEqual(counted)
    expect(countNight(counted, { day: '2026-03-02', hour: 22 })).toEqual(counted)
  })
})
