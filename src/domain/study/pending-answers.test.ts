import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryAnswer, cardAnswer, uuid } from '#tests/support/answers.ts'
import { ANSWERS_PER_BATCH, claimGuestAnswers, nextBatch, pendingOf } from './pending-answers.ts'
import { readStoredAnswer } from './stored-answer.ts'

const at = (minute: number) => `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`
const pending = (owner: string | null, ...minutes: number[]) =>
  minutes.map((minute) => ({ owner, answer: cardAnswer({ id: uuid(minute), answeredAt: at(minute) }) }))

test('a batch holds its own owner’s answers, the oldest first', () => {
  const stored = [...pending('ann', 5, 3), ...pending('ben', 1), ...pending(null, 2)]
  expect(nextBatch(stored, 'ann').map(({ id }) => id)).toEqual([uuid(3), uuid(5)])
  expect(pendingOf(stored, null).map(({ id }) => id)).toEqual([uuid(2)])
})

test('a batch is never larger than a request may be', () => {
  const minutes = Array.from({ length: ANSWERS_PER_BATCH + 5 }, (_, index) => index)
  expect(nextBatch(pending('ann', ...minutes), 'ann')).toHaveLength(ANSWERS_PER_BATCH)
})

test('an answer that two tabs kept is sent once', () => {
  expect(nextBatch([...pending('ann', 1), ...pending('ann', 1)], 'ann')).toHaveLength(1)
})

test('what a guest answered becomes the work of the person who signs in, and nobody else’s changes', () => {
  const claimed = claimGuestAnswers([...pending(null, 1, 2), ...pending('ben', 3)], 'ann')
  expect(claimed.map(({ owner }) => owner)).toEqual(['ann', 'ann', 'ben'])
})

test('whatever was stored comes back as it was', () => {
  fc.assert(
    fc.property(arbitraryAnswer, fc.constantFrom('ann', null), (answer, owner) => {
      expect(readStoredAnswer(JSON.stringify({ owner, answer }))).toEqual({ owner, answer })
    }),
  )
})

test.each(['', '{', 'null', '[]', '{"owner":null}', '{"owner":3,"answer":{}}'])(
  'stored text %j is no answer',
  (stored) => {
    expect(readStoredAnswer(stored)).toBeNull()
  },
)
