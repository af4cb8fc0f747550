import { expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const task = (taskId: string, more: object = {}) => ({
  taskId,
  opensAt: null,
  closesAt: null,
  attemptsAllowed: null as number | null,
  ...more,
})
const at = (now: number, begun: [string, number][] = []) => ({ begun: new Map(begun), now })

test('A task opens at its moment and closes at its moment', () => {
  const tasks = [task('a', { opensAt: 10, closesAt: 20 })]
  expect(nextAttempt(tasks, at(9))).toEqual({ assignment: null, reason: 'not-open-yet' })
  expect(nextAttempt(tasks, at(10))).toMatchObject({ assignment: { taskId: 'a' }, triesLeft: null })
  expect(nextAttempt(tasks, at(20))).toEqual({ assignment: null, reason: 'closed' })
})

test('Tries are counted for each task by itself', () => {
  const tasks = [task('a', { attemptsAllowed: 1 }), task('b', { attemptsAllowed: 3 })]
  expect(nextAttempt(tasks, at(0))).toMatchObject({ assignment: { taskId: 'a' }, triesLeft: 1 })
  expect(nextAttempt(tasks, at(0, [['a', 1]]))).toMatchObject({ assignment: { taskId: 'b' }, triesLeft: 3 })
  const spent: [string, number][] = [
    ['a', 1],
    ['b', 3],
  ]
  expect(nextAttempt(tasks, at(0, spent))).toEqual({ assignment: null, reason: 'no-tries-left' })
})

test('What is still to come is said before what is over; without a task nothing is open', () => {
  const tasks = [task('a', { closesAt: 5 }), task('b', { opensAt: 50 })]
  expect(nextAttempt(tasks, at(10))).toEqual({ assignment: null, reason: 'not-open-yet' })
  expect(nextAttempt([], at(10))).toEqual({ assignment: null, reason: 'closed' })
})
