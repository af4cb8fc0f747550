import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRosterRows } from './read-roster-rows.ts'
import { ageBandIn, columnOf } from './roster-columns.ts'
import { Username, usernameOf } from './username.ts'

const read = (...lines: string[][]) =>
  readRosterRows(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    { most: 3 },
  )

describe('a class list', () => {
  test.each([
    ['Name', 'name'],
    ['PUPIL NAME', 'name'],
    ['Forename', 'first-name'],
    ['Legal Surname', 'last-name'],
    ['E-mail address', 'email'],
    ['user_name', 'username'],
    ['Under 13?', 'age-band'],
    ['UPN', 'ignored'],
    ['Date of birth', 'ignored'],
    ['', 'ignored'],
  ] as const)('a column headed %j means %s', (header, meaning) => {
    expect(columnOf(header)).toBe(meaning)
  })

  test('is read by its headers, in whatever order they stand', () => {
    const { rows, problems } = read(
      ['UPN', 'Surname', 'Forename', 'Email', 'Age'],
      ['A1', 'Taylor', 'Sam', 'SAM@School.test', '14'],
      ['A2', 'Ødegård', 'Zoë', '', '9'],
    )
    expect(rows).toEqual([
      { line: 2, name: 'Sam Taylor', email: 'sam@school.test', username: null, ageBand: '13-or-over' },
      { line: 3, name: 'Zoë Ødegård', email: null, username: null, ageBand: 'under-13' },
    ])
    expect(problems).toEqual([])
  })

  test('without headers is a list of names, with addresses where there are any', () => {
    expect(read(['Taylor, Sam', 'sam@school.test'], ['Ada Lovelace', '']).rows).toMatchObject([
      { line: 1, name: 'Sam Taylor', email: 'sam@school.test' },
      { line: 2, name: 'Ada Lovelace', email: null },
    ])
  })

  test('says of each row what was not understood, and reads the rest of it', () => {
    const { rows, problems } = read(
      ['name', 'email', 'username', 'age'],
      ['Sam Taylor', 'sam at school', 'S', 'old'],
      ['', 'ada@school.test', '', ''],
    )
    expect(rows).toEqual([{ line: 2, name: 'Sam Taylor', email: null, username: null, ageBand: null }])
    expect(problems.map(({ line, leftOut }) => [line, leftOut])).toEqual([
      [2, false],
      [2, false],
      [2, false],
      [3, true],
    ])
  })

  test('takes a pupil once who stands in it twice, and says so', () => {
    const { rows, problems } = read(['name', 'email'], ['Sam', 's@x.test'], ['Samuel', 'S@X.test'])
    expect(rows.map(({ name }) => name)).toEqual(['Sam'])
    expect(problems).toMatchObject([{ line: 3, leftOut: true }])
  })

  test('that is too long is read to its limit, and says so', () => {
    const { rows, problems } = read(['name'], ['A'], ['B'], ['C'], ['D'])
    expect(rows).toHaveLength(3)
    expect(problems).toMatchObject([{ line: null }])
  })

  test('that is empty says so', () => {
    expect(read(['', ' ']).problems).toMatchObject([{ line: null }])
  })

  test('of any cells never throws, and every row has a name', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 6 }), (lines) => {
        for (const { name } of read(...lines).rows) expect(name.trim()).not.toBe('')
      }),
    )
  })
})

test.each([
  ['12', 'Age', 'under-13'],
  ['13', 'Age', '13-or-over'],
  ['Yes', 'Under 13?', 'under-13'],
  ['no', 'Under 13?', '13-or-over'],
  ['yes', '13 or over', '13-or-over'],
  ['13+', 'Age band', '13-or-over'],
  ['under 13', 'Age group', 'under-13'],
  ['', 'Age', null],
  ['yes', 'Age', undefined],
  ['99', 'Age', undefined],
] as const)('%j under %j is the age band %s', (cell, header, band) => {
  expect(ageBandIn(cell, header)).toBe(band)
})

test('A username is made of any name, and tells no more than the first', () => {
  expect(usernameOf('Zoë Ødegård', 27)).toBe('zoe27')
  expect(usernameOf('李 小龙', 12)).toBe('pupil12')
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 10, max: 9999 }), (name, number) => {
      expect(Username.safeParse(usernameOf(name, number)).success).toBe(true)
    }),
  )
})
