import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASKING } from '#domain/study/scheduling/exam-aim.ts'
import { type CardState, makeDue, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import { chooseForExam } from './choose-for-exam.ts'
import { interleave } from './interleave.ts'
import type { LearnPoint } from './learn-point.ts'
import { ASKED_OF_A_POINT, type PlannedStep } from './planned-step.ts'

const now = new Date('2027-05-01T17:00:00Z')
const aim = { morning: new Date('2027-05-17T09:00:00Z') }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const point = (topicId: string, key: string): LearnPoint => ({
  id: `${topicId}#${key}`,
  topicId,
  items: [
    ...['f01', 'f02', 'f03'].map(
      (id) => ({ id: `${topicId}-${key}/${id}`, of: 'flashcard', askedFor: 'recall' }) as const,
    ),
    { id: `${topicId}-${key}/q01`, of: 'quiz', askedFor: 'recognition' },
    { id: `${topicId}-${key}/q02`, of: 'quiz', askedFor: 'recall' },
  ],
})
const points = ['cells', 'genes'].flatMap((topic) => ['p1', 'p2'].map((key) => point(topic, key)))
const plan = (states: Record<string, CardState>, seconds = 300) => {
  const { reviews, blocks } = chooseForExam(
    { points, stateOf: (id) => states[id] ?? null, aimOf: () => aim },
    seconds,
    now,
  )
  return interleave(reviews, blocks)
}
const named = (steps: readonly PlannedStep[]) =>
  steps.map((step) => (step.kind === 'passage' ? `show ${step.point.id}` : `${step.reason} ${step.item.id}`))

const known = (ago: number) => scheduleReview(null, 'know', daysAgo(ago))
const sure = [40, 30, 10, 1].reduce<CardState | null>((state, ago) => scheduleReview(state, 'know', daysAgo(ago)), null)
/** Everything of every point is as sure as can be, but for what is given. */
const otherwiseSure = (states: Record<string, CardState>) => ({
  ...Object.fromEntries(points.flatMap(({ items }) => items.map(({ id }) => [id, sure as CardState]))),
  ...states,
})

test('a new point is shown, asked by a card, and in writing after something else', () => {
  expect(named(plan({}, 200))).toEqual([
    'show cells#p1',
    'new cells-p1/f01',
    'show cells#p2',
    'new cells-p2/f01',
    'new cells-p1/q02',
    'new cells-p2/q02',
  ])
})

test('cards of a met point that were never asked come too; what would be known on the morning anyway does not', () => {
  const { 'genes-p1/f03': _, ...states } = otherwiseSure({ 'cells-p1/f02': known(14) })
  expect(named(plan(states)).toSorted()).toEqual(['due cells-p1/f02', 'weak genes-p1/f03'])
  expect(plan(otherwiseSure({}))).toEqual([])
})

test('what was answered wrongly elsewhere comes first', () => {
  const states = otherwiseSure({ 'cells-p1/f01': known(14), 'genes-p2/f01': makeDue(sure, now) })
  expect(named(plan(states, 15))).toEqual(['due genes-p2/f01'])
})

test('a session keeps to its time, asks nothing twice and of no point too much', () => {
  const state = fc.option(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('know', 'dont-know')), {
    nil: null,
  })
  fc.assert(
    fc.property(
      fc.array(state, { minLength: 20, maxLength: 20 }),
      fc.integer({ min: 120, max: 1200 }),
      (drawn, seconds) => {
        const ids = points.flatMap(({ items }) => items.map(({ id }) => id))
        const states = Object.fromEntries(
          drawn.flatMap((one, index) =>
            one ? [[ids[index], scheduleReview(null, one[1] as 'know', daysAgo(one[0]))]] : [],
          ),
        )
        const steps = plan(states, seconds)
        const asked = steps.flatMap((step) => (step.kind === 'ask' ? [step] : []))
        expect(new Set(asked.map(({ item }) => item.id)).size).toBe(asked.length)
        const least = asked.reduce(
          (sum, { item }) => sum + (item.of === 'flashcard' ? ASKING.flashcard : ASKING.recall).right,
          0,
        )
        expect(least).toBeLessThanOrEqual(seconds)
        for (const of of Map.groupBy(asked, ({ point }) => point.id).values())
          expect(of.length).toBeLessThanOrEqual(ASKED_OF_A_POINT)
      },
    ),
  )
})
