import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import type { Queries } from '../database/database.ts'
import { createIdentify } from './identify.ts'

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

  test('a request without a session is a guest, and nobody asks the database', async () => {
    const queries = counted()
    expect(await createIdentify({ auth, queries })(requestOf())).toEqual({ role: 'guest' })
    expect(queries.count).toBe(0)
  })
})
