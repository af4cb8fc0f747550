import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPooler } from '#tests/support/pooler-before-database.ts'
import { createPostgresUrl, describeOnBothDatabases } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres/postgres.ts'

describeOnBothDatabases('statements of the', (open) => {
  test('carry any text there and back, alone and in lists', async () => {
    const anyText = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '').toWellFormed())
    await fc.assert(
      fc.asyncProperty(anyText, fc.array(fc.option(anyText)), async (text, list) => {
        const rows = await open().query('select $1::text as text, $2::text[] as list', [text, list])
        expect(rows).toEqual([{ text, list }])
      }),
      { numRuns: 60, examples: [['', ['', null, 'NULL', '"', '\\', '{a,b}', ' ', "'"]]] },
    )
  })

  test('take values of every kind for the type that a column wants', async () => {
    const [row] = await open().query(
      `select $1::int + 1 as number, $2::bigint as big, $3::boolean as yes, $4::timestamptz as moment, $5::date as day,
         $6::int[] as numbers, $7::int[][] as grid, $8::text as nothing, $9::text as text`,
      [41, 2n ** 60n, false, new Date(1), new Date('2026-06-30T23:59:59Z'), [1, null], [[1], [2]], null, 12],
    )
    expect(row).toEqual({
      number: 42,
      big: 2n ** 60n,
      yes: false,
      moment: new Date(1),
      day: '2026-06-30',
      numbers: [1, null],
      grid: [[1], [2]],
      nothing: null,
      text: '12',
    })
  })

  test('carry a value of a megabyte', async () => {
    const [row] = await open().query<{ text: string }>('select $1::text as text', ['é'.repeat(500_000)])
    expect(row?.text).toHaveLength(500_000)
  })

  test('work again after they failed, in and outside a transaction', async () => {
    const divide = 'select 12 / $1::int as quotient'
    await expect(open().query(divide, [0])).rejects.toThrow('division by zero')
    expect(await open().query(divide, [4])).toEqual([{ quotient: 3 }])
    await expect(open().transaction(({ query }) => query(divide, [0]))).rejects.toThrow('division by zero')
    expect(await open().transaction(({ query }) => query(divide, [6]))).toEqual([{ quotient: 2 }])
    const wrong = 'select nothing from nowhere'
    await expect(open().query(wrong)).rejects.toThrow('does not exist')
    await expect(open().query(wrong)).rejects.toThrow('does not exist')
  })

  test('fail at most once on each connection when a migration changes what they return', async () => {
    const database = open()
    await database.query('create table changing (id integer)')
    const read = 'select * from changing'
    const readAtOnce = () => Promise.allSettled(Array.from({ length: 10 }, () => database.query(read)))
    await readAtOnce()
    await database.query('alter table changing add column name text')
    const during = await readAtOnce()
    expect(during.map(({ status }) => status)).toContain('rejected')
    const after = await readAtOnce()
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 'fulfilled'))
  })

  test('may have more different texts than the server is asked to remember', async () => {
    for (let count = 0; count < 520; count += 1) {
      expect(await open().query(`select ${count} as number`)).toEqual([{ number: count }])
    }
    expect(await open().query('select 7 as number')).toEqual([{ number: 7 }])
  })
})

describe('statements of PostgreSQL', () => {
  let target: Awaited<ReturnType<typeof createPostgresUrl>>
  beforeEach(async () => {
    target = await createPostgresUrl()
  })
  afterEach(() => target.remove())

  async function namesOn(database: Database): Promise<object[]> {
    return database.transaction(async ({ query }) => {
      await query('select $1::int as number', [1])
      return query(`select statement from pg_prepared_statements where statement = 'select $1::int as number'`)
    })
  }

  test('are kept by the server under a name, so that it plans them once', async () => {
    const database = openPostgres({ url: target.url })
    expect(await namesOn(database)).toEqual([{ statement: 'select $1::int as number' }])
    await database.close()
  })

  test('have no names behind a pooler, which may send each transaction to another process', async () => {
    const pooler = await startPooler(target.url)
    const database = openPostgres({ url: pooler.url })
    expect(await namesOn(database)).toEqual([])
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    await pooler.stop()
  })

  test('that get no answer in time fail, and their connection is not used again', async () => {
    const database = openPostgres({ url: target.url, connections: 1, answerWithinMs: 300 })
    const [before] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    await expect(database.query('select pg_sleep(30)')).rejects.toThrow('timeout')
    const slow = database.transaction(({ query }) => query('select pg_sleep(30)'))
    await expect(slow).rejects.toThrow('timeout')
    const [after] = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    expect(after?.pid).not.toBe(before?.pid)
    await database.close()
  })

  test('find a new connection after the server ended theirs', async () => {
    const database = openPostgres({ url: target.url, connections: 1 })
    const end = 'select pg_terminate_backend(pg_backend_pid())'
    await expect(database.query(end)).rejects.toThrow('terminating')
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await expect(database.transaction(({ query }) => query(end))).rejects.toThrow('terminating')
    await expect(database.transaction(({ orm }) => orm.execute(end))).rejects.toThrow()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('find a new connection after theirs was cut, under a statement and between two', async () => {
    const pooler = await startPooler(target.url)
    const database = openPostgres({ url: pooler.url, connections: 1 })
    await database.query('select 1')
    const asleep = database.query('select pg_sleep(30)')
    pooler.cut()
    await expect(asleep).rejects.toThrow('terminated')
    const idle = database.transaction(async ({ query }) => {
      await query('select 1')
      pooler.cut()
      await database.health().catch(() => undefined)
      return query('select 1')
    })
    await expect(idle).rejects.toThrow()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    await pooler.stop()
  })

  test('find a new connection when theirs turned read-only, as an old primary’s does', async () => {
    const database = openPostgres({ url: target.url, connections: 1 })
    await database.query('create table written (id integer)')
    await database.query('set default_transaction_read_only = on')
    const write = () => database.query('insert into written values (1)')
    await expect(write()).rejects.toThrow('read-only')
    await write()
    await database.close()
  })
})
