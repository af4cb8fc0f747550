import { expect, test } from 'vitest'
import { leadOf } from './lead-of.ts'

test('everybody has revised only where there is somebody, and nobody is counted as not seen', () => {
  expect(leadOf([])).toContain('open to you')
  expect(leadOf([{ pupils: 0, notSeen: 0 }])).toBe('No pupil has joined your classes yet.')
  expect(leadOf([{ pupils: 4, notSeen: 0 }])).toBe('Everybody in your classes has revised in the last seven days.')
  expect(
    leadOf([
      { pupils: 4, notSeen: 1 },
      { pupils: 2, notSeen: 0 },
    ]),
  ).toBe('1 pupil has not revised in the last seven days.')
  expect(leadOf([{ pupils: 4, notSeen: 4 }])).toBe('4 pupils have not revised in the last seven days.')
})
