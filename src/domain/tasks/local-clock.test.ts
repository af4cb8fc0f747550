import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockIn, instantAt } from './local-clock.ts'

const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Australia/Lord_Howe', 'UTC']

describe('a day and time where somebody is', () => {
  test('a task due on a summer morning in Britain is due at eight by Greenwich', () => {
    expect(instantAt('Europe/London', { day: '2026-07-03', time: '09:00' }).toISOString()).toBe(
      '2026-07-03T08:00:00.000Z',
    )
    expect(instantAt('Europe/London', { day: '2026-12-03', time: '09:00' }).toISOString()).toBe(
      '2026-12-03T09:00:00.000Z',
    )
  })

  test('the hour that the clocks leave out is taken as much later, the hour that comes twice as the first', () => {
    expect(instantAt('Europe/London', { day: '2026-03-29', time: '01:30' }).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    )
    expect(instantAt('Europe/London', { day: '2026-10-25', time: '01:30' }).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })

  test('what a clock shows leads back to a moment that shows the same, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 }),
        (zone, minute) => {
          const clock = clockIn(zone, new Date(minute * 60_000))
          const back = instantAt(zone, clock)
          expect(clockIn(zone, back)).toEqual(clock)
          // Of an hour that comes twice it is the first.
          expect(back.getTime()).toBeLessThanOrEqual(minute * 60_000)
        },
      ),
    )
  })
})
