import { expect, test } from 'vitest'
import { followUpOf } from './follow-up.ts'

test.each(['Tell me more', 'more please!', 'go on', 'Can you tell me more about it?', 'What else?', 'ok continue'])(
  '%s asks for more',
  (message) => expect(followUpOf(message)).toBe('more'),
)

test.each([
  "I don't understand",
  'I still dont get it',
  'huh?',
  'What does that mean?',
  'simpler please',
  'Explain it again',
])('%s asks for easier words', (message) => expect(followUpOf(message)).toBe('simpler'))

test.each([
  'tell me more about osmosis',
  'What is more dense?',
  "I don't understand fractions",
  'continue the sequence 2, 4, 6',
  '',
])('%s is a question of its own', (message) => expect(followUpOf(message)).toBeNull())
