import { expect, test } from 'vitest'
import { quizAwards } from './quiz-awards.ts'

const first = {
  quizId: 'q',
  assigned: true,
  byPerson: true,
  attemptsBefore: 0,
  questions: 4,
  answered: 4,
  perfect: false,
  written: [] as string[],
  day: '2026-05-12',
  rewardedToday: 0,
}
const amounts = (attempt: Partial<typeof first>) => quizAwards({ ...first, ...attempt }).map(({ amount }) => amount)

test('contract §9: A quiz earns 20 XP, and a perfect score a bonus of 50', () => {
  expect(amounts({})).toEqual([20])
  expect(amounts({ perfect: true })).toEqual([20, 50])
})

test('Only the first attempt at a quiz that was set earns, and only with half of it answered', () => {
  expect(amounts({ attemptsBefore: 1, perfect: true })).toEqual([])
  expect(amounts({ assigned: false, perfect: true })).toEqual([])
  expect(amounts({ byPerson: false, perfect: true })).toEqual([])
  expect([amounts({ answered: 1 }), amounts({ answered: 2 })]).toEqual([[], [20]])
  expect(amounts({ questions: 0, answered: 0, perfect: true })).toEqual([])
})

test('each written answer earns for the attempt, once a day and for twenty questions a day, also when the quiz itself earns nothing', () => {
  expect(amounts({ written: ['a', 'b'] })).toEqual([20, 20, 20])
  expect(amounts({ attemptsBefore: 1, written: ['a'] })).toEqual([20])
  expect(amounts({ written: ['a', 'b'], rewardedToday: 19 })).toEqual([20, 20])
  expect(amounts({ assigned: false, written: ['a'] })).toEqual([])
  expect(quizAwards({ ...first, attemptsBefore: 1, written: ['a'] })).toEqual([
    { cause: 'exam', source: 'a@2026-05-12', amount: 20 },
  ])
})
