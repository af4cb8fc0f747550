import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterStep, type HostStep, type LiveQuiz, newLiveQuiz, takesAnswer } from './live-quiz.ts'

const here = (quiz: LiveQuiz, act: HostStep['act']): HostStep => ({ act, phase: quiz.phase, at: quiz.at })
const does = (quiz: LiveQuiz, ...acts: HostStep['act'][]) =>
  acts.reduce((before, act) => afterStep(before, here(before, act)), quiz)

test('a live quiz asks each question, shows its result to all together, and ends after the last', () => {
  const quiz = newLiveQuiz(2)
  expect(does(quiz, 'on')).toEqual({ phase: 'asking', at: 0, questions: 2 })
  expect(does(quiz, 'on', 'show')).toEqual({ phase: 'shown', at: 0, questions: 2 })
  expect(does(quiz, 'on', 'show', 'on')).toEqual({ phase: 'asking', at: 1, questions: 2 })
  expect(does(quiz, 'on', 'show', 'on', 'show', 'on').phase).toBe('ended')
  expect(does(quiz, 'on', 'end').phase).toBe('ended')
})

test('answers count while their question is asked, and not after its result was shown', () => {
  const asking = does(newLiveQuiz(2), 'on')
  expect([takesAnswer(asking, 0), takesAnswer(asking, 1)]).toEqual([true, false])
  expect(takesAnswer(does(asking, 'show'), 0)).toBe(false)
})

test('whatever a host presses, twice or late, no question is passed over and none is asked again', () => {
  const step = fc.record({
    act: fc.constantFrom('on', 'show', 'end'),
    phase: fc.constantFrom('lobby', 'asking', 'shown', 'ended'),
    at: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let quiz = newLiveQuiz(4)
      for (const one of steps) {
        const next = afterStep(quiz, one)
        expect(next.at - quiz.at).toBeGreaterThanOrEqual(0)
        expect(next.at - quiz.at).toBeLessThanOrEqual(1)
        if (next.at > quiz.at) expect(quiz.phase).toBe('shown')
        expect(afterStep(next, one)).toEqual(next)
        quiz = next
      }
    }),
  )
})
