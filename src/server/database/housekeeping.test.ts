import { describe, expect, test } from 'vitest'
import { createEmbeddedDatabase } from '#tests/support/test-database.ts'
import { type Repeat, startHousekeeping } from './housekeeping.ts'

/** A database that only notes what is asked of it; `written` moves its write-ahead log. */
function notingDatabase() {
  const statements: string[] = []
  let position = 0
  return {
    statements,
    written: () => {
      position += 1
    },
    run: async (statement: string) => {
      if (statement.includes('pg_current_wal')) return [{ position: String(position) }]
      if (statement.includes('pg_class')) return [{ name: 'answers' }, { name: '"odd name"' }]
      statements.push(statement)
      return []
    },
  }
}

describe('housekeeping', () => {
  test('checkpoints after each round of writes, and does nothing when nothing was written', async () => {
    const { run, statements, written } = notingDatabase()
    const { round, stop } = startHousekeeping({ run })
    await round()
    await round()
    expect(statements).toEqual(['checkpoint'])
    written()
    await round()
    expect(statements).toEqual(['checkpoint', 'checkpoint'])
    stop()
  })

  test('vacuums each table on every so many busy rounds', async () => {
    const { run, statements, written } = notingDatabase()
    const { round, stop } = startHousekeeping({ run, vacuumEvery: 2 })
    for (let count = 0; count < 4; count += 1) {
      written()
      await round()
    }
    const vacuums = ['vacuum (analyze) answers', 'vacuum (analyze) "odd name"']
    expect(statements).toEqual(['checkpoint', ...vacuums, 'checkpoint', 'checkpoint', ...vacuums, 'checkpoint'])
    stop()
  })

  test('runs on its timer until it is stopped, one round at a time, and reports what fails', async () => {
    const ticks: (() => unknown)[] = []
    let every = 0
    let stopped = false
    const repeat: Repeat = (work, everyMs) => {
      ticks.push(work)
      every = everyMs
      return () => {
        stopped = true
      }
    }
    const problems: unknown[] = []
    let asked = 0
    const run = async () => {
      asked += 1
      throw new Error('disk full')
    }
    const { stop } = startHousekeeping({ run, repeat, onProblem: (problem) => problems.push(problem) })
    await Promise.all([...ticks, ...ticks].map((tick) => tick()))
    expect({ every, asked, problems }).toEqual({ every: 300_000, asked: 1, problems: [new Error('disk full')] })
    await Promise.all(ticks.map((tick) => tick()))
    expect(asked).toBe(2)
    stop()
    expect(stopped).toBe(true)
  })

  test('keeps the embedded database’s log short and its tables small', { timeout: 60_000 }, async () => {
    const { database, remove } = await createEmbeddedDatabase()
    const run = async (statement: string) => database.query<object>(statement)
    const { round, stop } = startHousekeeping({ run, vacuumEvery: 1 })
    const sizes: number[] = []
    for (let count = 0; count < 4; count += 1) {
      await database.query(`insert into schools (name) select repeat('long ', 100) from generate_series(1, 400)`)
      await database.query('delete from schools')
      await round()
      const [size] = await database.query<{ bytes: number }>(`select pg_relation_size('schools') as bytes`)
      sizes.push(size?.bytes ?? 0)
    }
    // One round's rows take 220 kB without their indexes: their room is used again.
    expect(Math.max(...sizes)).toBeLessThan(220_000)
    const [log] = await database.query<{ behind: number }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::bigint as behind from pg_control_checkpoint()',
    )
    expect(log?.behind).toBeLessThan(64 * 1024)
    stop()
    await remove()
  })
})
