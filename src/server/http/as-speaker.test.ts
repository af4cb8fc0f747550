import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { PERSON_HEADER } from '#contract/person-header.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'

describeOnBothDatabases('a request that says whose it is', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })

  test.each(['student', 'teacher', 'parent', 'admin'] as const)(
    'has no say for another person than the session’s: a %s',
    async (role) => {
      const person = await server.signedIn(role)
      const change = (speaker: string) =>
        person.send('PATCH', '/api/me', { dailyGoal: 40 }, { [PERSON_HEADER]: speaker })
      for (const speaker of [randomUUID(), '', 'somebody']) {
        const { status, body } = await change(speaker)
        expect([status, body.error.code]).toEqual([401, 'not-signed-in'])
      }
      expect((await change(person.id)).status).toBe(200)
      // Whoever says nothing is the session's person, as before.
      expect((await person.send('PATCH', '/api/me', { dailyGoal: 41 })).status).toBe(200)
    },
  )

  test('gives a guest nobody’s rights', async () => {
    const { status } = await server
      .visitor()
      .send('PATCH', '/api/me', { dailyGoal: 40 }, { [PERSON_HEADER]: randomUUID() })
    expect(status).toBe(401)
  })
})
