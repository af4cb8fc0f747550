import * as fc from 'fast-check'
import { default_w } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import type { Memory, Practice } from '../memory.ts'
import { activationMemory } from './activation-memory.ts'
import { drawWeights, fsrsMemory } from './fsrs-memory.ts'

const nothing = () => []
const models: [string, () => Memory][] = [
  ['FSRS-6', () => fsrsMemory({ weights: default_w, facts: 2, lessons: nothing })],
  ['activation', () => activationMemory({ ease: () => 1, facts: 2, lessons: nothing })],
]

describe.each(models)('memory by %s', (_, create) => {
  test('what was never met is not recalled, and what was missed is recalled the day after by three in four', () => {
    const memory = create()
    expect(memory.recall(0, 0)).toBe(0)
    memory.practise(0, 'missed', 0)
    expect(memory.recall(0, 1)).toBeCloseTo(0.75, 1)
    expect(memory.recall(1, 1)).toBe(0)
  })

  test('recall is a chance that only falls until the fact is met again', () => {
    const practice = fc.record({
      day: fc.integer({ min: 0, max: 80 }),
      practice: fc.constantFrom<Practice>('recalled', 'recognised', 'missed', 'read'),
    })
    fc.assert(
      fc.property(fc.array(practice, { minLength: 1, maxLength: 12 }), (practices) => {
        const memory = create()
        for (const one of practices.toSorted((a, b) => a.day - b.day)) memory.practise(0, one.practice, one.day)
        const later = [81, 82, 90, 120, 300].map((day) => memory.recall(0, day))
        expect(later).toEqual(later.toSorted((one, other) => other - one))
        for (const recall of later) expect(recall).toSatisfy((chance: number) => chance >= 0 && chance <= 1)
      }),
    )
  })

  test('practice spread over days lasts longer than practice in one go', () => {
    const [massed, spread] = [
      [0, 0.001, 0.002, 0.003],
      [0, 3, 9, 20],
    ].map((days) => {
      const memory = create()
      for (const day of days) memory.practise(0, 'recalled', day)
      return memory.recall(0, (days.at(-1) ?? 0) + 30)
    })
    expect(spread).toBeGreaterThan((massed ?? 1) + 0.1)
  })
})

test('what is recalled while its note is warm is remembered better than what was missed, and less well than what was known', () => {
  const recalls = (['missed', 'recalled'] as const).map((practice) => {
    const memory = fsrsMemory({ weights: default_w, facts: 1, lessons: nothing })
    memory.practise(0, 'read', 0)
    memory.practise(0, practice, 0.01)
    return memory.recall(0, 10)
  })
  const known = fsrsMemory({ weights: default_w, facts: 1, lessons: nothing })
  known.practise(0, 'recalled', 0)
  expect(recalls[0]).toBeLessThan(recalls[1] ?? 0)
  expect(recalls[1]).toBeLessThan(known.recall(0, 10))
})

test('every pupil gets weights of their own, near the defaults', () => {
  let turn = 0
  const weights = drawWeights(default_w, () => [1, -1][turn++ % 2] ?? 0)
  expect(weights).toHaveLength(default_w.length)
  for (const [index, weight] of weights.entries()) expect(weight).not.toBe(default_w[index])
})
