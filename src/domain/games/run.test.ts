import { describe, expect, test } from 'vitest'
import { advance, COMBO_FOR_HEART, HEARTS, isTimeUp, isTooLate, miss, slip, solve, startRun } from './run.ts'

const limitMs = 10_000

describe('a run', () => {
  test('a right round counts, lengthens the combo and earns more the quicker it was', () => {
    const slow = solve(startRun(10, 'race'), { at: 9000, limitMs })
    const quick = solve(startRun(10, 'race'), { at: 1000, limitMs })
    expect(quick).toMatchObject({ correct: 1, combo: 1, quick: 1, phase: 'answered' })
    expect(slow.quick).toBe(0)
    expect(quick.points).toBeGreaterThan(slow.points)
  })

  test('without a clock nothing is quick, and time earns nothing', () => {
    const calm = (at: number) => solve(startRun(10, 'calm'), { at, limitMs })
    expect(calm(1)).toMatchObject({ quick: 0, points: calm(9999).points })
    expect(isTimeUp(startRun(10, 'calm'), 1e9, limitMs)).toBe(false)
  })

  test('a lost round costs a heart and the combo; without hearts the race is lost', () => {
    const lose = (run: ReturnType<typeof startRun>) => advance(miss(run), 0)
    const once = lose(startRun(10, 'race'))
    expect(once).toMatchObject({ hearts: HEARTS - 1, combo: 0, missed: [0], round: 1, phase: 'asking' })
    expect(lose(lose(once))).toMatchObject({ hearts: 0, phase: 'lost' })
  })

  test('a combo wins a heart back, but never more than there were', () => {
    const rightRounds = (run: ReturnType<typeof startRun>, count: number) =>
      Array.from({ length: count }).reduce<typeof run>((now) => advance(solve(now, { at: 0, limitMs }), 0), run)
    const hurt = advance(miss(startRun(10, 'race')), 0)
    expect(rightRounds(hurt, COMBO_FOR_HEART - 1).hearts).toBe(HEARTS - 1)
    expect(rightRounds(hurt, COMBO_FOR_HEART).hearts).toBe(HEARTS)
    expect(rightRounds(startRun(10, 'race'), COMBO_FOR_HEART).hearts).toBe(HEARTS)
  })

  test('a round that is put right still counts as missed, for fewer points', () => {
    const fixed = solve(slip(slip(startRun(10, 'calm'))), { at: 0, limitMs })
    expect(fixed).toMatchObject({ correct: 0, combo: 0, missed: [0] })
    expect(fixed.points).toBeLessThan(solve(startRun(10, 'calm'), { at: 0, limitMs }).points)
  })

  test('a press a moment after the end of the time is let through, a later one is not', () => {
    const run = startRun(10, 'race')
    expect([isTimeUp(run, limitMs, limitMs), isTooLate(run, limitMs + 1000, limitMs)]).toEqual([true, false])
    expect(isTooLate(run, limitMs + 2000, limitMs)).toBe(true)
  })
})
