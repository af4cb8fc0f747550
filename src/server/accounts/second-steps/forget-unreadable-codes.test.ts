import { expect, test } from 'vitest'
import { appCode } from '#tests/support/app-code.ts'
import { createTestApp, password } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { forgetUnreadableCodes } from './forget-unreadable-codes.ts'

describeOnPostgres('an installation whose secret is another one', (open) => {
  test('forgets the codes that it cannot read, tells whose they were, and lets them in; passkeys and other codes stay', async () => {
    const [before, after] = [await createTestApp({ database: open() }), await createTestApp({ database: open() })]
    const withApp = async (server: typeof before) => {
      const visitor = await server.signedIn('teacher')
      const { key } = (await visitor.post('/api/me/second-steps/app', { password })).body
      await visitor.send('PUT', '/api/me/second-steps/app', { code: appCode(key) })
      return visitor
    }
    const [lost, alsoPasskey] = [await withApp(before), await withApp(before)]
    await open().query(
      `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values ($1, $1, '', $1, 0, '', false)`,
      [alsoPasskey.id],
    )
    await forgetUnreadableCodes({ database: open(), auth: before.auth, now: new Date() })
    const signIn = async ({ email }: { email: string }) => {
      const visitor = after.visitor()
      const { body } = await visitor.post('/api/sign-in', { email, password })
      return { visitor, profile: body.profile }
    }
    expect((await signIn(lost)).profile).toBeNull()

    await forgetUnreadableCodes({ database: open(), auth: after.auth, now: new Date() })
    const own = await withApp(after)
    await forgetUnreadableCodes({ database: open(), auth: after.auth, now: new Date() })
    const { visitor, profile } = await signIn(lost)
    expect(profile.email).toBe(lost.email)
    expect((await visitor.get('/api/notices')).body.notices[0].title).toBe('Your app’s codes do not work any more')
    for (const still of [alsoPasskey, own]) expect((await signIn(still)).profile).toBeNull()
  })
})
