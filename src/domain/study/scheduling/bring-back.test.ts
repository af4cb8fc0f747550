import { expect, test } from 'vitest'
import { bringBack } from './bring-back.ts'
import { type CardState, isDue, retrievability, scheduleReview } from './schedule.ts'

const at = new Date('2026-03-02T10:00:00Z')
const learnt = scheduleReview(null, 'know', new Date('2026-03-01T10:00:00Z'))
const states = (known: Record<string, CardState>) => (id: string) => known[id] ?? null

test('every card that was met comes back at once, and what is known of its memory stays', () => {
  const back = bringBack(['a', 'b', 'c'], states({ a: learnt, b: learnt }), at)
  expect([...back.keys()]).toEqual(['a', 'b'])
  expect(back.get('a')).toEqual({ ...learnt, due: at })
  expect(retrievability(back.get('a') ?? null, at)).toBe(retrievability(learnt, at))
})

test('of cards that were never met two come, so that one quiz does not fill a day', () => {
  const back = bringBack(['a', 'b', 'c'], states({}), at)
  expect([...back.keys()]).toEqual(['a', 'b'])
  expect(back.get('a')).toMatchObject({ due: at, state: 0, reps: 0, last_review: null })
  expect(isDue(back.get('a') ?? learnt, at)).toBe(true)
  const first = scheduleReview(back.get('a') ?? null, 'know', at)
  expect(first).toEqual(scheduleReview(null, 'know', at))
  expect([...bringBack(['a', 'b', 'c'], states({ b: learnt }), at).keys()]).toEqual(['b', 'a'])
})

test('a card that is due, or was reviewed after the wrong answer, stays as it is', () => {
  const due = { ...learnt, due: new Date('2026-03-02T09:00:00Z') }
  const reviewed = scheduleReview(null, 'know', new Date('2026-03-02T11:00:00Z'))
  expect(bringBack(['a', 'b'], states({ a: due, b: reviewed }), at).size).toBe(0)
})
