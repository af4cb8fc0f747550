import { beforeAll, expect, test } from 'vitest'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import type { Parameter, Queries } from '../database/database.ts'
import { countUsers, readProgressOf, readUsers, readUsersToExport } from './user-store.ts'

const MANY = 20_000

/** What a test asks of the plan, not of the clock: a plan that reads every row says so, however fast the machine is. */
describeOnPostgres('many thousand people', (open) => {
  beforeAll(async () => {
    // Written as fast as it goes: the index is made of the rows together.
    const [index] = await open().query<{ definition: string }>(
      `select pg_get_indexdef('profiles_search'::regclass) as definition`,
    )
    await open().query('drop index profiles_search')
    await open().query(
      `with made as (insert into users (id, name, email) select md5(n::text), 'Pupil ' || n, n || '@many.test'
         from generate_series(1, ${MANY}) n returning id, name, email)
       insert into profiles (id, full_name, email, role) select id, name, email, 'student' from made`,
    )
    await open().query(`update profiles set full_name = 'Zed Quillfeather' where email = '17777@many.test'`)
    await open().query(index?.definition ?? '')
    await open().query('analyze profiles')
  }, 300_000)

  /** Runs what asks, and tells the plan of each statement that it ran. */
  async function plansOf(ask: (queries: Queries) => Promise<unknown>): Promise<string> {
    const asked: { text: string; parameters: readonly Parameter[] }[] = []
    const { orm } = open()
    await ask({
      orm,
      query: (text, parameters = []) => {
        asked.push({ text, parameters })
        return open().query(text, parameters)
      },
    })
    const plans = await Promise.all(
      asked.map(({ text, parameters }) => open().query<Record<string, string>>(`explain ${text}`, parameters)),
    )
    return plans.flat().flatMap(Object.values).join('\n')
  }

  test('a page comes from the index by name, the first and a late one', async () => {
    for (const after of [null, { sortName: 'pupil 18888', id: '' }]) {
      const plan = await plansOf((queries) => readUsers(queries, { search: '', after, limit: 51 }))
      expect(plan).toContain('profiles_by_name')
      expect(plan).not.toContain('Seq Scan on profiles')
    }
  })

  test('a search looks into the index', async () => {
    for (const search of ['quillfeather', '17777@many', 'qu', 'z']) {
      const options = { search, after: null, limit: 51 }
      const plan = await plansOf((queries) => readUsers(queries, options))
      expect(plan).toContain('profiles_search')
      expect(plan).not.toContain('Seq Scan on profiles')
      const found = await readUsers(open(), options)
      expect(found.map(({ fullName }) => fullName)).toEqual(['Zed Quillfeather'])
    }
  })

  test('what everybody matches is counted up to a limit, and its page is not sorted out of all', async () => {
    expect(await countUsers(open(), { search: 'many.test', limit: 10_001 })).toBe(10_001)
    expect(await countUsers(open(), { search: '', limit: 10_001 })).toBe(MANY)
    // Runs of letters made of ten thousand texts once cost seconds.
    for (const search of ['many.test', 's'])
      expect(await plansOf((queries) => countUsers(queries, { search, limit: 10_001 }))).not.toContain('search_grams')
    const plan = await plansOf((queries) => readUsers(queries, { search: 'many.test', after: null, limit: 51 }))
    expect(plan).toContain('profiles_by_name')
  })

  test('a count finds what the list finds, whatever is looked for', async () => {
    const all = 100_000
    for (const search of ['z', 'zq', 'il', 'quillf', '@', 'a@', '.', '.t', '%', '1', '17777@MANY', 'pupil 1999', 'e n'])
      expect([search, await countUsers(open(), { search, limit: all })]).toEqual([
        search,
        (await readUsers(open(), { search, after: null, limit: all })).length,
      ])
  })

  test('the export and the figures go by the key', async () => {
    const after = 'c0000000000000000000000000000000'
    const plan = await plansOf((queries) => readUsersToExport(queries, { after, limit: 1000 }))
    expect(plan).toContain('profiles_pkey')
    expect(plan).not.toContain('Seq Scan on profiles')
    expect(await plansOf((queries) => readProgressOf(queries, [after]))).not.toContain('Seq Scan on profiles')
  })
})
