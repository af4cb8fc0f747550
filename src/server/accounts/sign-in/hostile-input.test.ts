import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { errorTable } from '#contract/errors.ts'
import { sendHelpRequestEndpoint } from '#contract/help.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const endpoints = Object.values({ ...contract, sendHelpRequestEndpoint }).filter(
  (part) => typeof part === 'object' && 'route' in part,
)
const nasty = fc.oneof(
  fc.constantFrom("' or 1=1 --", '\u0000', '\ud800', '%s%n', '../../etc/passwd', '__proto__', '${7*7}', '<script>'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const plausible = {
  fullName: fc.string({ minLength: 1 }),
  email: fc.emailAddress(),
  password: fc.string({ minLength: 6, maxLength: 20 }),
  role: fc.constantFrom('student', 'teacher', 'parent', 'admin', 'guest', 'pending-admin'),
  token: fc.string({ minLength: 1, maxLength: 40 }),
  decision: fc.constantFrom('approved', 'refused', 'ignored'),
  name: fc.string(),
  message: fc.string(),
  timestamp: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  timeZone: fc.string({ maxLength: 70 }),
}
const body = fc.oneof(
  nasty,
  fc.record(plausible, { requiredKeys: [] }),
  fc
    .tuple(fc.record(plausible, { requiredKeys: [] }), fc.constantFrom(...Object.keys(plausible)), nasty)
    .map(([record, key, value]) => ({ ...record, [key]: value })),
)
const id = fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 30 }))

describeOnPostgres('whatever is sent to the endpoints of accounts and help', (open) => {
  let server: TestApp
  const visitors: Visitor[] = []
  beforeAll(async () => {
    server = await createTestApp({ database: open(), environment: { TRUSTED_PROXY: 'on' } })
    visitors.push(server.visitor())
    for (const role of ['student', 'teacher', 'parent', 'admin'] as const) visitors.push(await server.signedIn(role))
  })

  test('gets an error with a code and a sentence, or what the contract promises, from every role', async () => {
    const asked = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      visitor: fc.nat(4),
      body,
      id,
      address: fc.ipV4(),
    })
    await fc.assert(
      fc.asyncProperty(asked, async (given) => {
        const { route, response } = given.endpoint
        const [method = '', path = ''] = route.split(' ')
        const visitor = visitors[given.visitor] ?? server.visitor()
        const target = path.replace(':id', encodeURIComponent(given.id))
        const answer = await visitor.send(method, target, method === 'GET' ? undefined : given.body, {
          // From anywhere, so that no limit answers in the place of the endpoint.
          'x-forwarded-for': given.address,
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status === 200) {
          response.parse(answer.body)
          return
        }
        const { code, message } = answer.body.error
        expect(Object.keys(errorTable)).toContain(code)
        expect(message).not.toBe('')
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  test('a body that is too large, no JSON or of another type is refused for what it is', async () => {
    const send = (given: string, type = 'application/json') =>
      server.app.request('/api/sign-in', { method: 'POST', headers: { 'content-type': type }, body: given })
    expect((await send(JSON.stringify({ email: 'a'.repeat(40_000) }))).status).toBe(413)
    expect((await send('{')).status).toBe(400)
    expect((await send('email=a@b.test&password=x', 'application/x-www-form-urlencoded')).status).toBe(415)
  })

  test("another site's page is refused with the product's own error", async () => {
    const answer = await server.visitor({ origin: 'https://evil.example' }).post('/api/sign-out', undefined)
    expect([answer.status, answer.body.error.code]).toEqual([403, 'wrong-origin'])
  })
})
