import { describe, expect, test } from 'vitest'
import {
  awardKey,
  examAward,
  flashcardAward,
  perfectScoreAward,
  quizAward,
  studySessionAward,
  totalOf,
  XP_DAILY_GOAL,
  XP_PER_FLASHCARD,
  XP_PER_QUIZ,
  XP_PERFECT_SCORE,
  XP_SIGN_IN,
  XP_STUDY_SESSION,
  XpCause,
} from './xp.ts'

describe('XP', () => {
  test('contract §9: 10 per flashcard, 20 per quiz, 50 bonus for a perfect score', () => {
    expect([XP_PER_FLASHCARD, XP_PER_QUIZ, XP_PERFECT_SCORE]).toEqual([10, 20, 50])
  })

  test('contract §9: study +10, quiz +50, daily goal +25, login +1', () => {
    expect([XP_STUDY_SESSION, XP_PERFECT_SCORE, XP_DAILY_GOAL, XP_SIGN_IN]).toEqual([10, 50, 25, 1])
  })

  test('A card has one source a day and another the day after', () => {
    const monday = flashcardAward('cells/f01', '2026-03-02')
    expect(monday).toEqual({ cause: 'flashcard', source: 'cells/f01@2026-03-02', amount: 10 })
    expect(awardKey(flashcardAward('cells/f01', '2026-03-03'))).not.toBe(awardKey(monday))
  })

  test('A quiz and its perfect score share a source and differ in cause', () => {
    const quiz = quizAward('cells', '2026-03-02')
    const perfect = perfectScoreAward('cells', '2026-03-02')
    expect(quiz.source).toBe(perfect.source)
    expect(awardKey(quiz)).not.toBe(awardKey(perfect))
    expect(totalOf([quiz, perfect])).toBe(70)
  })

  test('The sixth study session of a day earns nothing', () => {
    expect(studySessionAward({ sessionId: 's', rewardedToday: 4 })).toEqual({
      cause: 'study-session',
      source: 's',
      amount: 10,
    })
    expect(studySessionAward({ sessionId: 's', rewardedToday: 5 })).toBeNull()
  })

  test('Twenty exam questions a day earn, each once', () => {
    const day = '2026-03-02'
    expect(examAward({ questionId: 'cells/e01', day, rewardedToday: 19 })).toEqual({
      cause: 'exam',
      source: 'cells/e01@2026-03-02',
      amount: 20,
    })
    expect(examAward({ questionId: 'cells/e01', day, rewardedToday: 20 })).toBeNull()
  })

  test('A cause that is not known does not parse', () => {
    expect(XpCause.safeParse('gift').success).toBe(false)
    expect(XpCause.safeParse('opening-balance').success).toBe(true)
  })
})
