import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCursor, readMoment, writeCursor, writeMoment } from './cursor.ts'

const id = '0b7f6a0e-6c2a-4f0e-9b1e-3a9a5f1c2d3e'
const at = new Date('2026-05-12T16:00:00.123Z')

test('a place is read as it was written, and without one a list begins', () => {
  expect(readCursor(writeCursor(['Ada "L"~_', id]), [z.string(), z.uuid()])).toEqual(['Ada "L"~_', id])
  expect(readMoment(writeMoment({ at, id }))).toEqual({ at, id })
  expect(readMoment(writeMoment({ at, id: 7 }), z.string().regex(/^\d+$/))).toEqual({ at, id: '7' })
  for (const none of [undefined, '']) expect(readMoment(none)).toBeNull()
})

test.each([
  '~',
  'nonsense',
  writeCursor([]),
  writeCursor([at.toISOString()]),
  writeCursor([at.toISOString(), 'an id']),
  writeCursor(['yesterday', id]),
  writeCursor(['0000-01-01T00:00:00Z', id]),
])('%s is no place', (text) => {
  expect(() => readMoment(text)).toThrow('That is no place in this list.')
})
