import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { cardAnswer, quizRunAnswers } from '#tests/support/answers.ts'
import { password } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { type Cast, createCast } from './cast.ts'

const numberOf = (index: number) => `f0${index + 1}`

describeOnPostgres('calls out of order', (open) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(open())
  }, 60_000)
  beforeEach(() => cast.restore())
  const xpOf = async (id: string) => {
    const [row] = await open().query<{ xp: number; ledger: number }>(
      `select total_xp as xp, (select coalesce(sum(amount), 0)::int from xp_ledger where student_id = $1) as ledger
       from student_progress where user_id = $1`,
      [id],
    )
    expect(row?.xp).toBe(row?.ledger)
    return row?.xp
  }
  const fresh = (attempt: string, from: number) =>
    quizRunAnswers({ from, attempt, answeredAt: new Date().toISOString() }).map((answer) => ({
      ...answer,
      id: randomUUID(),
    }))

  test('answers to a run that is finished count for nothing, whatever they now say of it', async () => {
    const before = await xpOf(cast.members.student.id)
    const attempt = cast.run[0]?.attempt?.id ?? ''
    const again = fresh(attempt, 1)
    const elsewhere = again.map((answer) => ({
      ...answer,
      id: randomUUID(),
      attempt: answer.attempt && { ...answer.attempt, scope: 'gcse/biology' },
    }))
    const longer = again.map((answer) => ({
      ...answer,
      id: randomUUID(),
      itemId: 'cells/q06',
      attempt: answer.attempt && { ...answer.attempt, itemIds: [...answer.attempt.itemIds, 'cells/q06'] },
    }))
    for (const answers of [again, elsewhere, longer]) {
      const { status, body } = await cast.send('student', 'POST', '/api/answers', { answers })
      expect(status).toBe(200)
      for (const result of body.results)
        expect(result).toMatchObject({
          status: 'refused',
          code: expect.stringMatching(/wrong-attempt|already-answered/),
        })
    }
    expect(await xpOf(cast.members.student.id)).toBe(before)
  })

  test('another pupil’s run is nobody’s business: the same ids are a run of one’s own', async () => {
    const attempt = randomUUID()
    const answers = fresh(attempt, 1)
    await cast.send('student', 'POST', '/api/answers', { answers: answers.slice(0, 4) })
    const { body } = await cast.send('other student', 'POST', '/api/answers', { answers: answers.slice(4) })
    expect(body.results).toEqual([expect.objectContaining({ status: 'recorded' })])
    const runs = await open().query('select finished_at from quiz_attempts where id = $1', [attempt])
    expect(runs).toEqual([{ finished_at: null }, { finished_at: null }])
  })

  test('a study session earns only after its cards were answered, and once', async () => {
    const pupil = await cast.server.signedIn('student')
    const itemIds = ['cells', 'genes'].flatMap((topic) => [0, 1, 2].map((n) => `${topic}/${numberOf(n)}`))
    const finish = (id: string) => pupil.post('/api/study-sessions', { id, itemIds })
    const id = randomUUID()
    expect((await finish(id)).body.xp).toBe(0)
    const answers = itemIds.map((itemId) =>
      cardAnswer({ id: randomUUID(), itemId, answeredAt: new Date().toISOString() }),
    )
    await pupil.post('/api/answers', { answers })
    const earned = await Promise.all([finish(id), finish(id), finish(id)])
    expect(earned.map(({ body }) => body.xp).toSorted()).toEqual([0, 0, 10])
    expect((await finish(id)).body.xp).toBe(0)
    await xpOf(pupil.id)
  })

  test('somebody else’s session id takes nothing from anybody', async () => {
    const [one, other] = [await cast.server.signedIn('student'), await cast.server.signedIn('student')]
    const itemIds = ['cells', 'genes'].flatMap((topic) => [0, 1, 2].map((n) => `${topic}/${numberOf(n)}`))
    const id = randomUUID()
    for (const pupil of [one, other]) {
      const answers = itemIds.map((itemId) =>
        cardAnswer({ id: randomUUID(), itemId, answeredAt: new Date().toISOString() }),
      )
      await pupil.post('/api/answers', { answers })
      expect((await pupil.post('/api/study-sessions', { id, itemIds })).body.xp).toBe(10)
    }
  })

  test('a request that was decided stays decided', async () => {
    const decide = (decision: string) =>
      cast.send('admin', 'POST', `/api/admin/role-requests/${cast.requestId}`, { decision })
    expect((await decide('refused')).status).toBe(200)
    for (const decision of ['approved', 'refused'])
      expect((await decide(decision)).body.error.code).toBe('already-decided')
    expect((await cast.send('pending admin', 'GET', '/api/me')).body.profile.role).toBe('parent')
  })

  test('a used link, one for something else and a made-up one are expired links, signed in or not', async () => {
    const { email } = cast.members.teacher
    await cast.send('guest', 'POST', '/api/forgotten-password', { email })
    const verifications = await open().query<{ identifier: string }>('select identifier from verifications')
    const tokens = [cast.usedToken, 'x', '-'.repeat(200), "' or true --", ...verifications.map((row) => row.identifier)]
    for (const who of ['guest', 'teacher'] as const)
      for (const token of tokens) {
        const reset = await cast.send(who, 'POST', '/api/reset-password', { token: token.slice(0, 200), password })
        expect([reset.status, reset.body.error.code]).toEqual([410, 'link-expired'])
        const verified = await cast.send(who, 'POST', '/api/verify-email', { token })
        expect([verified.status, verified.body.error.code]).toEqual([410, 'link-expired'])
      }
  })

  test('an account that is gone in the middle of everything is a guest', async () => {
    const pupil = await cast.server.signedIn('student')
    const answers = [cardAnswer({ id: randomUUID() })]
    const [, recorded] = await Promise.all([
      open().query('delete from users where id = $1', [pupil.id]),
      pupil.post('/api/answers', { answers }),
    ])
    expect([200, 401, 403]).toContain(recorded.status)
    expect((await pupil.post('/api/answers', { answers })).body.error.code).toBe('not-signed-in')
    expect((await pupil.get('/api/dashboard')).body.error.code).toBe('not-signed-in')
  })

  test('a method that an address doesn’t have, and an address that is none, are not found', async () => {
    const cookie = await cast.cookieOf('admin')
    const paths = [
      ...new Set(calls.map(({ route }) => route.split(' ')[1] ?? '')),
      '/api',
      '/api/',
      '/api/none',
      '/api//me',
      '/API/me',
      '/api/me/',
    ]
    for (const path of paths)
      for (const method of ['PUT', 'DELETE', 'PROPFIND', 'BREW', 'OPTIONS', 'post']) {
        const response = await cast.server.app.request(path, { method, headers: { cookie } })
        const text = await response.text()
        if (response.status === 404 && path.startsWith('/api')) expect(JSON.parse(text).error.code).toBe('not-found')
        else expect([path, method, response.status < 500]).toEqual([path, method, true])
      }
  })
})
