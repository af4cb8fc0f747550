import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, hourIn, isTimeZone, startOfDay } from './day.ts'

const zones = ['Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Pacific/Niue', 'UTC']
const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const days = instants.map((instant) => instant.toISOString().slice(0, 10))

describe('days', () => {
  test.each([
    ['Europe/London', '2026-01-05T23:59:59Z', '2026-01-05', 23],
    ['Europe/London', '2026-01-06T00:00:00Z', '2026-01-06', 0],
    ['Europe/London', '2026-07-05T23:30:00Z', '2026-07-06', 0],
    ['Europe/London', '2025-12-31T23:59:00Z', '2025-12-31', 23],
    ['Asia/Tokyo', '2025-12-31T15:00:00Z', '2026-01-01', 0],
    ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31', 23],
    ['Europe/London', '2024-02-29T12:00:00Z', '2024-02-29', 12],
  ])('In %s, %s is %s, hour %i', (timeZone, instant, day, hour) => {
    expect(dayIn(timeZone, new Date(instant))).toBe(day)
    expect(hourIn(timeZone, new Date(instant))).toBe(hour)
  })

  test('A day ends between two milliseconds, whichever was asked about before', () => {
    const last = new Date('2026-01-05T23:59:59.999Z')
    const first = new Date('2026-01-06T00:00:00.000Z')
    for (const instant of [last, first, last, first])
      expect(dayIn('Europe/London', instant)).toBe(instant === last ? '2026-01-05' : '2026-01-06')
  })

  test('When clocks go forward in London the hour from 1 to 2 is missing, and the day goes on', () => {
    expect(hourIn('Europe/London', new Date('2026-03-29T00:59:00Z'))).toBe(0)
    expect(hourIn('Europe/London', new Date('2026-03-29T01:00:00Z'))).toBe(2)
    expect(dayIn('Europe/London', new Date('2026-03-29T22:59:00Z'))).toBe('2026-03-29')
    expect(dayIn('Europe/London', new Date('2026-03-29T23:00:00Z'))).toBe('2026-03-30')
  })

  test('When clocks go back in London the hour from 1 to 2 comes twice', () => {
    expect(hourIn('Europe/London', new Date('2026-10-25T00:30:00Z'))).toBe(1)
    expect(hourIn('Europe/London', new Date('2026-10-25T01:30:00Z'))).toBe(1)
    expect(dayIn('Europe/London', new Date('2026-10-25T23:59:00Z'))).toBe('2026-10-25')
  })

  test('A day of 23 or 25 hours is one day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })

  test('Days count over month and year ends and leap days', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1)
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
  })

  test('Adding days and counting them agree', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  test('Everywhere the next 24 hours reach the next day, or, when clocks change, at most the one after', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, instant) => {
        const tomorrow = new Date(instant.getTime() + 86_400_000)
        const gap = daysBetween(dayIn(timeZone, instant), dayIn(timeZone, tomorrow))
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThanOrEqual(2)
        expect(dayIn(timeZone, instant)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
  })

  test('Days sort as text', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        expect(one < other).toBe(daysBetween(one, other) > 0)
      }),
    )
  })

  test('A zone is known by its name', () => {
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true)
    for (const text of ['', 'Mars/Olympus', '+01:00', 'Europe/London; drop table', ' UTC', 'a'.repeat(100)]) {
      expect(isTimeZone(text)).toBe(false)
    }
  })

  test('An unknown zone throws', () => {
    expect(() => dayIn('Mars/Olympus', new Date('2026-01-01'))).toThrow(RangeError)
  })

  test('Many zones and spellings in turn still give right days', () => {
    for (let index = 0; index < 600; index++) {
      const name = [...'europe/london']
        .map((sign, at) => ((index >> (at % 10)) & 1 ? sign.toUpperCase() : sign))
        .join('')
      expect(dayIn(name, new Date('2026-07-05T23:30:00Z'))).toBe('2026-07-06')
    }
  })
})

test('a day begins at the midnight of its zone, in summer and winter', () => {
  const starts = (zone: string, day: string) => startOfDay(zone, day).toISOString()
  expect(starts('Europe/London', '2026-01-10')).toBe('2026-01-10T00:00:00.000Z')
  expect(starts('Europe/London', '2026-07-10')).toBe('2026-07-09T23:00:00.000Z')
  expect(starts('Pacific/Auckland', '2026-07-10')).toBe('2026-07-09T12:00:00.000Z')
  expect(starts('America/New_York', '2026-01-10')).toBe('2026-01-10T05:00:00.000Z')
})
