import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './page-cursor.ts'

test('a cursor is read as it was written, and anything else is none', () => {
  const at = new Date('2026-05-12T16:00:00.123Z')
  expect(readCursor(writeCursor({ at, id: 7 }))).toEqual({ at, id: '7' })
  for (const text of [undefined, '', '~', 'x~1', '1~', '1~a b', '123456789012345~1'])
    expect(readCursor(text)).toBeNull()
})
