import { expect, test } from 'vitest'
import { type CardState, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import type { LearnPoint } from './learn-point.ts'
import { topicMemory } from './topic-memory.ts'

const now = new Date('2026-03-10T10:00:00Z')
const point = (key: string, ...ids: string[]): LearnPoint => ({
  id: `cells#${key}`,
  topicId: 'cells',
  items: ids.map((id) => ({ id, of: 'flashcard', askedFor: 'recall' })),
})
const points = [point('p1', 'a', 'b'), point('p2', 'c'), point('p3')]
const memory = (states: Record<string, CardState>) => topicMemory(points, (id) => states[id] ?? null, now)

test('a topic is remembered as far as its points are, unmet ones counting as nothing and those without items not at all', () => {
  const fresh = scheduleReview(null, 'know', now)
  expect(memory({ a: fresh })).toEqual({ recall: 0.5, due: 0 })
  expect(memory({ a: fresh, c: fresh })).toEqual({ recall: 1, due: 0 })
})

test('what is due is counted, and a topic that was never asked has no memory', () => {
  const old = scheduleReview(null, 'know', new Date('2026-03-01T10:00:00Z'))
  expect(memory({ a: old, c: old })?.due).toBe(2)
  expect(memory({ a: old, c: old })?.recall).toBeLessThan(0.9)
  expect(memory({})).toBeNull()
})

test('what is due for a paper is what Learn would ask for it: the cards of a point, when they are worth their time', () => {
  const items = [
    { id: 'card', of: 'flashcard', askedFor: 'recall' },
    { id: 'question', of: 'quiz', askedFor: 'recall' },
  ] as const
  const at = new Date('2027-05-01T17:00:00Z')
  const known = scheduleReview(null, 'know', new Date('2027-04-10T17:00:00Z'))
  const due = (aim: { morning: Date } | null) =>
    topicMemory([{ id: 't#p', topicId: 't', items }], () => known, at, aim)?.due
  expect(due(null)).toBe(2)
  expect(due({ morning: new Date('2027-05-04T09:00:00Z') })).toBe(1)
})
