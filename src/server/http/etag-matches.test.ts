import { expect, test } from 'vitest'
import { etagMatches } from './etag-matches.ts'

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])('%s names the page that is known', (header) => {
  expect(etagMatches(header, '"a"')).toBe(true)
})

test.each([undefined, '', 'a', '"b"', '"a', '"ab"'])('%j names none', (header) => {
  expect(etagMatches(header, '"a"')).toBe(false)
})
