import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf, levelProgress } from './level.ts'

describe('levels', () => {
  test.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1250, 2],
    [10_001, 11],
  ])('contract §4: %i XP is level %i, the integer part of XP/1000 plus one', (xp, level) => {
    expect(levelOf(xp)).toBe(level)
  })

  test('contract §4: the bar shows XP modulo 1000 out of 1000', () => {
    expect(levelProgress(1250)).toEqual({ level: 2, into: 250, step: 1000 })
  })

  test('Level and rest together are always the whole XP', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (xp) => {
        const { level, into, step } = levelProgress(xp)
        expect((level - 1) * step + into).toBe(xp)
        expect(into).toBeLessThan(step)
      }),
    )
  })
})
