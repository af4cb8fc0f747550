import { expect, test } from 'vitest'
import { followUpOf, howItGoesOn } from './follow-up.ts'

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

test.each(['Give me an example', 'example?', 'can u give me an example pls', 'like what'])(
  '%s asks for an example',
  (message) => expect(followUpOf(message)).toBe('example'),
)

test.each(['why?', 'but why', 'how come', 'how does it work'])('%s asks for a reason', (message) =>
  expect(followUpOf(message)).toBe('why'),
)

test.each([
  ['and for plants?', 'beginning'],
  ['what about covalent', 'beginning'],
  ['what happens to her', 'pronoun'],
  ['is it safe', 'pronoun'],
  ['what is osmosis', 'short'],
  ['what were the bad effects of the crash', 'asking'],
  ['lol', null],
  ['i am bored', null],
])('%s goes on from the question before by its %s', (message, how) => expect(howItGoesOn(message)).toBe(how))

test.each([
  'tell me more about osmosis',
  'What is more dense?',
  "I don't understand fractions",
  'continue the sequence 2, 4, 6',
  '',
])('%s is a question of its own', (message) => expect(followUpOf(message)).toBeNull())
