import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awardKey } from '#domain/progress/xp.ts'
import { arbitraryAnswers, arbitraryNow, cardAnswer, items, quizRunAnswers, uuid } from '#tests/support/answers.ts'
import { applyAnswers } from './record-answers.ts'
import { emptySnapshot, type Snapshot } from './snapshot.ts'
import { type SnapshotKeys, snapshotKeys } from './snapshot-keys.ts'

const rules = { items, timeZone: 'Europe/London', dailyGoal: 5, now: arbitraryNow }

function pick<T>(map: ReadonlyMap<string, T>, ids: string[]): Map<string, T> {
  return new Map([...map].filter(([id]) => ids.includes(id)))
}

/** What a store would load by the keys. */
function loaded(snapshot: Snapshot, keys: SnapshotKeys): Snapshot {
  const awards = keys.awards.map(awardKey)
  return {
    ...snapshot,
    cardStates: pick(snapshot.cardStates, keys.cardIds),
    mastery: pick(snapshot.mastery, keys.topicIds),
    days: pick(snapshot.days, keys.days),
    attempts: pick(snapshot.attempts, keys.attemptIds),
    awardsAlreadyMade: new Set(awards.filter((key) => snapshot.awardsAlreadyMade.has(key))),
    answerIdsAlreadyRecorded: new Set(keys.answerIds.filter((id) => snapshot.answerIdsAlreadyRecorded.has(id))),
  }
}

describe('what must be loaded before answers are recorded', () => {
  test('A flashcard touches its card, topic, day and the awards that it could earn', () => {
    expect(snapshotKeys([cardAnswer({ id: uuid(1), answeredAt: '2026-03-30T10:00:00.000Z' })], rules)).toEqual({
      answerIds: [uuid(1)],
      cardIds: ['cells/f01'],
      topicIds: ['cells'],
      days: ['2026-03-30'],
      attemptIds: [],
      awards: [
        { cause: 'daily-goal', source: '2026-03-30' },
        { cause: 'flashcard', source: 'cells/f01@2026-03-30' },
      ],
    })
  })

  test('A quiz run asks for each thing once', () => {
    const run = quizRunAnswers({ from: 1, attempt: uuid(9) })
    const keys = snapshotKeys(run, rules)
    const cardIds = run.map(({ itemId }) => itemId)
    expect(keys).toMatchObject({ topicIds: ['cells'], attemptIds: [uuid(9)], cardIds })
    expect(keys.awards).toHaveLength(3)
  })

  test('An unknown item asks only whether the answer was recorded before the item was withdrawn', () => {
    expect(snapshotKeys([cardAnswer({ id: uuid(1), itemId: 'gone/f01' })], rules)).toEqual({
      answerIds: [uuid(1)],
      cardIds: [],
      topicIds: [],
      days: [],
      attemptIds: [],
      awards: [],
    })
  })

  test('With just what the keys name, the outcome is the same as with all that is known', () => {
    fc.assert(
      fc.property(arbitraryAnswers, arbitraryAnswers, (earlier, answers) => {
        const { snapshot } = applyAnswers(emptySnapshot, earlier, rules)
        const { snapshot: _all, ...withAll } = applyAnswers(snapshot, answers, rules)
        const part = loaded(snapshot, snapshotKeys(answers, rules))
        const { snapshot: _part, ...withPart } = applyAnswers(part, answers, rules)
        expect(withPart).toEqual(withAll)
      }),
    )
  })
})
