import { beforeAll, beforeEach, expect, test } from 'vitest'
import { password, tokenFor, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { type Cast, createCast } from './cast.ts'

const fresh = 'marble lantern 77'

describeOnPostgres('sessions in the wrong hands', (open) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(open())
  }, 60_000)
  beforeEach(() => cast.restore())

  const whoIs = async (visitor: Visitor) => (await visitor.get('/api/me')).body.profile?.email ?? null
  const holding = (cookie: string) => cast.server.visitor({ cookie })
  const cookieIn = (visitor: Visitor) => [...visitor.cookies].map((pair) => pair.join('=')).join('; ')

  test('a session that somebody planted before the sign-in is not the one that signs in', async () => {
    const planted = await cast.cookieOf('other student')
    const victim = cast.server.visitor()
    const [name = '', value = ''] = planted.split(/=(.*)/s)
    victim.cookies.set(name, value)
    await victim.post('/api/sign-in', { email: cast.members.student.email, password })
    expect(cookieIn(victim)).not.toBe(planted)
    expect(await whoIs(victim)).toBe(cast.members.student.email)
    expect(await whoIs(holding(planted))).toBe(cast.members['other student'].email)
  })

  test('each sign-in is a session of its own, and signing out ends that one alone', async () => {
    const [here, there] = [cast.server.visitor(), cast.server.visitor()]
    for (const visitor of [here, there])
      await visitor.post('/api/sign-in', { email: cast.members.parent.email, password })
    const copy = cookieIn(here)
    expect(copy).not.toBe(cookieIn(there))
    await here.post('/api/sign-out', undefined)
    expect([await whoIs(holding(copy)), await whoIs(there)]).toEqual([null, cast.members.parent.email])
  })

  test('a cookie that was tampered with in any way is a guest’s, on every call', async () => {
    const cookie = await cast.cookieOf('student')
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    const [token = '', signature = ''] = decodeURIComponent(value).split(/\.(.*)/s)
    const { id } = cast.members.student
    const forged = [
      `${name}=`,
      `${name}=${id}`,
      `${name}=${token}`,
      `${name}=${token}.`,
      `${name}=.${signature}`,
      `${name}=${encodeURIComponent(`${token}x.${signature}`)}`,
      `${name}=${encodeURIComponent(`${token}.${signature.toLowerCase()}`)}`,
      `${name}=${encodeURIComponent(`${id}.${signature}`)}`,
      `${name}=%`,
      `${name}=%00.%00`,
      `${name}=${'x'.repeat(8000)}.${signature}`,
      `${name}="${token}`,
      `__proto__=${value}`,
      `${name.toUpperCase()}=${value}`,
      ';;;==;',
      `=${value}`,
    ]
    for (const given of forged) {
      expect([given, await whoIs(holding(given))]).toEqual([given, null])
      expect((await holding(given).get('/api/dashboard')).body.error.code).toBe('not-signed-in')
      expect((await holding(given).post('/api/sign-out', undefined)).status).toBe(200)
    }
    expect(await whoIs(holding(`${forged.at(-2)}; other=1; ${cookie}`))).toBe(cast.members.student.email)
  })

  test('a new password ends every session, and every other link that was mailed to set one', async () => {
    const teacher = await cast.server.signedIn('teacher')
    const elsewhere = cast.server.visitor()
    await elsewhere.post('/api/sign-in', { email: teacher.email, password })
    const forget = () => cast.server.visitor().post('/api/forgotten-password', { email: teacher.email })
    const reset = (token: string) => cast.server.visitor().post('/api/reset-password', { token, password: fresh })
    await forget()
    const older = tokenFor(teacher.email, await cast.server.mails())
    await forget()
    const newer = tokenFor(teacher.email, await cast.server.mails())
    expect(older).not.toBe(newer)
    expect((await reset(newer)).status).toBe(200)
    expect([await whoIs(teacher), await whoIs(elsewhere)]).toEqual([null, null])
    expect((await reset(older)).body.error.code).toBe('link-expired')
  })

  test('two at once with one link set one password', async () => {
    const parent = await cast.server.signedIn('parent')
    await cast.server.visitor().post('/api/forgotten-password', { email: parent.email })
    const token = tokenFor(parent.email, await cast.server.mails())
    const passwords = [fresh, 'granite teapot 12']
    const answers = await Promise.all(
      passwords.map((given) => cast.server.visitor().post('/api/reset-password', { token, password: given })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const [set = ''] = passwords.filter((_, index) => answers[index]?.status === 200)
    expect((await cast.server.visitor().post('/api/sign-in', { email: parent.email, password: set })).status).toBe(200)
  })

  test('an admin who is one no longer is none with the next request of an old session', async () => {
    const admin = holding(await cast.cookieOf('admin'))
    expect((await admin.get('/api/admin/role-requests')).status).toBe(200)
    await open().query(`update profiles set role = 'teacher' where id = $1`, [cast.members.admin.id])
    expect((await admin.get('/api/admin/role-requests')).body.error.code).toBe('not-allowed')
    await open().query(`update profiles set role = 'admin' where id = $1`, [cast.members.admin.id])
    expect((await admin.get('/api/admin/role-requests')).status).toBe(200)
  })

  test('many requests at once each get their own person', async () => {
    const people = ['student', 'other student', 'teacher', 'parent', 'admin'] as const
    const cookies = await Promise.all(people.map((who) => cast.cookieOf(who)))
    const asked = Array.from({ length: 50 }, (_, index) => index % people.length)
    const answers = await Promise.all(asked.map((index) => whoIs(holding(cookies[index] ?? ''))))
    expect(answers).toEqual(asked.map((index) => people[index] && cast.members[people[index]].email))
  })
})
