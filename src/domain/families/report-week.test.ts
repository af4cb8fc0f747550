import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn, daysBetween } from '../progress/day.ts'
import { weekdayOf } from '../progress/weekday.ts'
import { daysOfWeek, mondayOf, REPORT_HOUR, reportWeek, wasLinkedIn } from './report-week.ts'

/** Zones that change their clocks at midnight, at one, by half an hour, across the date line, and never. */
const timeZone = fc.constantFrom(
  'Europe/London',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
)
const instant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const reportDay = fc.integer({ min: 1, max: 7 })

describe('the week that a report is about', () => {
  test('is a whole week from Monday to Sunday that is over where the child is, and not older than a fortnight', () => {
    fc.assert(
      fc.property(timeZone, instant, reportDay, (timeZone, now, reportDay) => {
        const week = reportWeek({ timeZone, now, reportDay })
        expect(weekdayOf(week)).toBe(1)
        const since = daysBetween(addDays(week, 6), dayIn(timeZone, now))
        expect(since).toBeGreaterThanOrEqual(1)
        expect(since).toBeLessThanOrEqual(14)
      }),
    )
  })

  test('never goes back, misses no week and repeats none, however clocks are changed meanwhile', () => {
    fc.assert(
      fc.property(timeZone, instant, reportDay, (timeZone, start, reportDay) => {
        const hours = Array.from({ length: 24 * 22 }, (_, hour) => new Date(start.getTime() + hour * 3_600_000))
        const weeks = [...new Set(hours.map((now) => reportWeek({ timeZone, now, reportDay })))]
        for (const [index, week] of weeks.entries())
          if (index > 0) expect(week).toBe(addDays(weeks[index - 1] ?? '', 7))
        expect(weeks.length).toBeGreaterThanOrEqual(4)
      }),
      { numRuns: 40 },
    )
  })

  test('changes at seven in the morning of the day that was chosen, by the child’s clock, in winter and in summer', () => {
    const at = (now: string, reportDay: number) =>
      reportWeek({ timeZone: 'Europe/London', now: new Date(now), reportDay })
    expect(REPORT_HOUR).toBe(7)
    // Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October.
    expect(at('2026-03-30T05:59:00Z', 1)).toBe('2026-03-16')
    expect(at('2026-03-30T06:00:00Z', 1)).toBe('2026-03-23')
    expect(at('2026-10-26T06:59:00Z', 1)).toBe('2026-10-12')
    expect(at('2026-10-26T07:00:00Z', 1)).toBe('2026-10-19')
    expect(at('2026-10-30T12:00:00Z', 6)).toBe('2026-10-12')
    expect(at('2026-10-31T12:00:00Z', 6)).toBe('2026-10-19')
  })

  test('every day lies in the week of its Monday', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const day = dayIn('UTC', now)
        expect(daysOfWeek(mondayOf(day))).toContain(day)
      }),
    )
  })

  test('a link counts from the week in which it was made', () => {
    const linkedAt = new Date('2026-11-15T23:30:00Z')
    expect(wasLinkedIn('2026-11-09', { linkedAt, timeZone: 'Europe/London' })).toBe(true)
    expect(wasLinkedIn('2026-11-09', { linkedAt, timeZone: 'Europe/Paris' })).toBe(false)
    expect(wasLinkedIn('2026-11-02', { linkedAt, timeZone: 'Europe/London' })).toBe(false)
  })
})
