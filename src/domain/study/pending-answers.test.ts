import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryAnswers, cardAnswer, uuid } from '#tests/support/answers.ts'
import {
  addPending,
  claimGuestAnswers,
  joinPending,
  nextBatch,
  noPendingAnswers,
  type PendingAnswers,
  pendingOf,
  readPending,
  removePending,
} from './pending-answers.ts'

const one = cardAnswer({ id: uuid(1) })
const two = cardAnswer({ id: uuid(2) })

function queue(...entries: [owner: string | null, answer: typeof one][]): PendingAnswers {
  return entries.reduce((pending, [owner, answer]) => addPending(pending, owner, answer), noPendingAnswers)
}

describe('answers that wait on the device', () => {
  test('They wait in the order in which they were given, each once', () => {
    const pending = queue(['ada', two], ['ada', one], ['ada', two])
    expect(pendingOf(pending, 'ada')).toEqual([two, one])
  })

  test('Of two answers with one id the first stays, and so does its owner', () => {
    expect(queue(['ada', one], ['ben', { ...one, grade: 'dont-know' }])).toEqual(queue(['ada', one]))
  })

  test('A person sends their own answers and nobody else’s', () => {
    const pending = queue(['ada', one], ['ben', two])
    expect(nextBatch(pending, 'ada')).toEqual([one])
    expect(nextBatch(pending, 'cleo')).toEqual([])
  })

  test('A batch is at most 50, the oldest first', () => {
    const answers = Array.from({ length: 60 }, (_, index) => cardAnswer({ id: uuid(index + 1) }))
    const pending = queue(...answers.map((answer): [string, typeof one] => ['ada', answer]))
    expect(nextBatch(pending, 'ada')).toEqual(answers.slice(0, 50))
  })

  test('Answers that the server settled leave; ids that are not there are ignored', () => {
    expect(removePending(queue(['ada', one], ['ada', two]), [uuid(1), uuid(7)])).toEqual(queue(['ada', two]))
  })

  test('An answer given while a batch was on its way stays', () => {
    const sent = nextBatch(queue(['ada', one]), 'ada')
    const later = addPending(queue(['ada', one]), 'ada', two)
    expect(
      pendingOf(
        removePending(
          later,
          sent.map((answer) => answer.id),
        ),
        'ada',
      ),
    ).toEqual([two])
  })

  test('When a guest signs in, their answers become that person’s, and others’ stay theirs', () => {
    const claimed = claimGuestAnswers(queue([null, one], ['ben', two]), 'ada')
    expect(pendingOf(claimed, 'ada')).toEqual([one])
    expect(pendingOf(claimed, 'ben')).toEqual([two])
    expect(pendingOf(claimed, null)).toEqual([])
  })

  test("Two tabs' answers join, each once", () => {
    expect(joinPending(queue(['ada', one]), queue(['ada', one], ['ada', two]))).toEqual(
      queue(['ada', one], ['ada', two]),
    )
  })
})

describe('reading what the device stored', () => {
  test('What was stored comes back', () => {
    fc.assert(
      fc.property(arbitraryAnswers, fc.option(fc.constantFrom('ada', 'ben')), (answers, owner) => {
        const pending = answers.reduce((all, answer) => addPending(all, owner, answer), noPendingAnswers)
        expect(readPending(JSON.parse(JSON.stringify(pending)))).toEqual(pending)
      }),
    )
  })

  test('Broken entries are left out and the good ones kept', () => {
    const rubbish = fc.oneof(fc.anything(), fc.constant({ owner: 'ada', answer: { ...one, kind: 'essay' } }))
    fc.assert(
      fc.property(fc.array(rubbish), fc.array(rubbish), (before, after) => {
        const entries = [...before, { owner: 'ada', answer: one }, ...after, { owner: null, answer: two }]
        expect(readPending({ version: 1, entries })).toEqual(queue(['ada', one], [null, two]))
      }),
    )
  })

  test('Anything else reads as nothing', () => {
    for (const stored of [null, undefined, '', 'entries', 3, [], { version: 2, entries: [] }, { entries: [one] }]) {
      expect(readPending(stored)).toEqual(noPendingAnswers)
    }
    fc.assert(fc.property(fc.anything(), (stored) => void readPending(stored)))
  })
})
