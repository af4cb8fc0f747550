import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardState, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import { LEARN_MINUTES } from './learn-minutes.ts'
import type { LearnPoint, PointItem } from './learn-point.ts'
import { planSession } from './plan-session.ts'
import { type PlannedStep, SECONDS } from './planned-step.ts'

const now = new Date('2026-03-10T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const itemsOf = (id: string): PointItem[] => [
  { id: `${id}/f01`, of: 'flashcard', askedFor: 'recall' },
  { id: `${id}/q01`, of: 'quiz', askedFor: 'recognition' },
  { id: `${id}/q02`, of: 'quiz', askedFor: 'recall' },
]
const point = (topicId: string, key: string): LearnPoint => ({
  id: `${topicId}#${key}`,
  topicId,
  items: itemsOf(`${topicId}-${key}`),
})
const points = ['cells', 'genes', 'plants'].flatMap((topic) => ['p1', 'p2', 'p3'].map((key) => point(topic, key)))

const plan = (states: Record<string, CardState>, minutes: 5 | 10 | 20 = 5, of = points) =>
  planSession({ points: of, stateOf: (id) => states[id] ?? null }, minutes, now)
const named = (steps: PlannedStep[]) =>
  steps.map((step) => (step.kind === 'passage' ? `show ${step.point.id}` : `${step.reason} ${step.item.id}`))

test('a pupil who has met nothing is shown each point, recognises it, and recalls it after something else', () => {
  expect(named(plan({}))).toEqual([
    'show cells#p1',
    'new cells-p1/q01',
    'show cells#p2',
    'new cells-p2/q01',
    'new cells-p1/q02',
    'new cells-p2/q02',
  ])
})

test('what is due comes before what is weak, topics take turns, and something new is among it', () => {
  const known = scheduleReview(null, 'know', daysAgo(4))
  const forgotten = scheduleReview(null, 'dont-know', daysAgo(1))
  const steps = plan({ 'cells-p1/f01': known, 'cells-p2/f01': known, 'genes-p1/f01': forgotten }, 5)
  expect(named(steps)).toEqual([
    'due cells-p1/f01',
    'due genes-p1/f01',
    'show cells#p3',
    'new cells-p3/q01',
    'due cells-p2/f01',
    'show genes#p2',
    'new genes-p2/q01',
    'new cells-p3/q02',
    'new genes-p2/q02',
  ])
})

test('a weak point without anything due is asked in another way than before', () => {
  const known = scheduleReview(null, 'know', daysAgo(4))
  const postponed = { ...known, due: new Date('2026-04-01T00:00:00Z') }
  const [weak] = plan({ 'cells-p1/f01': postponed }, 5)
  expect(weak).toMatchObject({ reason: 'weak', item: { id: 'cells-p1/q02' } })
})

test('of one point no more than two things are reviewed, so that others get their turn', () => {
  const due = scheduleReview(null, 'know', daysAgo(9))
  const states = Object.fromEntries(itemsOf('cells-p1').map(({ id }) => [id, due]))
  const asked = plan(states, 20).filter((step) => step.point.id === 'cells#p1')
  expect(asked).toHaveLength(2)
})

test('a point without questions is recalled by its card, and one that nothing asks for is left out', () => {
  const onlyCard = { ...point('cells', 'p1'), items: itemsOf('x').slice(0, 1) }
  expect(named(plan({}, 5, [onlyCard]))).toEqual(['show cells#p1', 'new x/f01'])
  expect(plan({}, 5, [{ ...onlyCard, items: [] }])).toEqual([])
})

test('with everything known there is nothing to do', () => {
  const known = scheduleReview(null, 'know', now)
  const states = Object.fromEntries(points.flatMap(({ items }) => items.map(({ id }) => [id, known])))
  expect(plan(states, 20)).toEqual([])
})

test('whatever is remembered, a session fits its minutes, asks nothing twice, and shows a new point before it asks for it', () => {
  const everything = points.flatMap(({ items }) => items.map(({ id }) => id))
  const memory = fc.dictionary(
    fc.constantFrom(...everything),
    fc.record({ days: fc.integer({ min: 0, max: 60 }), grade: fc.constantFrom('know', 'recognised', 'dont-know') }),
  )
  fc.assert(
    fc.property(memory, fc.constantFrom(...LEARN_MINUTES), (remembered, minutes) => {
      const states = Object.fromEntries(
        Object.entries(remembered).map(([id, { days, grade }]) => [id, scheduleReview(null, grade, daysAgo(days))]),
      )
      const steps = plan(states, minutes)
      const cost = (step: PlannedStep) =>
        step.kind === 'passage'
          ? SECONDS.passage
          : SECONDS[step.item.of === 'flashcard' ? 'flashcard' : step.item.askedFor]
      expect(steps.reduce((sum, step) => sum + cost(step), 0)).toBeLessThanOrEqual(minutes * 60)
      const asked = steps.flatMap((step) => (step.kind === 'ask' ? step.item.id : []))
      expect(new Set(asked).size).toBe(asked.length)
      for (const [at, step] of steps.entries())
        if (step.kind === 'ask' && step.reason === 'new')
          expect(steps.slice(0, at)).toContainEqual(expect.objectContaining({ kind: 'passage', point: step.point }))
    }),
  )
})

test('what is aimed at a paper and what is not share a session by their points; what one leaves goes to the other', () => {
  const aim = { morning: new Date(now.getTime() + 20 * 86_400_000) }
  const topicsOf = (states: Record<string, CardState>) => {
    const material = { points, stateOf: (id: string) => states[id] ?? null }
    const steps = planSession({ ...material, aimOf: ({ topicId }) => (topicId === 'cells' ? aim : null) }, 10, now)
    return Object.groupBy(steps, ({ point: { topicId } }) => (topicId === 'cells' ? 'aimed' : 'other'))
  }
  const { aimed = [], other = [] } = topicsOf({})
  expect(aimed.length).toBeGreaterThan(2)
  expect(other.length).toBeGreaterThan(2)
  const sure = [60, 50, 30, 0].reduce<CardState | null>(
    (state, ago) => scheduleReview(state, 'know', daysAgo(ago)),
    null,
  )
  const allSure = (topic: string) =>
    Object.fromEntries(
      ['p1', 'p2', 'p3'].flatMap((key) => itemsOf(`${topic}-${key}`).map(({ id }) => [id, sure as CardState])),
    )
  const left = topicsOf(allSure('cells'))
  expect(left.aimed).toBeUndefined()
  expect(left.other?.length).toBeGreaterThan(other.length)
})

test('cards of a met point that were never asked themselves are asked before what is weak', () => {
  const states = { 'cells-p1/q01': scheduleReview(null, 'recognised', daysAgo(0)) }
  expect(named(plan(states)).filter((name) => name.includes('cells-p1'))).toEqual(['weak cells-p1/f01'])
})
