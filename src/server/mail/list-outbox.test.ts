import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('the local outbox', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  const outboxWith = async (environment: Record<string, string>) =>
    (await createTestApp({ database: open(), environment })).visitor().get('/api/dev/mail')

  test('in development without SMTP, mails can be read by whoever runs the product', async () => {
    const form = { fullName: 'Ada', email: 'ada@example.test', password, role: 'student' }
    await server.visitor().post('/api/sign-up', form)
    await server.mails()
    const { status, body } = await server.visitor().get('/api/dev/mail')
    expect(status).toBe(200)
    expect(body.mails[0]).toMatchObject({ to: 'ada@example.test', subject: 'Verify your Revisewell account' })
  })

  test('where mail is really sent, and in production, there is no such page', async () => {
    const environments: Record<string, string>[] = [{ NODE_ENV: 'production' }, { SMTP_URL: 'smtp://mail.example:25' }]
    for (const environment of environments) {
      const { status, body } = await outboxWith(environment)
      expect([status, body.error.code]).toEqual([404, 'not-found'])
    }
  })
})
