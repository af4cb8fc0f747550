import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Person } from '#domain/permissions.ts'
import { createBatchWindow } from '../../database/batch-window.ts'
import type { Queries } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import { readPersons } from './person-store.ts'

const guest: Person = { role: 'guest' }

/**
 * Tells who sends a request by its session cookie. It asks the database each time, so nothing is ever stale; requests
 * that come while a question is under way share the next, and where several came together the next ones wait for each
 * other for a moment, so that a busy server asks a few times for many.
 */
export function createIdentify({
  auth,
  queries,
  windowMs = 4,
}: {
  auth: Pick<Auth, 'sessionToken'>
  queries: Queries
  /** How long a request waits at most for others, after several came together. Default: 4. */
  windowMs?: number
}): (request: Request) => Promise<Person> {
  const window = createBatchWindow({ atMostMs: windowMs })
  let waiting = new Map<string, PromiseWithResolvers<Person>>()
  let underWay = false
  /** How many came between the last two moments when nobody waited. */
  let crowd = 1

  async function work(): Promise<void> {
    if (underWay) return
    underWay = true
    // First let everything in that has arrived: the embedded database works on this thread and lets nothing in meanwhile.
    await nextTurn()
    if (crowd > 1) await window.wait(() => waiting.size >= crowd)
    crowd = 0
    while (waiting.size > 0) {
      crowd += waiting.size
      await ask()
    }
    underWay = false
  }

  async function ask(): Promise<void> {
    const asked = waiting
    waiting = new Map()
    try {
      const people = await readPersons(queries, [...asked.keys()])
      for (const [token, { resolve }] of asked) resolve(people.get(token) ?? guest)
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
  }

  return async (request) => {
    const token = auth.sessionToken(request.headers)
    if (token === null) return guest
    const answer = waiting.get(token) ?? Promise.withResolvers<Person>()
    waiting.set(token, answer)
    window.arrived()
    void work()
    return answer.promise
  }
}
