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
