import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import type { Auth } from './auth.ts'
import { readPersons } from './person-store.ts'

const guest: Person = { role: 'guest' }

/**
 * Tells who sends a request by its session cookie. It asks the database each time, so nothing is ever stale; requests
 * that come while a question is under way share the next, so that a busy server asks a few times for many.
 */
export function createIdentify({
  auth,
  queries,
}: {
  auth: Pick<Auth, 'sessionToken'>
  queries: Queries
}): (request: Request) => Promise<Person> {
  let waiting = new Map<string, PromiseWithResolvers<Person>>()
  let underWay = false

  async function ask(): Promise<void> {
    if (underWay || waiting.size === 0) return
    underWay = true
    // First let everything in that has arrived: the embedded database works on this thread and lets nothing in meanwhile.
    await nextTurn()
    const asked = waiting
    waiting = new Map()
    try {
      const people = await readPersons(queries, [...asked.keys()])
      for (const [token, { resolve }] of asked) resolve(people.get(token) ?? guest)
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    } finally {
      underWay = false
      void ask()
    }
  }

  return async (request) => {
    const token = auth.sessionToken(request.headers)
    if (token === null) return guest
    const answer = waiting.get(token) ?? Promise.withResolvers<Person>()
    waiting.set(token, answer)
    void ask()
    return answer.promise
  }
}
