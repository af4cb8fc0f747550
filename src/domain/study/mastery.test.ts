import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerTopic, masteryWord, moveMastery, rankTopics, type TopicMastery } from './mastery.ts'

const topic = { topicId: 'cells', level: 'gcse', subject: 'biology' } as const
const at = new Date('2026-03-02T10:00:00Z')

function masteryAfter(results: readonly boolean[]): number {
  return results.reduce((mastery, correct, answered) => moveMastery(mastery, answered, correct), 0)
}

const wordAfterRight = (count: number) => masteryWord(masteryAfter(Array<boolean>(count).fill(true)))

const ranked = (topicId: string, mastery: number, answered = 10) => ({ topicId, mastery, answered })

describe('mastery', () => {
  test('Of few answers it is correct / (answered + 4)', () => {
    expect(masteryAfter([true])).toBeCloseTo(1 / 5)
    expect(masteryAfter([true, false, true])).toBeCloseTo(2 / 7)
    expect(masteryAfter([false, true, true, true, true])).toBeCloseTo(4 / 9)
  })

  test('Five right answers are not yet nearly secure, and no fewer than sixteen are secure', () => {
    expect([1, 2, 5, 6, 15, 16].map(wordAfterRight)).toEqual([
      'Just started',
      'Getting there',
      'Getting there',
      'Nearly secure',
      'Nearly secure',
      'Secure',
    ])
  })

  test('A pupil who began badly and now knows the topic becomes secure', () => {
    expect(masteryWord(masteryAfter([...Array(30).fill(false), ...Array(35).fill(true)]))).toBe('Secure')
  })

  test('A pupil who forgets a secure topic loses it', () => {
    expect(masteryWord(masteryAfter([...Array(60).fill(true), ...Array(15).fill(false)]))).toBe('Getting there')
  })

  test('It stays between 0 and 1, rises with a right answer and falls with a wrong one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 80 }), (results) => {
        const mastery = masteryAfter(results)
        expect(mastery).toBeGreaterThanOrEqual(0)
        expect(mastery).toBeLessThan(1)
        expect(moveMastery(mastery, results.length, true)).toBeGreaterThan(mastery)
        expect(moveMastery(mastery, results.length, false)).toBeLessThanOrEqual(mastery)
      }),
    )
  })

  test("A topic's record counts its answers", () => {
    const first = answerTopic(undefined, topic, { correct: true, at })
    expect(first).toEqual({ ...topic, answered: 1, correct: 1, mastery: 0.2, updatedAt: at })
    const second = answerTopic(first, topic, { correct: false, at: new Date('2026-03-01T10:00:00Z') })
    expect(second).toMatchObject({ answered: 2, correct: 1, updatedAt: at })
    expect(second.mastery).toBeCloseTo(1 / 6)
  })
})

describe('ranking topics', () => {
  test('Strongest come best first, weakest worst first', () => {
    const topics = [ranked('a', 0.7), ranked('b', 0.2), ranked('c', 0.9), ranked('d', 0.5)]
    const { strongest, weakest } = rankTopics(topics, 2)
    expect(strongest.map((each) => each.topicId)).toEqual(['c', 'a'])
    expect(weakest.map((each) => each.topicId)).toEqual(['b', 'd'])
  })

  test('A topic between 60% and 80% that is among the strongest is not also called weak', () => {
    expect(rankTopics([ranked('a', 0.7)], 3)).toEqual({ strongest: [ranked('a', 0.7)], weakest: [] })
  })

  test('A topic with fewer than five answers is not ranked', () => {
    expect(rankTopics([ranked('a', 0.1, 4), ranked('b', 0.9, 4)], 3)).toEqual({ strongest: [], weakest: [] })
    expect(rankTopics([ranked('a', 0.1, 5)], 3).weakest).toHaveLength(1)
  })

  test('No topic is both, none below 60% is strong and none secure is weak', () => {
    const arbitraryTopics = fc.uniqueArray(
      fc.record({
        topicId: fc.stringMatching(/^[a-z]{1,5}$/),
        answered: fc.nat(30),
        mastery: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { selector: (each) => each.topicId },
    )
    fc.assert(
      fc.property(arbitraryTopics, fc.integer({ min: 1, max: 5 }), (topics, count) => {
        const { strongest, weakest } = rankTopics(topics, count)
        expect(strongest.filter((each) => weakest.includes(each))).toEqual([])
        expect(strongest.every((each) => each.mastery > 0.5999 && each.answered >= 5)).toBe(true)
        expect(weakest.every((each) => each.mastery < 0.8 && each.answered >= 5)).toBe(true)
        expect(Math.max(strongest.length, weakest.length)).toBeLessThanOrEqual(count)
      }),
    )
  })

  test('Ranking does not depend on the order of the topics', () => {
    const topics = [ranked('a', 0.7), ranked('b', 0.7), ranked('c', 0.7)]
    expect(rankTopics(topics, 1)).toEqual(rankTopics(topics.toReversed(), 1))
  })

  test('It keeps whatever else is known of a topic', () => {
    const record: TopicMastery = { ...topic, answered: 9, correct: 9, mastery: 0.9, updatedAt: at }
    expect(rankTopics([record], 1).strongest).toEqual([record])
  })
})
