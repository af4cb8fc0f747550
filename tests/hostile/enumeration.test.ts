import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, password, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const address = () => `${randomUUID()}@example.test`

describeOnPostgres('who has an account is nobody’s business', (open) => {
  let server: TestApp
  let known: { verified: string; unverified: string }
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
    known = { verified: (await server.signedIn('parent')).email, unverified: address() }
    await signUp(known.unverified)
  }, 60_000)

  const send = (path: string, body: unknown) => server.visitor().post(path, body)
  const signUp = (email: string) => send('/api/sign-up', { fullName: 'Ada', email, password, role: 'student' })
  const signIn = (email: string) => send('/api/sign-in', { email, password: 'not the password' })
  const forget = (email: string) => send('/api/forgotten-password', { email })

  /** Everything of an answer that could tell, with the address that was asked for taken out. */
  async function tells(call: (email: string) => ReturnType<typeof send>, email: string) {
    const { status, headers, body } = await call(email)
    return { status, headers: [...headers.keys()], body: JSON.stringify(body).replaceAll(email, 'address') }
  }

  test.each([
    ['signing up', () => signUp],
    ['signing in', () => signIn],
    ['a forgotten password', () => forget],
  ] as const)('%s answers alike for a known, an unverified and an unknown address', async (_name, call) => {
    const stranger = await tells(call(), address())
    expect(await tells(call(), known.verified)).toEqual(stranger)
    expect(await tells(call(), known.unverified)).toEqual(stranger)
  })

  test.each([
    ['signing up', () => signUp],
    ['signing in', () => signIn],
  ] as const)('%s does the same work for each, the password’s hash above all', async (_name, call) => {
    const work = async (email: string) => {
      const before = process.cpuUsage()
      await call()(email)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const least = async (email: () => string) => Math.min(await work(email()), await work(email()), await work(email()))
    const [stranger, friend] = [await least(address), await least(() => known.verified)]
    expect(stranger / friend).toBeGreaterThan(0.5)
    expect(stranger / friend).toBeLessThan(2)
  })
})
