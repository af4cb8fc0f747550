import { describe, expect, test } from 'vitest'
import { applyAnswers } from '#domain/study/record-answers.ts'
import { emptySnapshot, type ItemFinder } from '#domain/study/snapshot.ts'
import { snapshotKeys } from '#domain/study/snapshot-keys.ts'
import { cardAnswer, items, quizAnswer, uuid } from '#tests/support/answers.ts'
import { isOwn, ownCardId, ownTopicId, readOwnCardId } from './own-card-id.ts'
import { ownerName } from './owner-name.ts'

const card = { setId: uuid(1), cardId: uuid(2) }
const itemId = ownCardId(card)
const topicId = ownTopicId(card.setId)

describe('an own card', () => {
  test('Its id names its set and itself, and nothing of the curriculum has such an id', () => {
    expect(readOwnCardId(itemId)).toEqual(card)
    for (const id of ['cells/f01', 'set:1:2', `set:${uuid(1)}`, itemId.toUpperCase()])
      expect(readOwnCardId(id)).toBeNull()
    expect([isOwn(itemId), isOwn(topicId), isOwn('cells/f01')]).toEqual([true, true, false])
  })

  const finder: ItemFinder = {
    get: (id) => (id === itemId ? { kind: 'flashcard', topicId, own: true, correctAnswer: null } : items.get(id)),
  }
  const now = new Date('2026-03-02T10:30:00Z')
  const rules = { items: finder, timeZone: 'Europe/London', dailyGoal: 2, now }
  const own = (n: number) => cardAnswer({ id: uuid(n), itemId, topicId })

  test('It is scheduled and counts for the day and the streak, but earns no XP, no count and no mastery', () => {
    const outcome = applyAnswers(emptySnapshot, [own(1)], rules)
    expect(outcome.cardStates.get(itemId)?.reps).toBe(1)
    expect(outcome.days.get('2026-03-02')).toMatchObject({ flashcards: 1, xp: 0 })
    expect(outcome.progress).toMatchObject({ totalXp: 0, flashcardsCompleted: 0, dailyStreak: 1 })
    expect([outcome.awards, [...outcome.mastery]]).toEqual([[], []])
    expect(outcome.recorded).toMatchObject([{ topicId, correct: true }])
  })

  test('However often it is answered, it earns no more than the daily goal once', () => {
    const answers = Array.from({ length: 30 }, (_, n) => own(n))
    const { awards } = applyAnswers(emptySnapshot, answers, rules)
    expect(awards.map(({ cause }) => cause)).toEqual(['daily-goal'])
  })

  test('It is no question, whatever an answer says', () => {
    const attempt = {
      id: uuid(9),
      scope: 'cells',
      itemIds: [itemId, 'cells/q01', 'cells/q02', 'cells/q03', 'cells/q04'],
    }
    const { refused } = applyAnswers(emptySnapshot, [quizAnswer({ id: uuid(1), itemId, attempt })], rules)
    expect(refused).toEqual([{ answerId: uuid(1), code: 'wrong-kind' }])
  })

  test('What is read before recording names its state', () => {
    expect(snapshotKeys([own(1)], rules)).toMatchObject({ cardIds: [itemId] })
  })
})

describe('a set’s owner', () => {
  test.each([
    ['student', 'Ada Lovelace', 'Ada L.'],
    ['student', 'Ada', 'Ada'],
    ['student', ' Mary  Ann van der berg ', 'Mary B.'],
    ['teacher', 'Ms Joan Clarke', 'Ms Joan Clarke'],
  ] as const)('who is a %s called %s reads as %s', (role, fullName, shown) => {
    expect(ownerName({ fullName, role })).toBe(shown)
  })
})
