import { expect, test } from 'vitest'
import { writingWords } from './writing-words.ts'

test('who is muted reads until when, as dates are written in Britain', () => {
  expect(writingWords({ mode: 'muted', mutedUntil: '2026-06-04T15:30:56.000Z' })).toBe(
    'A teacher has paused your messages in this group until Thursday 4 June 2026 at 16:30. You can still read.',
  )
})

test('who may write reads what stays out of the chat, and no date', () => {
  expect(writingWords({ mode: 'words', mutedUntil: null })).toBe(
    'Be kind. Do not share phone numbers, addresses or accounts. Teachers can read the chat.',
  )
})
