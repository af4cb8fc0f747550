import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canSubmitQuestion,
  QUIZ_ADVANCE_MS,
  type QuizRun,
  type QuizRunEvent,
  type QuizRunQuestion,
  quizReducer,
  quizScore,
  startQuiz,
} from './quiz-run.ts'

const questions = [
  { id: 'q1', correctAnswer: 0 },
  { id: 'q2', correctAnswer: 3 },
]

function play(...events: QuizRunEvent[]): QuizRun {
  return events.reduce(quizReducer<QuizRunQuestion>, startQuiz<QuizRunQuestion>(questions))
}

const choose = (choice: number): QuizRunEvent => ({ type: 'choose', choice })
const submit: QuizRunEvent = { type: 'submit' }
const next: QuizRunEvent = { type: 'next' }
const tryAgain: QuizRunEvent = { type: 'try-again' }

describe('a quiz run', () => {
  test('contract §9: the next question comes after 2000 ms', () => {
    expect(QUIZ_ADVANCE_MS).toBe(2000)
  })

  test('contract §5: submit is disabled until an option is chosen', () => {
    expect(canSubmitQuestion(startQuiz(questions))).toBe(false)
    expect(play(submit)).toEqual(startQuiz(questions))
    expect(canSubmitQuestion(play(choose(2)))).toBe(true)
  })

  test('The choice can change until it is submitted, and not after', () => {
    expect(play(choose(2), choose(0)).choice).toBe(0)
    expect(play(choose(2), submit, choose(0)).choice).toBe(2)
  })

  test('contract §4: after submit it knows whether the choice was right', () => {
    expect(play(choose(0), submit)).toMatchObject({
      submitted: true,
      answers: [{ itemId: 'q1', choice: 0, correct: true }],
    })
    expect(play(choose(1), submit).answers).toEqual([{ itemId: 'q1', choice: 1, correct: false }])
  })

  test('A second press of submit records nothing more', () => {
    expect(play(choose(0), submit, submit).answers).toHaveLength(1)
  })

  test('contract §4: it moves to the next question, unanswered, and after the last it is finished', () => {
    const second = play(choose(0), submit, next)
    expect(second).toMatchObject({ index: 1, choice: null, submitted: false, finished: false })
    expect(play(choose(0), submit, next, choose(3), submit, next)).toMatchObject({ finished: true })
  })

  test('A timer that fires before an answer is submitted moves nothing', () => {
    expect(play(next)).toEqual(startQuiz(questions))
  })

  test('contract §4: Try Again resets everything', () => {
    expect(play(choose(0), submit, next, choose(3), submit, next, tryAgain)).toEqual(startQuiz(questions))
  })

  test('The score is the share of questions answered right', () => {
    expect(quizScore(play(choose(0), submit, next, choose(1), submit, next))).toEqual({
      correct: 1,
      total: 2,
      share: 0.5,
    })
    expect(quizScore(startQuiz([]))).toEqual({ correct: 0, total: 0, share: 0 })
  })

  test('Whatever is pressed, each question is answered at most once and in order, and finished means all are', () => {
    const event = fc.oneof(
      fc.integer({ min: 0, max: 3 }).map(choose),
      fc.constantFrom(submit, next, submit, next, tryAgain),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const run = play(...events)
        expect(run.answers.map((answer) => answer.itemId)).toEqual(
          questions.slice(0, run.answers.length).map((question) => question.id),
        )
        expect(run.finished).toBe(run.answers.length === questions.length && !run.submitted)
      }),
    )
  })
})

describe('drawn questions, which stand last', () => {
  const drawn = [{ id: 'q9', correctAnswer: 2 }]
  const redraw: QuizRunEvent = { type: 'redraw', drawn }

  test('get other numbers before the run has begun', () => {
    expect(play(choose(1), redraw)).toMatchObject({ questions: [questions[0], drawn[0]], choice: 1 })
  })

  test('keep their numbers once a question is answered, so that a run is one run', () => {
    expect(play(choose(1), submit, redraw).questions).toEqual(questions)
  })

  test('keep the new numbers when the run is tried again without a connection', () => {
    expect(play(redraw, choose(0), submit, next, tryAgain).questions).toEqual([questions[0], drawn[0]])
  })

  test('are none where none come', () => {
    expect(play({ type: 'redraw', drawn: [] }).questions).toEqual(questions)
  })

  test('a question without four options is answered by a response, and what is partly right is not right', () => {
    const marking = { marks: 1, outOf: 2, misconceptions: [], finding: null }
    const respond = (verdict: 'right' | 'partly'): QuizRunEvent => ({
      type: 'respond',
      responded: { response: { kind: 'numeric', text: '3' }, marking: { ...marking, verdict } },
    })
    const schemed: QuizRunQuestion[] = [{ id: 'q1' }, { id: 'q2' }]
    const run = [respond('right'), submit, respond('partly'), next, respond('partly'), submit].reduce(
      quizReducer<QuizRunQuestion>,
      startQuiz(schemed),
    )
    expect(run.answers).toMatchObject([
      { itemId: 'q1', correct: true, response: { kind: 'numeric', text: '3' }, marking: { verdict: 'right' } },
      { itemId: 'q2', correct: false, marking: { verdict: 'partly' } },
    ])
    expect(quizScore(run)).toEqual({ correct: 1, total: 2, share: 0.5 })
    expect(quizReducer(run, next).responded).toBeNull()
    const emptied = quizReducer(startQuiz(schemed), { type: 'respond', responded: null })
    expect(canSubmitQuestion(emptied)).toBe(false)
  })
})
