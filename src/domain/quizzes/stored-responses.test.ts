import { expect, test } from 'vitest'
import { StoredResponses } from './stored-responses.ts'

test('responses that a device kept under the kinds’ earlier names are sent under today’s', () => {
  const kept = [
    { questionId: 'one', revision: 1, response: { kind: 'four-option', option: 'opt1' } },
    { questionId: 'two', revision: 3, response: { kind: 'multi-select', options: ['opt1', 'opt2'] } },
    { questionId: 'three', revision: 1, response: null },
  ]
  expect(StoredResponses.parse({ owner: 'sam', responses: kept })).toEqual({
    owner: 'sam',
    responses: [
      { questionId: 'one', revision: 1, response: { kind: 'multiple-choice', option: 'opt1' } },
      { questionId: 'two', revision: 3, response: { kind: 'multiple-response', options: ['opt1', 'opt2'] } },
      { questionId: 'three', revision: 1, response: null },
    ],
  })
})
