import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRowIds, storeRow } from '#tests/support/database-row.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { schools, users } from './schema.ts'
import { sqlState, UNIQUE_VIOLATION } from './sql-state.ts'

describeOnBothDatabases('a connected', (open) => {
  test('values come back with the same types on both', async () => {
    const { query } = open()
    const [row] = await query(
      `select $1::timestamptz as moment, $2::date as day, count(*) as counted, sum(n) as summed,
         9007199254740993 as beyond_safe, 1.50::numeric as exact, 0.1::float8 as inexact, true as yes, null as nothing,
         array[1, null]::bigint[] as numbers, array['2026-01-31']::date[] as days, '{"a": [1]}'::jsonb as json,
         interval '1 day' as span, current_setting('TimeZone') as zone
       from unnest($3::int[]) as n`,
      [new Date('2026-06-30T23:30:00.123Z'), '2026-02-28', [1, 2]],
    )
    expect(row).toEqual({
      moment: new Date('2026-06-30T23:30:00.123Z'),
      day: '2026-02-28',
      counted: 2,
      summed: 3,
      beyond_safe: 9007199254740993n,
      exact: '1.50',
      inexact: 0.1,
      yes: true,
      nothing: null,
      numbers: [1, null],
      days: ['2026-01-31'],
      json: { a: [1] },
      span: '1 day',
      zone: 'UTC',
    })
  })

  test('a moment that is stored through the ORM comes back to the millisecond', async () => {
    const { orm } = open()
    const createdAt = new Date('2026-03-29T00:59:59.987Z')
    const [stored] = await orm.insert(schools).values({ name: 'Hill School', createdAt }).returning()
    expect(stored).toMatchObject({ name: 'Hill School', address: null, demo: false, createdAt })
  })

  test('a transaction keeps all of its work or none', async () => {
    const database = open()
    const [kept, dropped] = [randomUUID(), randomUUID()]
    await database.transaction((transaction) => storeRow(transaction, kept))
    const failing = database.transaction(async (transaction) => {
      await storeRow(transaction, dropped)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const ids = await readRowIds(database)
    expect(ids).toContain(kept)
    expect(ids).not.toContain(dropped)
  })

  test('the ORM and the fast path of one transaction see each other’s work, and so do nested ones', async () => {
    const database = open()
    const id = randomUUID()
    await database.transaction(async ({ orm, query }) => {
      await orm.insert(users).values({ id, name: 'Ada', email: `${id}@example.org` })
      expect(await query('select name from users where id = $1', [id])).toEqual([{ name: 'Ada' }])
      const nested = orm.transaction(async (inner) => {
        await inner.update(users).set({ name: 'Grace' }).where(eq(users.id, id))
        throw new Error('no')
      })
      await expect(nested).rejects.toThrow('no')
    })
    expect(await database.query('select name from users where id = $1', [id])).toEqual([{ name: 'Ada' }])
  })

  test('a transaction that swallowed a failed statement is not reported as committed', async () => {
    const database = open()
    const id = randomUUID()
    const swallowing = database.transaction(async (transaction) => {
      await storeRow(transaction, id)
      await transaction.query('select 1 / 0').catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow()
    expect(await readRowIds(database)).not.toContain(id)
  })

  test('the outer database is refused inside a transaction, and works after it', async () => {
    const database = open()
    const refused = 'used inside its own transaction'
    await database.transaction(async () => {
      await expect(database.query('select 1')).rejects.toThrow(refused)
      await expect(database.transaction(async () => undefined)).rejects.toThrow(refused)
      const throughOrm = await database.orm
        .select()
        .from(users)
        .catch((error) => error)
      expect(throughOrm.cause).toMatchObject({ message: expect.stringContaining(refused) })
    })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('many transactions at once take turns and lose nothing', async () => {
    const database = open()
    const ids = Array.from({ length: 40 }, () => randomUUID())
    await Promise.all(ids.map((id) => database.transaction((transaction) => storeRow(transaction, id))))
    const stored = await readRowIds(database)
    expect(ids.filter((id) => !stored.has(id))).toEqual([])
  })

  test('a failure tells its SQLSTATE through the fast path and through the ORM', async () => {
    const { orm, query } = open()
    const id = randomUUID()
    await storeRow({ query }, id)
    expect(sqlState(await storeRow({ query }, id).catch((error) => error))).toBe(UNIQUE_VIOLATION)
    const user = { id, name: 'Ada', email: `${id}@example.org` }
    await orm.insert(users).values(user)
    expect(
      sqlState(
        await orm
          .insert(users)
          .values(user)
          .catch((error) => error),
      ),
    ).toBe(UNIQUE_VIOLATION)
    expect(sqlState(new Error('no statement at all'))).toBeNull()
  })

  test('health reads a row, and fails when there is none to read', async () => {
    const database = open()
    await database.health()
    const unwell = database.transaction(async ({ query }) => {
      await query('delete from schema_migrations')
      const { readHealth } = await import('./health.ts')
      await readHealth(query)
    })
    await expect(unwell).rejects.toThrow('holds no schema')
    await database.health()
  })

  test('closes once, however often it is asked to', async () => {
    await Promise.all([open().close(), open().close()])
    await open().close()
    await expect(open().query('select 1')).rejects.toThrow()
  })
})
