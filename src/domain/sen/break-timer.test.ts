import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BREAK_MS,
  type BreakEvent,
  type BreakTimerState,
  breakClock,
  breakLeft,
  breakReducer,
  breakTimerIn,
} from './break-timer.ts'

const after = (...steps: [event: BreakEvent, now: number][]): BreakTimerState =>
  steps.reduce<BreakTimerState>((timer, [event, now]) => breakReducer(timer, event, now), { state: 'ready' })

test('contract §9: the break timer shows 15:00', () => {
  expect(breakClock(breakLeft({ state: 'ready' }, 0))).toBe('15:00')
})

test('it counts down, and is over after fifteen minutes', () => {
  const running = after(['start', 1000])
  expect(breakClock(breakLeft(running, 1000))).toBe('15:00')
  expect(breakClock(breakLeft(running, 61_000))).toBe('14:00')
  expect(breakReducer(running, 'tick', 1000 + BREAK_MS - 1)).toBe(running)
  expect(breakReducer(running, 'tick', 1000 + BREAK_MS)).toEqual({ state: 'over' })
})

test('while it is paused no time goes by', () => {
  const paused = after(['start', 0], ['pause', 60_000])
  expect(breakClock(breakLeft(paused, 10_000_000))).toBe('14:00')
  expect(breakLeft(breakReducer(paused, 'go-on', 10_000_000), 10_000_000)).toBe(14 * 60_000)
})

test('reset makes it fresh, and after its end it can start again', () => {
  expect(after(['start', 0], ['reset', 5])).toEqual({ state: 'ready' })
  expect(after(['start', 0], ['tick', BREAK_MS], ['start', BREAK_MS + 5])).toEqual({
    state: 'running',
    endsAt: 2 * BREAK_MS + 5,
  })
})

test('whatever happens when, there is never more than the whole break left, nor less than nothing', () => {
  const events = fc.constantFrom<BreakEvent>('start', 'pause', 'go-on', 'tick', 'reset')
  const steps = fc.array(fc.tuple(events, fc.nat(4 * BREAK_MS)))
  fc.assert(
    fc.property(steps, fc.nat(4 * BREAK_MS), (taken, now) => {
      const timer = after(...taken)
      expect(breakLeft(timer, now)).toBeGreaterThanOrEqual(0)
      expect(breakLeft(timer, now)).toBeLessThanOrEqual(BREAK_MS)
      expect(breakTimerIn(JSON.parse(JSON.stringify(timer)))).toEqual(timer)
    }),
  )
})

test('a damaged timer is a fresh one', () => {
  for (const stored of [
    null,
    7,
    {},
    { state: 'running' },
    { state: 'paused', left: -1 },
    { state: 'paused', left: 1e9 },
  ])
    expect(breakTimerIn(stored)).toEqual({ state: 'ready' })
})
