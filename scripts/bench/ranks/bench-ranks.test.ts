import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { rankingComparisons } from '../../product/ranking-comparisons.ts'
import { benchRanks } from './bench-ranks.ts'
import type { Crowd } from './seed-ranks.ts'

let few: TestDatabase
let many: TestDatabase
beforeAll(async () => {
  ;[few, many] = [await createPostgresDatabase(), await createPostgresDatabase()]
})
afterAll(() => Promise.all([few, many].map((database) => database.remove())))

const crowd = ({ database }: TestDatabase, pupils: number) => ({
  pupils,
  database,
  transaction: (work: Parameters<Crowd['transaction']>[0]) => database.transaction(work),
  tidy: async () => void (await database.query('analyze')),
})

test('the crowds that ranks are measured among are sound, and each view has its figure', async () => {
  const figures = await benchRanks({
    few: crowd(few, 150),
    many: crowd(many, 2400),
    runs: 1,
    now: new Date('2026-05-12T12:00:00Z'),
    say: () => undefined,
  })
  expect(figures.map(({ name }) => name)).toEqual([
    'Leaderboards, view all, all filters, 2,400 pupils, 150 = 1',
    'Leaderboards, view school, all filters, 2,400 pupils, 150 = 1',
    'Leaderboards, view friends, all filters, 2,400 pupils, 150 = 1',
  ])
  expect(figures.every(({ value }) => value > 0)).toBe(true)
  for (const [sentence, statement] of Object.entries(rankingComparisons))
    if (!sentence.includes('ledger')) expect([sentence, await many.database.query(statement)]).toEqual([sentence, []])
})
