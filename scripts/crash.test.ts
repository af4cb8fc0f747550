import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { thorough } from '#tests/support/thorough.ts'
import { createEmbeddedTarget } from './crash/embedded-target.ts'
import { createPostgresTarget } from './crash/postgres-target.ts'
import { runRounds } from './crash/run-rounds.ts'

const ROUNDS = thorough ? 3 : 1
const targets = [
  ['embedded database', createEmbeddedTarget],
  ['PostgreSQL', createPostgresTarget],
] as const

describe('kill -9 under a stream of answers', { timeout: 300_000 }, () => {
  test.for(targets)(
    'every acknowledged answer is there once and XP is the sum of the ledger: %s',
    async ([, create]) => {
      const { items } = readCurriculumStore(join(import.meta.dirname, '..', 'build', 'content'))
      const seed = randomInt(1, 1_000_000)
      const lines: string[] = [`seed ${seed}`]
      const target = await create({ pupils: 4 })
      try {
        const report = await runRounds({ target, items, rounds: ROUNDS, seed, say: (line) => lines.push(line) })
        expect(report.faults, lines.join('\n')).toEqual([])
        expect(report.kills).toBe(ROUNDS)
        expect(report.acknowledged).toBeGreaterThan(ROUNDS)
      } finally {
        await target.remove()
      }
    },
  )
})
