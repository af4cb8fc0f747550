import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actOnStopwatch, elapsedBy, type Stopwatch, stopwatchAtZero, stopwatchText } from './stopwatch.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000)

describe('the group study stopwatch', () => {
  test('contract §2: it is shown HH:MM:SS', () => {
    expect([0, 999, 59_999, 61_000, 3_599_000, 36_061_500].map(stopwatchText)).toEqual([
      '00:00:00',
      '00:00:00',
      '00:00:59',
      '00:01:01',
      '00:59:59',
      '10:01:01',
    ])
  })

  test('contract §4: it runs or is paused, toggled; what it has run is kept while it is paused', () => {
    const started = actOnStopwatch(stopwatchAtZero, 'start', at(0))
    expect(elapsedBy(started, at(10))).toBe(10_000)
    const paused = actOnStopwatch(started, 'pause', at(10))
    expect(elapsedBy(paused, at(500))).toBe(10_000)
    expect(elapsedBy(actOnStopwatch(paused, 'start', at(500)), at(505))).toBe(15_000)
  })

  test('contract §4: reset sets 0 and stops', () => {
    const started = actOnStopwatch(stopwatchAtZero, 'start', at(0))
    expect(actOnStopwatch(started, 'reset', at(10))).toEqual({ elapsedMs: 0, runningSince: null })
  })

  test('whatever is done to it, said twice at once it counts once, and it never runs backwards', () => {
    const acts = fc.array(fc.tuple(fc.constantFrom('start', 'pause', 'reset'), fc.integer({ min: 0, max: 9000 })))
    fc.assert(
      fc.property(acts, (done) => {
        let once: Stopwatch = stopwatchAtZero
        let twice: Stopwatch = stopwatchAtZero
        let now = 0
        for (const [act, later] of done) {
          now += later
          once = actOnStopwatch(once, act, at(now))
          twice = actOnStopwatch(actOnStopwatch(twice, act, at(now)), act, at(now))
          expect(twice).toEqual(once)
          expect(elapsedBy(once, at(now + 1))).toBeGreaterThanOrEqual(elapsedBy(once, at(now)))
        }
      }),
    )
  })

  test('what a clock that was put back says is never less than it has run', () => {
    expect(elapsedBy({ elapsedMs: 5000, runningSince: at(10) }, at(0))).toBe(5000)
  })

  test('it stands still at 99:59:59', () => {
    expect(stopwatchText(elapsedBy({ elapsedMs: 0, runningSince: at(0) }, at(1_000_000)))).toBe('99:59:59')
  })
})
