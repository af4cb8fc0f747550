import { expect, test } from 'vitest'
import { yearOf } from './year-of.ts'

test.each([
  ['1665', 1665],
  ['1939–45', 1939],
  ['c. 1348', 1348],
  ['44 BC', -44],
  ['about 3000 BCE', -3000],
  ['AD 43', 43],
  ['20th century', 1901],
  ['65 million years ago', -65e6],
  ['first', null],
])('%s is %s', (when, year) => {
  expect(yearOf(when)).toBe(year)
})

test('months and days order dates of one year', () => {
  const dates = ['5 June 1944', '6 June 1944', 'August 1944', '20 December 1944', '1945'].map(
    (date) => yearOf(date) ?? 0,
  )
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  expect(new Set(dates).size).toBe(dates.length)
  expect(dates.slice(0, 4).every((year) => Math.floor(year) === 1944)).toBe(true)
})
