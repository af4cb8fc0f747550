import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fallsOf, raise, readCommitted, writeCommitted } from './committed-figures.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-coverage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const before = { statements: 10, taught: 8, asked: 6, examined: 4 }
const name = 'gcse/biology/aqa'

describe('a figure may not fall', () => {
  test.each(['statements', 'taught', 'asked', 'examined'] as const)('%s', (kind) => {
    const now = { ...before, [kind]: before[kind] - 1 }
    expect(fallsOf({ [name]: before }, { [name]: now })).toEqual([
      `${name}: ${kind} fell from ${before[kind]} to ${before[kind] - 1}`,
    ])
  })

  test('but it may stay or rise', () => {
    expect(fallsOf({ [name]: before }, { [name]: { ...before, statements: 12, taught: 9 } })).toEqual([])
  })

  test('nor may a map be gone', () => {
    expect(fallsOf({ [name]: before }, {})).toEqual([`${name}: its map is gone`])
  })

  test('nor may a qualification stay out of the file', () => {
    expect(fallsOf({}, { [name]: before })).toEqual([expect.stringContaining('not committed yet')])
  })
})

test('raising takes the higher of each figure, and keeps what is gone', () => {
  expect(raise({ [name]: before, old: before }, { [name]: { ...before, taught: 9, asked: 5 }, fresh: before })).toEqual(
    {
      [name]: { ...before, taught: 9 },
      fresh: before,
      old: before,
    },
  )
})

test('what was written is read back, and no file is no figures', async () => {
  const file = path.join(folder, 'coverage.json')
  expect(await readCommitted(file)).toEqual({})
  await writeCommitted(file, { [name]: before })
  expect(await readCommitted(file)).toEqual({ [name]: before })
})
