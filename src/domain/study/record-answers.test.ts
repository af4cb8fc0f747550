import { describe, expect, test } from 'vitest'
import { noProgress } from '#domain/progress/progress.ts'
import { awardKey, quizAward } from '#domain/progress/xp.ts'
import {
  cardAnswer,
  items,
  noteAnswer,
  quizAnswer,
  quizRunAnswers,
  responseAnswer,
  uuid,
  WRONG,
} from '#tests/support/answers.ts'
import type { Answer } from './answer.ts'
import { applyAnswers } from './record-answers.ts'
import { scheduleReview } from './scheduling/schedule.ts'
import { emptySnapshot, type Snapshot } from './snapshot.ts'

const rules = { items, timeZone: 'Europe/London', dailyGoal: 20, now: new Date('2026-03-02T10:30:00Z') }

function apply(answers: Answer[], snapshot: Snapshot = emptySnapshot, changed: Partial<typeof rules> = {}) {
  return applyAnswers(snapshot, answers, { ...rules, ...changed })
}

const card = cardAnswer({ id: uuid(1) })

describe('recording a flashcard', () => {
  test('contract §9: it earns 10 XP, known or not', () => {
    expect(apply([card]).progress).toMatchObject({ totalXp: 10, flashcardsCompleted: 1 })
    expect(apply([{ ...card, grade: 'dont-know' }]).progress).toMatchObject({ totalXp: 10, flashcardsCompleted: 1 })
  })

  test('It earns once a day: going round again the same day is practice, the day after it earns again', () => {
    const again = cardAnswer({ id: uuid(2), answeredAt: '2026-03-02T10:05:00.000Z' })
    const tomorrow = cardAnswer({ id: uuid(3), answeredAt: '2026-03-03T10:00:00.000Z' })
    const outcome = apply([card, again, tomorrow], emptySnapshot, { now: new Date('2026-03-03T11:00:00Z') })
    expect(outcome.awards.map((award) => award.source)).toEqual(['cells/f01@2026-03-02', 'cells/f01@2026-03-03'])
    expect(outcome.progress).toMatchObject({ totalXp: 20, flashcardsCompleted: 2, dailyStreak: 2 })
    expect(outcome.days.get('2026-03-02')).toMatchObject({ flashcards: 2, xp: 10 })
  })

  test('It is a spaced-repetition review of the card', () => {
    const again = cardAnswer({ id: uuid(2), grade: 'dont-know', answeredAt: '2026-03-02T10:05:00.000Z' })
    const first = scheduleReview(null, 'know', new Date(card.answeredAt))
    expect(apply([card, again]).cardStates.get('cells/f01')).toEqual(
      scheduleReview(first, 'dont-know', new Date(again.answeredAt)),
    )
  })
})

describe('a question answered wrongly', () => {
  const wrong = quizAnswer({ id: uuid(2), choice: WRONG, answeredAt: '2026-03-02T10:05:00.000Z' })
  const at = new Date(wrong.answeredAt)

  test('brings back the cards of its point: those that were met, and as many new ones as make two', () => {
    const { cardStates } = apply([card, wrong])
    const learnt = scheduleReview(null, 'know', new Date(card.answeredAt))
    expect([...cardStates]).toEqual([
      ['cells/f01', { ...learnt, due: at }],
      [wrong.itemId, scheduleReview(null, 'dont-know', at)],
      ['cells/f02', expect.objectContaining({ due: at, reps: 0 })],
    ])
  })

  test('a right answer, and one that counted before, bring no card back', () => {
    const right = quizAnswer({ id: uuid(2) })
    expect([...apply([right]).cardStates.keys()]).toEqual([right.itemId])
    const after = apply([wrong]).snapshot
    expect(apply([wrong], after).cardStates.size).toBe(0)
  })
})

describe('recording a question without four options', () => {
  const response = responseAnswer({ id: uuid(1) })

  test('its response is marked by its scheme; what is not wholly right is wrong', () => {
    expect(apply([response]).recorded).toMatchObject([{ correct: true, topicId: 'genes' }])
    const unitMissing = apply([{ ...response, response: { kind: 'numeric', text: '30' } }])
    expect(unitMissing.recorded).toMatchObject([{ correct: false }])
    expect(unitMissing.mastery.get('genes')).toMatchObject({ answered: 1, correct: 0 })
  })

  test('typed from memory it is remembered for longer than what was picked from options', () => {
    const states = apply([response, quizAnswer({ id: uuid(2), itemId: 'genes/q01' })]).cardStates
    const days = (itemId: string) => states.get(itemId)?.scheduled_days ?? 0
    expect(days(response.itemId)).toBeGreaterThan(days('genes/q01'))
    expect(days('genes/q01')).toBe(1)
  })

  test('it belongs to a run like any other', () => {
    const itemIds = ['genes/q07', 'genes/q01', 'genes/q02', 'genes/q03', 'genes/q04']
    const attempt = { id: uuid(9), scope: 'genes', itemIds }
    const run = itemIds.slice(1).map((itemId, index) => quizAnswer({ id: uuid(index + 2), itemId, attempt }))
    const { progress } = apply([{ ...response, attempt }, ...run])
    expect(progress).toMatchObject({ totalXp: 70, quizzesCompleted: 1, perfectScores: 1 })
  })

  test('a choice for it, and a response to a question with four options, are refused', () => {
    const chosen = quizAnswer({ id: uuid(1), itemId: 'genes/q07' })
    const responded = responseAnswer({ id: uuid(2), itemId: 'genes/q01' })
    expect(apply([chosen, responded]).refused).toEqual([
      { answerId: uuid(1), code: 'wrong-kind' },
      { answerId: uuid(2), code: 'wrong-kind' },
    ])
  })
})

describe('recording a quiz', () => {
  test('contract §9: finishing it earns 20 XP, without a mistake 50 more', () => {
    const mistaken = apply(quizRunAnswers({ from: 1, attempt: uuid(9), wrong: 1 }))
    expect(mistaken.progress).toMatchObject({ totalXp: 20, quizzesCompleted: 1, perfectScores: 0 })
    const perfect = apply(quizRunAnswers({ from: 1, attempt: uuid(9) }))
    expect(perfect.progress).toMatchObject({ totalXp: 70, quizzesCompleted: 1, perfectScores: 1 })
    expect(perfect.recorded.at(-1)?.awards.map((award) => award.cause)).toEqual(['quiz', 'perfect-score'])
  })

  test('Until the last question is answered it earns nothing', () => {
    const outcome = apply(quizRunAnswers({ from: 1, attempt: uuid(9) }).slice(0, 4))
    expect(outcome.awards).toEqual([])
    expect(outcome.attempts.get(uuid(9))?.finishedAt).toBeNull()
  })

  test('Trying again the same day earns no more, except the bonus when it is perfect at last', () => {
    const first = apply(quizRunAnswers({ from: 1, attempt: uuid(9), wrong: 2 }))
    const again = quizRunAnswers({ from: 11, attempt: uuid(10), answeredAt: '2026-03-02T10:10:00.000Z' })
    const second = apply(again, first.snapshot)
    expect(second.awards.map((award) => award.cause)).toEqual(['perfect-score'])
    expect(second.progress).toMatchObject({ totalXp: 70, quizzesCompleted: 1, perfectScores: 1 })
  })

  test('An award already made is not made again, even when the snapshot knows no more than that', () => {
    const made = new Set([awardKey(quizAward('cells', '2026-03-02'))])
    const outcome = apply(quizRunAnswers({ from: 1, attempt: uuid(9) }), { ...emptySnapshot, awardsAlreadyMade: made })
    expect(outcome.awards.map((award) => award.cause)).toEqual(['perfect-score'])
  })

  test('A question answered on its own counts for its topic and finishes no quiz', () => {
    const outcome = apply([quizAnswer({ id: uuid(1) })])
    expect(outcome.mastery.get('cells')).toMatchObject({ answered: 1, correct: 1 })
    expect(outcome.attempts.size).toBe(0)
    expect(outcome.progress).toMatchObject({ totalXp: 0, dailyStreak: 1 })
  })
})

describe('recording the rest', () => {
  test('Marking is by the curriculum, and the topic is the item’s own', () => {
    const outcome = apply([
      quizAnswer({ id: uuid(1), itemId: 'genes/q01', topicId: 'cells' }),
      noteAnswer({ id: uuid(2), choice: WRONG }),
    ])
    expect(outcome.recorded.map(({ topicId, correct }) => [topicId, correct])).toEqual([
      ['genes', true],
      ['cells', false],
    ])
  })

  test('contract §9: reaching the daily goal earns 25 XP, once', () => {
    const notes = [1, 2, 3].map((n) => noteAnswer({ id: uuid(n), itemId: `cells/n0${n}` }))
    const outcome = apply(notes, emptySnapshot, { dailyGoal: 2 })
    expect(outcome.awards).toMatchObject([{ cause: 'daily-goal', source: '2026-03-02', amount: 25 }])
    expect(outcome.recorded.map((answer) => answer.awards.length)).toEqual([0, 1, 0])
    expect(outcome.days.get('2026-03-02')).toMatchObject({ questions: 3, goalMet: true, xp: 25 })
  })

  test('A goal raised after it was met stays met', () => {
    const met = apply([card], emptySnapshot, { dailyGoal: 1 })
    const raised = apply([cardAnswer({ id: uuid(2) })], met.snapshot, { dailyGoal: 50 })
    expect(raised.days.get('2026-03-02')?.goalMet).toBe(true)
  })

  test('The day is the one on the calendar where the student is', () => {
    const late = cardAnswer({ id: uuid(1), answeredAt: '2026-07-05T23:30:00.000Z' })
    const now = new Date('2026-07-06T09:00:00Z')
    expect(apply([late], emptySnapshot, { now }).recorded[0]?.day).toBe('2026-07-06')
    expect(apply([late], emptySnapshot, { now, timeZone: 'UTC' }).recorded[0]?.day).toBe('2026-07-05')
  })

  test('Study after 10PM counts for night owl', () => {
    const nights = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      cardAnswer({ id: uuid(n), answeredAt: `2026-03-0${n}T22:30:00.000Z` }),
    )
    const outcome = apply(nights, emptySnapshot, { now: new Date('2026-03-08T09:00:00Z') })
    expect(outcome.progress).toMatchObject({ nightDays: 7, dailyStreak: 7 })
    expect(outcome.badges).toEqual([{ badge: 'night_owl', earnedAt: new Date('2026-03-07T22:30:00.000Z') }])
  })

  test('The answer that reaches 5000 XP earns its badge, and the next one does not again', () => {
    const before = { ...emptySnapshot, progress: { ...noProgress, totalXp: 4995 } }
    const outcome = apply([card, cardAnswer({ id: uuid(2), itemId: 'cells/f02' })], before)
    expect(outcome.badges.map(({ badge }) => badge)).toEqual(['xp_master'])
    expect(apply([cardAnswer({ id: uuid(3), itemId: 'cells/f03' })], outcome.snapshot).badges).toEqual([])
  })

  test('A streak badge is earned on the day that reaches it, even when later answers of the batch break the streak', () => {
    const progress = { ...noProgress, dailyStreak: 29, longestStreak: 29, lastActiveDay: '2026-03-01' }
    const later = cardAnswer({ id: uuid(2), answeredAt: '2026-03-09T10:00:00.000Z' })
    const outcome = apply([card, later], { ...emptySnapshot, progress }, { now: new Date('2026-03-09T11:00:00Z') })
    expect(outcome.badges.map(({ badge }) => badge)).toEqual(['study_streak'])
    expect(outcome.progress).toMatchObject({ dailyStreak: 1, longestStreak: 30 })
  })
})

describe('answers that do not count', () => {
  test('One that was recorded before, or comes twice, is a duplicate', () => {
    const outcome = apply([card, card, cardAnswer({ id: uuid(2) })], {
      ...emptySnapshot,
      answerIdsAlreadyRecorded: new Set([uuid(2)]),
    })
    expect(outcome.duplicates.toSorted()).toEqual([uuid(1), uuid(2)])
    expect(outcome.recorded).toHaveLength(1)
  })

  test('An unknown item, or an answer of the wrong kind, is refused while the others count', () => {
    const outcome = apply([
      cardAnswer({ id: uuid(1), itemId: 'gone/f01' }),
      cardAnswer({ id: uuid(2), itemId: 'cells/q01' }),
      noteAnswer({ id: uuid(3), itemId: 'cells/q01' }),
      cardAnswer({ id: uuid(4) }),
    ])
    expect(outcome.refused).toEqual([
      { answerId: uuid(1), code: 'unknown-item' },
      { answerId: uuid(2), code: 'wrong-kind' },
      { answerId: uuid(3), code: 'wrong-kind' },
    ])
    expect(outcome.recorded.map((answer) => answer.answerId)).toEqual([uuid(4)])
  })

  test('A refused quiz answer leaves no trace', () => {
    const [answer] = quizRunAnswers({ from: 1, attempt: uuid(9) })
    if (!answer) throw new Error('no answer')
    const outcome = apply([{ ...answer, itemId: 'cells/q06' }])
    expect(outcome.refused).toEqual([{ answerId: uuid(1), code: 'wrong-attempt' }])
    expect(outcome.snapshot).toEqual(emptySnapshot)
  })
})
