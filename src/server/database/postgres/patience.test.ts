import { describe, expect, test } from 'vitest'
import { startPooler } from '#tests/support/pooler-before-database.ts'
import { createPostgresUrl } from '#tests/support/test-database.ts'
import { onlyReads, Patience } from './patience.ts'
import { openPostgres } from './postgres.ts'

const away = () => Object.assign(new Error('Connection terminated unexpectedly'))
const refused = (code: string) => Object.assign(new Error('refused'), { code })

/** A clock that only waiting moves. */
function patienceOf(withinMs: number) {
  const waited: number[] = []
  const patience = new Patience({
    withinMs,
    now: () => waited.reduce((sum, ms) => sum + ms, 0),
    wait: async (ms) => waited.push(ms),
  })
  return { patience, waited }
}

function failing(errors: readonly unknown[]) {
  const left = [...errors]
  return async () => {
    if (left.length > 0) throw left.shift()
    return 'done'
  }
}

describe('a database that is away', () => {
  test('is asked again, after pauses that grow to a second', async () => {
    const { patience, waited } = patienceOf(10_000)
    const work = failing(Array.from({ length: 6 }, away))
    expect(await patience.run(work, { reads: true })).toBe('done')
    expect(waited).toEqual([100, 200, 400, 800, 1000, 1000])
  })

  test('is not waited for longer than was said', async () => {
    const { patience, waited } = patienceOf(1000)
    await expect(patience.run(failing(Array.from({ length: 99 }, away)), { reads: true })).rejects.toThrow('terminated')
    expect(waited).toEqual([100, 200, 400])
  })

  test('keeps nobody else waiting once it was away for so long, until it has answered again', async () => {
    const { patience, waited } = patienceOf(1000)
    const lost = () => patience.run(failing(Array.from({ length: 99 }, away)), { reads: true })
    for (let asked = 0; asked < 4; asked++) await expect(lost()).rejects.toThrow('terminated')
    // A second in all, whoever waits.
    expect(waited).toEqual([100, 200, 400, 100, 200])
    await patience.run(failing([]), { reads: true })
    expect(await patience.run(failing([away()]), { reads: true })).toBe('done')
    expect(waited).toEqual([100, 200, 400, 100, 200, 100])
  })

  test('may have done what writes, so that is not tried again', async () => {
    const { patience, waited } = patienceOf(10_000)
    await expect(patience.run(failing([away()]), { reads: false })).rejects.toThrow('terminated')
    expect(waited).toEqual([])
  })

  test('has not done what never reached it, or what an old leader or a starting one refused', async () => {
    const { patience } = patienceOf(10_000)
    const unsent = away()
    patience.markUnsent(unsent)
    const work = failing([unsent, refused('25006'), refused('57P03')])
    expect(await patience.run(work, { reads: false })).toBe('done')
  })

  test('is not the reason for every failure', async () => {
    const { patience, waited } = patienceOf(10_000)
    await expect(patience.run(failing([refused('23505')]), { reads: true })).rejects.toThrow('refused')
    expect(waited).toEqual([])
  })

  test.each([
    ['select 1', true],
    ['\n  select updated_at from users', true],
    ['with seen as (select 1) select * from seen', true],
    ['insert into answers values (1)', false],
    ['with gone as (delete from answers returning id) select * from gone', false],
    ['select * from answers for update', false],
    ['select * from answers for no key update', false],
    ["select nextval('numbers')", false],
    ['select pg_notify($1, $2)', false],
    ['begin', false],
  ])('%j reads alone: %s', (text, reads) => {
    expect(onlyReads(text)).toBe(reads)
  })

  test('comes back while statements, the ORM’s too, and a transaction wait for it', async () => {
    const target = await createPostgresUrl()
    const pooler = await startPooler(target.url)
    const database = openPostgres({ url: pooler.url, connections: 3, waitMs: 20_000 })
    const reads = [database.query('select 1 as one'), database.orm.execute('select 1 as one')]
    await Promise.all(reads)
    pooler.cut()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    pooler.cut()
    expect((await database.orm.execute('select 1 as one')) as object).toMatchObject({ rows: [{ one: 1 }] })
    pooler.cut()
    expect(await database.transaction(({ query }) => query('select 1 as one'))).toEqual([{ one: 1 }])
    await database.close()
    await pooler.stop()
    await target.remove()
  })
})
