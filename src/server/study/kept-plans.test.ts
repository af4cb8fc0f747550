import { describe, expect, test } from 'vitest'
import { createStudent } from '#tests/support/students.ts'
import { createPostgresDatabase } from '#tests/support/test-database.ts'
import { readPersons } from '../accounts/sign-in/person-store.ts'
import { writeOutcomes } from '../awards/outcome-store.ts'
import { readStudents } from '../awards/snapshot-store.ts'
import { openPostgres } from '../database/postgres/postgres.ts'

const lists = { recorded: [], awards: [], badges: [] }
const nothing = { ...lists, cardStates: new Map(), mastery: new Map(), days: new Map(), attempts: new Map() }

describe('the statements that serve an answer', () => {
  test('are planned once by PostgreSQL, however few answers come together', async () => {
    const { database, url, remove } = await createPostgresDatabase()
    const connection = openPostgres({ url, connections: 1 })
    try {
      const id = await createStudent(database, { id: 'ada' })
      const keys = { answerIds: [], cardIds: ['cells/f01'], topicIds: [], days: [], attemptIds: [], awards: [] }
      const TIMES = 20
      for (let time = 0; time < TIMES; time++) {
        await readPersons(connection, ['token'])
        const student = (await readStudents(connection, new Map([[id, keys]]))).get(id)
        if (!student) throw new Error('The student is not there.')
        const { version, snapshot } = student
        const outcome = { ...nothing, progress: snapshot.progress }
        expect(await writeOutcomes(connection, [{ studentId: id, version, outcome }], new Date(0))).toEqual(
          new Set([id]),
        )
      }
      const plans = await connection.query<{ custom: number; generic: number }>(
        'select custom_plans::int custom, generic_plans::int generic from pg_prepared_statements where generic_plans + custom_plans = $1',
        [TIMES],
      )
      // Of a new statement PostgreSQL first makes five plans for the values at hand, to compare them with the one that it keeps.
      expect(plans).toEqual(Array.from({ length: 3 }, () => ({ custom: 5, generic: TIMES - 5 })))
    } finally {
      await connection.close()
      await remove()
    }
  })
})
