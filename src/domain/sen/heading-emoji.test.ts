import { expect, test } from 'vitest'
import { headingEmoji } from './heading-emoji.ts'

test('contract §2: the heading emoji depends on the subject (english, math, other)', () => {
  expect(['english', 'english-language', 'english-literature'].map(headingEmoji)).toEqual(['📖', '📖', '📖'])
  expect(['math', 'maths'].map(headingEmoji)).toEqual(['🔢', '🔢'])
  expect(['sciences', 'biology', 'history'].map(headingEmoji)).toEqual(['🌟', '🌟', '🌟'])
})
