import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Child } from '#contract/families.ts'
import { senChoices } from '#domain/reading/sen-mode.ts'
import { cardAnswer } from '#tests/support/answers.ts'
import { createTestApp, smallCurriculum, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const noon = new Date('2026-11-18T12:00:00Z')

describeOnPostgres('pupils and their parents', (open) => {
  const clock = { now: noon }
  const start = () => createTestApp({ database: open(), curriculum: smallCurriculum, now: () => clock.now })

  async function newCode(pupil: Awaited<ReturnType<TestApp['signedIn']>>): Promise<string> {
    const { status, body } = await pupil.post('/api/family-links/code', undefined)
    expect(status).toBe(200)
    return body.code
  }
  /** A pupil and a parent whom the pupil gave a code. */
  async function family(app: TestApp) {
    const pupil = await app.signedIn('student', 'Sam Poole')
    const parent = await app.signedIn('parent', 'Alex Poole')
    const connect = (code: string) => parent.post('/api/children', { code })
    expect(await connect(await newCode(pupil))).toMatchObject({ status: 200, body: { studentId: pupil.id } })
    const children = async () =>
      (await parent.get('/api/children')).body.children.map((child: unknown) => Child.parse(child))
    return { pupil, parent, connect, children }
  }
  const noticesOf = (id: string) =>
    open().query<{ title: string }>('select title from notices where user_id = $1 order by created_at, title', [id])

  test('a parent connects a child by the code that the child gave, once, and the child sees who and since when', async () => {
    const app = await start()
    const { pupil, children } = await family(app)
    expect(await children()).toMatchObject([{ fullName: 'Sam Poole', hasStudied: false, linkedAt: noon.toISOString() }])
    expect((await pupil.get('/api/family-links')).body).toMatchObject({
      code: null,
      parents: [{ fullName: 'Alex Poole', linkedAt: noon.toISOString() }],
    })
    expect(await noticesOf(pupil.id)).toMatchObject([{ title: 'Alex Poole is linked to you now' }])
  })

  test('a code is typed as people type; it works once, for half an hour, and not when it was withdrawn or replaced', async () => {
    const app = await start()
    const pupil = await app.signedIn('student')
    const parent = await app.signedIn('parent')
    const connect = async (code: string) => (await parent.post('/api/children', { code })).status
    const replaced = await newCode(pupil)
    const withdrawn = await newCode(pupil)
    expect(await connect(replaced)).toBe(404)
    await pupil.send('DELETE', '/api/family-links/code')
    expect(await connect(withdrawn)).toBe(404)
    const late = await newCode(pupil)
    clock.now = new Date(noon.getTime() + 30 * 60_000)
    expect((await pupil.get('/api/family-links')).body.code).toBeNull()
    expect(await connect(late)).toBe(404)
    const good = await newCode(pupil)
    expect(await connect(` ${good.toLowerCase().replace('-', ' ')} `)).toBe(200)
    expect(await connect(good)).toBe(404)
    clock.now = noon
  })

  test('nobody finds a code by trying, and of two parents who use one at once one gets in', async () => {
    const app = await start()
    const guesser = await app.signedIn('parent')
    const answers = []
    for (let tries = 0; tries < 9; tries++)
      answers.push((await guesser.post('/api/children', { code: 'BCDFGHJK' })).status)
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 404), 429])
    const pupil = await app.signedIn('student')
    const parents = [await app.signedIn('parent'), await app.signedIn('parent')]
    const code = await newCode(pupil)
    const both = await Promise.all(parents.map(async (parent) => (await parent.post('/api/children', { code })).status))
    expect(both.toSorted()).toEqual([200, 404])
  })

  test('a parent of another family finds nothing: every call about the child answers as if it were not there', async () => {
    const app = await start()
    const { pupil } = await family(app)
    const stranger = await app.signedIn('parent')
    for (const id of [pupil.id, 'nobody']) {
      const calls = [
        await stranger.get(`/api/children/${id}/reports`),
        await stranger.send('PUT', `/api/children/${id}/sen-mode`, { on: true }),
        await stranger.send('PUT', `/api/children/${id}/goals`, { dailyGoal: 5, restDays: [] }),
        await stranger.send('DELETE', `/api/family-links/${id}`),
      ]
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    }
    expect((await stranger.get('/api/children')).body).toEqual({ children: [] })
  })

  test('the child’s week is what is stored, in the child’s own days', async () => {
    const app = await start()
    const { pupil, children } = await family(app)
    await pupil.send('PATCH', '/api/me', { timeZone: 'Pacific/Auckland' })
    // Half an hour before and after midnight in Auckland.
    const times = ['2026-11-17T10:30:00Z', '2026-11-17T10:32:00Z', '2026-11-17T11:30:00Z']
    const answers = times.map((answeredAt) => cardAnswer({ id: randomUUID(), answeredAt }))
    expect((await pupil.post('/api/answers', { answers })).status).toBe(200)
    const [child] = await children()
    expect(child.days).toHaveLength(7)
    expect(child.days.at(-1)).toMatchObject({ day: '2026-11-19', answers: 0 })
    expect(child.days.at(-2)).toMatchObject({ day: '2026-11-18', answers: 1, minutes: 1 })
    expect(child.days.at(-3)).toMatchObject({ day: '2026-11-17', answers: 2, minutes: 3 })
    expect(child).toMatchObject({ hasStudied: true, progress: { dailyStreak: 2 } })
  })

  test('contract §2: Set Study Goals changes the goal and rest days, and the child sees who set them until they change them', async () => {
    const app = await start()
    const { pupil, parent, children } = await family(app)
    const goals = { dailyGoal: 12, restDays: [7, 6] }
    expect((await parent.send('PUT', `/api/children/${pupil.id}/goals`, goals)).status).toBe(200)
    expect(await children()).toMatchObject([
      { progress: { dailyGoal: 12 }, restDays: [6, 7], goalsSet: { byYou: true, at: noon.toISOString() } },
    ])
    const links = async () => (await pupil.get('/api/family-links')).body
    expect(await links()).toMatchObject({ goals: { fullName: 'Alex Poole' } })
    expect(await noticesOf(pupil.id)).toContainEqual({ title: 'Alex Poole set your study goals' })
    await pupil.send('PATCH', '/api/me', { dailyGoal: 15 })
    expect(await links()).toMatchObject({ goals: null })
    expect(await children()).toMatchObject([{ progress: { dailyGoal: 15 }, goalsSet: null }])
    for (const wrong of [
      { dailyGoal: 0, restDays: [] },
      { dailyGoal: 10, restDays: [1, 2, 3, 4] },
    ])
      expect((await parent.send('PUT', `/api/children/${pupil.id}/goals`, wrong)).status).toBe(400)
  })

  test('contract §2: Enable SEN Mode sets how the child reads; off again, by the parent or the child, it is as before', async () => {
    const app = await start()
    const { pupil, parent, children } = await family(app)
    const me = async () => (await pupil.get('/api/me')).body.profile
    await pupil.send('PATCH', '/api/me', { reading: { tint: 'blue' } })
    const set = (on: boolean, who = parent) => who.send('PUT', `/api/children/${pupil.id}/sen-mode`, { on })
    expect(await Promise.all([set(true), set(true)])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await me()).toMatchObject({ reading: { ...senChoices, tint: 'blue' }, timedAdvance: false })
    expect(await children()).toMatchObject([{ senMode: { byYou: true } }])
    const titles = (await noticesOf(pupil.id)).filter(({ title }) => title.includes('SEN'))
    expect(titles).toEqual([{ title: 'Alex Poole turned on SEN mode for you' }])
    await pupil.send('PATCH', '/api/me', { reading: { ...senChoices, tint: 'blue', text: '150' } })
    expect((await set(false, pupil)).status).toBe(200)
    expect(await me()).toMatchObject({ reading: { tint: 'blue', text: '150' }, timedAdvance: true })
    expect(await children()).toMatchObject([{ senMode: null }])
  })

  test('a pupil ends the link: the parent is told and sees nothing more, and the kept reports are gone', async () => {
    const app = await start()
    await app.jobs.failed()
    const { pupil, parent, children } = await family(app)
    await open().query(
      `insert into weekly_reports (student_id, parent_id, week, content, made_at) values ($1, $2, '2026-11-09', '{}', now())`,
      [pupil.id, parent.id],
    )
    expect((await pupil.send('DELETE', `/api/family-links/${parent.id}`)).status).toBe(200)
    expect(await children()).toEqual([])
    expect(await open().query('select 1 from weekly_reports where parent_id = $1', [parent.id])).toEqual([])
    expect((await parent.get(`/api/children/${pupil.id}/reports`)).status).toBe(404)
    expect(await noticesOf(parent.id)).toEqual([{ title: 'Sam Poole is no longer linked to you' }])
    await expect
      .poll(async () => (await app.mails()).map(({ to, subject }) => ({ to, subject })))
      .toContainEqual({ to: parent.email, subject: 'Sam Poole is no longer linked to you on Revisewell' })
    expect((await pupil.send('DELETE', `/api/family-links/${parent.id}`)).status).toBe(404)
    await app.jobs.stop()
  })

  test('a parent ends the link too, and the child is told', async () => {
    const app = await start()
    const { pupil, parent } = await family(app)
    expect((await parent.send('DELETE', `/api/family-links/${pupil.id}`)).status).toBe(200)
    expect((await pupil.get('/api/family-links')).body.parents).toEqual([])
    expect(await noticesOf(pupil.id)).toContainEqual({ title: 'Alex Poole is no longer linked to you' })
  })
})
