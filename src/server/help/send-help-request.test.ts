import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('asking for help', (open) => {
  let server: TestApp
  beforeEach(async () => {
    server = await createTestApp({ database: open() })
  })
  const form = (given: object = {}) => ({
    name: 'Ada',
    email: 'ada@example.test',
    message: 'How do I start?',
    timestamp: '2026-05-12T16:00:00.000+01:00',
    ...given,
  })
  const stored = (id: string) => open().query('select * from help_requests where id = $1', [id])

  test('contract §7: name, email, message and timestamp are kept, trimmed, for a guest too', async () => {
    const { status, body } = await server
      .visitor()
      .post('/api/help-request', form({ name: ' Ada ', message: '\n Help! ' }))
    expect(status).toBe(200)
    expect(await stored(body.id)).toMatchObject([
      {
        name: 'Ada',
        email: 'ada@example.test',
        message: 'Help!',
        source: 'dialog',
        user_id: null,
        sent_at: new Date('2026-05-12T15:00:00Z'),
      },
    ])
  })

  test('a person who is signed in is known as the sender', async () => {
    const parent = await server.signedIn('parent')
    const { body } = await parent.post('/api/help-request', form({ source: 'help-centre' }))
    expect(await stored(body.id)).toMatchObject([{ user_id: parent.id, source: 'help-centre' }])
  })

  test('a message sent again with its id is kept once, as it first came', async () => {
    const id = randomUUID()
    const send = (message: string) => server.visitor().post('/api/help-request', form({ id, message }))
    const answers = await Promise.all([send('First'), send('First')])
    expect(answers.map(({ body }) => body)).toEqual([{ id }, { id }])
    await send('Changed')
    expect(await stored(id)).toMatchObject([{ message: 'First' }])
  })

  test('contract §5: name, email and message are all required', async () => {
    const faults: Record<string, unknown[]> = {
      name: ['', '  ', 'a'.repeat(121), 7, undefined],
      email: ['', 'ada', 'ada@', undefined],
      message: ['', ' \n ', 'a'.repeat(5001), undefined],
      timestamp: ['yesterday', '', undefined],
      source: ['elsewhere'],
      id: ['1'],
    }
    for (const [field, values] of Object.entries(faults))
      for (const value of values) {
        // An app of its own each time: refused requests count towards the limit as well.
        const { status, body } = await (await createTestApp({ database: open() }))
          .visitor()
          .post('/api/help-request', form({ [field]: value }))
        expect([field, value, status, Object.keys(body.error.fields)]).toEqual([field, value, 400, [field]])
      }
  })

  test('one address sends 20 in ten minutes', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++)
      statuses.push((await server.visitor().post('/api/help-request', form())).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})
