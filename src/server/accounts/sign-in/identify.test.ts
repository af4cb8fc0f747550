import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import type { Queries } from '../../database/database.ts'
import { createIdentify } from './identify.ts'
import { readPersons } from './person-store.ts'

/** A cookie here is just the session's token. */
const auth = { sessionToken: (headers: Pick<Headers, 'get'>) => headers.get('cookie') }
const requestOf = (cookie?: string) => new Request('http://localhost/api/me', { headers: cookie ? { cookie } : {} })

describeOnBothDatabases('telling who sends a request', (open) => {
  const counted = () => {
    const queries: Queries & { count: number } = {
      count: 0,
      orm: open().orm,
      query(text, parameters) {
        queries.count += 1
        return open().query(text, parameters)
      },
    }
    return queries
  }
  const signedIn = async (id: string) => {
    await createStudent(open(), { id })
    await open().query(
      `insert into sessions (id, token, user_id, expires_at) values ($1, $1, $1, now() + interval '1 day')`,
      [id],
    )
    return id
  }

  test('requests that arrive at one moment are asked about in one question, each with its own answer', async () => {
    const tokens = await Promise.all(['ada', 'bea', 'cyd'].map(signedIn))
    const queries = counted()
    const identify = createIdentify({ auth, queries })
    const people = await Promise.all(
      [...tokens, 'nobody'].map(async (token) => {
        await nextTurn()
        return identify(requestOf(token))
      }),
    )
    expect(people).toEqual([...tokens.map((id) => ({ id, role: 'student' })), { role: 'guest' }])
    expect(queries.count).toBe(1)
  })

  test('where several came together, the next who come one by one share a question, too', async () => {
    const tokens = await Promise.all(['dan', 'eve', 'fay', 'gus'].map(signedIn))
    const queries = counted()
    const identify = createIdentify({ auth, queries, windowMs: 60_000 })
    const arrive = (turnsBetween: number) =>
      Promise.all(
        tokens.map(async (token, index) => {
          for (let turn = 0; turn <= index * turnsBetween; turn++) await nextTurn()
          return identify(requestOf(token))
        }),
      )
    await arrive(0)
    expect(await arrive(3)).toEqual(tokens.map((id) => ({ id, role: 'student' })))
    expect(queries.count).toBe(2)
  })

  test('one who comes alone after several waits for a moment, and then is told', async () => {
    const [token = ''] = await Promise.all(['hal', 'ivy'].map(signedIn))
    const identify = createIdentify({ auth, queries: counted(), windowMs: 1 })
    await Promise.all([token, 'ivy'].map((each) => identify(requestOf(each))))
    expect(await identify(requestOf(token))).toEqual({ id: 'hal', role: 'student' })
  })

  test('people are looked up by their sessions: no table is read from end to end', async () => {
    const each = 'from generate_series(1, 1500) n'
    for (const statement of [
      `insert into users (id, name, email) select 'u' || n, 'Pupil', 'u' || n || '@example.test' ${each}`,
      `insert into profiles (id, full_name, email, role) select 'u' || n, 'Pupil', 'u' || n || '@example.test', 'student' ${each}`,
      `insert into sessions (id, token, user_id, expires_at) select 'u' || n, 'u' || n, 'u' || n, now() + interval '1 day' ${each}`,
      'analyze',
    ])
      await open().query(statement)
    await open().transaction(async (transaction) => {
      const scans = () =>
        transaction.query(
          `select relname, seq_scan::int from pg_stat_xact_user_tables
           where relname in ('sessions', 'profiles') order by relname`,
        )
      const before = await scans()
      const tokens = Array.from({ length: 40 }, (_, index) => `u${index + 1}`)
      expect((await readPersons(transaction, tokens)).size).toBe(40)
      expect(await scans()).toEqual(before)
    })
  })

  test('a request without a session is a guest, and nobody asks the database', async () => {
    const queries = counted()
    expect(await createIdentify({ auth, queries })(requestOf())).toEqual({ role: 'guest' })
    expect(queries.count).toBe(0)
  })
})
