import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'

const address = () => `${randomUUID()}@example.test`

describeOnBothDatabases('signing up', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  const form = (given: object = {}) => ({
    fullName: 'Ada Lovelace',
    email: address(),
    password,
    role: 'student',
    ...given,
  })

  test('spec §2: sign-up, the mailed link, and the person is signed in', async () => {
    const email = address()
    const visitor = server.visitor()
    expect((await visitor.post('/api/sign-up', form({ email: ` ${email.toUpperCase()} ` }))).body).toEqual({ email })
    const token = tokenFor(email, await server.mails())
    const verified = await visitor.post('/api/verify-email', { token })
    expect(verified.body.profile).toMatchObject({
      fullName: 'Ada Lovelace',
      email,
      role: 'student',
      timeZone: 'Europe/London',
    })
    expect((await visitor.get('/api/me')).body.profile).toEqual(verified.body.profile)
  })
})
