import { expect, test } from 'vitest'
import { benchLearning } from './bench-learning.ts'
import { createDeck } from './deck.ts'
import { simulatePupil } from './simulate-pupil.ts'
import type { StudyPlan } from './study-plan.ts'

const points = Array.from({ length: 8 }, (_, index) => ({
  id: `t#p${index}`,
  topicId: 't',
  items: [
    ...['f1', 'f2'].map((id) => ({ id: `${index}/${id}`, of: 'flashcard', askedFor: 'recall' }) as const),
    { id: `${index}/q`, of: 'quiz', askedFor: 'recall' } as const,
  ],
}))
const deck = createDeck(points)

test('questions ask for the facts of their point, cards for one each', () => {
  expect(deck.facts).toBe(16)
  expect([deck.factOf('0/f1'), deck.factOf('0/f2'), deck.factOf('0/q'), deck.factOf('1/f1')]).toEqual([0, 1, 0, 2])
  expect(deck.factsOf('t#p1')).toEqual([2, 3])
})

test('a pupil studies on their days, for their minutes or until nothing is left, at their pace', () => {
  const card = points[0]?.items[0]
  if (!card) throw new Error('no card')
  let left = 0
  const asked: number[] = []
  const plan: StudyPlan = {
    begin: () => {
      left = asked.length < 40 ? 100 : 3
    },
    next: () => (left-- > 0 ? { kind: 'ask', item: card } : null),
    done: (_activity, _right, now) => void asked.push(now.getTime()),
  }
  const practised: number[] = []
  const memory = {
    recall: () => 1,
    practise: (_fact: number, _practice: string, at: number) => void practised.push(at),
  }
  const results = simulatePupil({
    deck,
    plan,
    pupil: { memory, pace: 2, studiesOn: (day) => day !== 1 },
    days: 4,
    minutes: 10,
    starts: new Date('2027-03-01T00:00:00Z'),
    chance: () => 0.5,
  })
  // 12.4 seconds a card at half the pace: 25 in the ten minutes of the first day and of the third, and three on the fourth.
  expect(asked).toHaveLength(25 + 25 + 3)
  expect(results).toMatchObject({ onTheDay: 1, later: 1 })
  expect(results.hours).toBeCloseTo((53 * 24.8) / 3600)
  expect(new Set(practised.map(Math.floor))).toEqual(new Set([0, 2, 3]))
})

test('the figures come out the same for the same seed, with a goal each', () => {
  const run = (seed: number) => benchLearning({ deck, days: 6, pupils: 1, seed, say: () => undefined })
  const figures = run(1)
  expect(figures).toHaveLength(18)
  expect(figures.every(({ value }) => value > 0)).toBe(true)
  expect(run(1)).toEqual(figures)
  expect(run(2)).not.toEqual(figures)
})
