import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { cardAnswer, items } from '#tests/support/answers.ts'
import { createTestApp, smallCurriculum, type TestApp } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { deliverBroadcast } from './deliver-broadcast.ts'

const now = new Date('2026-05-12T16:00:00Z')

const curriculum = {
  ...smallCurriculum,
  items,
  itemFacts: items,
  level: (id: string) => smallCurriculum.levels.find((level) => level.id === id),
  subject: () => smallCurriculum.levels[0]?.subjects[0],
  topicOutline: (id: string) => smallCurriculum.topics('gcse', 'biology').find((topic) => topic.id === id),
}

describeOnBothDatabases('looking after the installation', (open, kind) => {
  const started: TestApp[] = []
  afterEach(async () => {
    for (const app of started.splice(0)) await app.jobs.stop()
  })
  async function start() {
    const app = await createTestApp({ database: open(), curriculum, now: () => now })
    started.push(app)
    const admin = await app.signedIn('admin', 'Ada Admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    return { app, admin }
  }
  const tierOf = async (id: string) =>
    (
      await open().query<{ tier: string }>('select current_tier as tier from student_progress where user_id = $1', [id])
    )[0]?.tier
  const give = (id: string, xp: number, tier: string) =>
    open().query('update student_progress set total_xp = $2, current_tier = $3 where user_id = $1', [id, xp, tier])
  const defaults = { silver: 2001, gold: 5001, platinum: 10001 }

  test('contract §9: the thresholds are 2001, 5001 and 10001 until an admin sets others', async () => {
    const { app, admin } = await start()
    expect((await app.visitor().get('/api/rewards')).body.thresholds).toEqual(defaults)
    expect((await admin.get('/api/admin/overview')).body.thresholds).toEqual(defaults)
  })

  test('easier thresholds raise everybody at once; harder ones take nothing that was earned', async () => {
    const { app, admin } = await start()
    const [low, high] = [await app.signedIn('student'), await app.signedIn('student')]
    await give(low.id, 1500, 'Bronze')
    await give(high.id, 6000, 'Gold')
    const easier = await admin.send('PUT', '/api/admin/thresholds', { silver: 1000, gold: 2000, platinum: 5500 })
    expect(easier.body.risen).toBe(2)
    expect([await tierOf(low.id), await tierOf(high.id)]).toEqual(['Silver', 'Platinum'])
    await admin.send('PUT', '/api/admin/thresholds', { silver: 20000, gold: 30000, platinum: 40000 })
    expect([await tierOf(low.id), await tierOf(high.id)]).toEqual(['Silver', 'Platinum'])
    const answered = await low.post('/api/answers', {
      answers: [cardAnswer({ id: randomUUID(), answeredAt: now.toISOString() })],
    })
    expect(answered.body.progress.tier).toBe('Silver')
    expect(await tierOf(low.id)).toBe('Silver')
    expect((await low.get('/api/dashboard')).body).toMatchObject({
      thresholds: { silver: 20000 },
      progress: { tier: 'Silver' },
    })
    const { body } = await admin.get('/api/admin/audit?act=thresholds-edited')
    expect(body.entries[0].details).toEqual({ from: '1000, 2000, 5500', to: '20000, 30000, 40000', risen: 0 })
    await admin.send('PUT', '/api/admin/thresholds', defaults)
  })

  test('thresholds are whole numbers that rise', async () => {
    const { admin } = await start()
    for (const wrong of [
      { silver: 5000, gold: 5000, platinum: 10001 },
      { silver: 2001, gold: 20000, platinum: 10001 },
      { silver: 0, gold: 1, platinum: 2 },
      { silver: 1.5, gold: 3, platinum: 4 },
    ])
      expect(await admin.send('PUT', '/api/admin/thresholds', wrong)).toMatchObject({ status: 400 })
  })

  test('a new badge is earned by what it counts; switched off it is given to nobody, and whoever holds it keeps it', async () => {
    const { app, admin } = await start()
    const [ada, bea] = [await app.signedIn('student'), await app.signedIn('student')]
    const badge = {
      name: 'First Card',
      description: 'Answer a card',
      rarity: 'Common',
      requirement: 1,
      type: 'flashcardsCompleted',
    }
    expect(await admin.send('PUT', '/api/admin/badges/first-card', { ...badge, on: true })).toMatchObject({
      status: 200,
    })
    const answer = () => ({ answers: [cardAnswer({ id: randomUUID(), answeredAt: now.toISOString() })] })
    expect((await ada.post('/api/answers', answer())).body.newBadges).toEqual([
      { id: 'first-card', name: 'First Card' },
    ])
    await admin.send('PUT', '/api/admin/badges/first-card', { ...badge, on: false })
    expect((await bea.post('/api/answers', answer())).body.newBadges).toEqual([])
    const shown = (await ada.get('/api/rewards')).body
    expect(shown.own.badges.map(({ id }: { id: string }) => id)).toEqual(['first-card'])
    expect(shown.badgeRules).toHaveLength(7)
    expect((await admin.get('/api/admin/audit?act=badge-edited')).body.entries).toHaveLength(2)
  })

  test('product: the landing page has its own words until an admin switches to live figures', async () => {
    const { app, admin } = await start()
    expect((await app.visitor().get('/api/landing')).body).toEqual({ live: null })
    await admin.send('PUT', '/api/admin/landing', { live: true })
    const { live } = (await app.visitor().get('/api/landing')).body
    expect(live.students).toBeGreaterThan(0)
    expect(live.materials).toBeGreaterThan(0)
    await admin.send('PUT', '/api/admin/landing', { live: false })
    expect((await app.visitor().get('/api/landing')).body).toEqual({ live: null })
  })

  test('a system notification reaches its audience once, in the product and by mail, also when it is carried again', async () => {
    const { app, admin } = await start()
    const [parent, student] = [await app.signedIn('parent', 'Petra'), await app.signedIn('student')]
    const school = randomUUID()
    await open().query(`insert into schools (id, name) values ($1, 'Hill School')`, [school])
    await open().query('update profiles set school_id = $2 where id = any($1::text[])', [
      [parent.id, student.id],
      school,
    ])
    const audience = { roles: ['parent'], schoolId: school }
    expect((await admin.post('/api/admin/notifications/preview', audience)).body).toEqual({ people: 1, withMail: 1 })
    const body = {
      id: randomUUID(),
      title: 'Closed on Monday',
      message: 'The school is closed.',
      byMail: true,
      ...audience,
    }
    for (let time = 0; time < 2; time++)
      expect(await admin.post('/api/admin/notifications', body)).toMatchObject({ status: 200, body: { people: 1 } })
    await vi.waitFor(async () => expect((await app.mails()).length).toBeGreaterThan(0), 15_000)
    await open().query('update broadcasts set finished_at = null, reached = null where id = $1', [body.id])
    await deliverBroadcast({
      id: body.id,
      database: open(),
      jobs: app.jobs,
      publicUrl: 'http://x.test',
      now: () => now,
    })
    const { notices, unread } = (await parent.get('/api/notices')).body
    expect([unread, notices.map(({ title }: { title: string }) => title)]).toEqual([1, ['Closed on Monday']])
    expect((await student.get('/api/notices')).body.unread).toBe(0)
    expect((await app.mails()).map(({ to, subject }) => [to, subject])).toEqual([[parent.email, 'Closed on Monday']])
    const [sent] = (await admin.get('/api/admin/notifications')).body.broadcasts
    expect(sent).toMatchObject({ school: 'Hill School', roles: ['parent'], finished: true })
  })

  test('a report is made of what is stored, as PDF and CSV; it names nobody unless it was asked to', async () => {
    const { app, admin } = await start()
    const pupil = await app.signedIn('student', '=Łukasz Mačák')
    for (let n = 0; n < 3; n++)
      await pupil.post('/api/answers', { answers: [cardAnswer({ id: randomUUID(), answeredAt: now.toISOString() })] })
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const span = { firstDay: '2026-05-01', lastDay: '2026-05-31', schoolId: null }
    for (const withNames of [false, true]) {
      const id = randomUUID()
      expect(await admin.post('/api/admin/reports', { id, ...span, withNames })).toMatchObject({ status: 200 })
      await vi.waitFor(async () => {
        const { reports } = (await admin.get('/api/admin/reports')).body
        expect(reports.find((report: { id: string }) => report.id === id)).toMatchObject({
          state: 'ready',
          progress: 100,
        })
      }, 15_000)
      const pdf = await app.app.request(`/api/admin/reports/${id}.pdf`, { headers: { cookie } })
      const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
      expect(text.slice(0, 5)).toBe('%PDF-')
      expect(text).toContain('/StructTreeRoot')
      const csv = await (await app.app.request(`/api/admin/reports/${id}.csv`, { headers: { cookie } })).text()
      expect(csv).toContain('GCSE Biology')
      expect(csv.includes(`'=Łukasz Mačák`)).toBe(withNames)
      expect(await pupil.get(`/api/admin/reports/${id}.csv`)).toMatchObject({ status: 403 })
    }
  }, 30_000)

  test('a report covers at most a year, and its days are in order', async () => {
    const { admin } = await start()
    const ask = (firstDay: string, lastDay: string) =>
      admin.post('/api/admin/reports', { id: randomUUID(), firstDay, lastDay, schoolId: null, withNames: false })
    expect(await ask('2026-05-02', '2026-05-01')).toMatchObject({ status: 400 })
    expect(await ask('2024-05-02', '2026-05-01')).toMatchObject({ status: 400 })
    expect(await ask('2026-02-30', '2026-05-01')).toMatchObject({ status: 400 })
  })

  test('a help request is answered by mail once, kept with its answer, searched, and opened again', async () => {
    const { app, admin } = await start()
    await app.jobs.failed()
    const pupil = await app.signedIn('student', 'Pia Pupil')
    const request = randomUUID()
    const timestamp = now.toISOString()
    const sent = { id: request, name: 'Pia', email: 'pia@example.test', message: 'Where are my badges?', timestamp }
    await pupil.post('/api/help-request', sent)
    const open1 = (await admin.get('/api/admin/help-requests?search=BADGES')).body
    expect(open1).toMatchObject({
      open: 1,
      next: null,
      requests: [{ id: request, sender: { fullName: 'Pia Pupil', role: 'student' } }],
    })
    expect((await admin.get('/api/admin/help-requests?search=100%25')).body.requests).toEqual([])
    const answer = { id: randomUUID(), message: 'Under Rewards.' }
    for (let time = 0; time < 2; time++)
      expect(await admin.post(`/api/admin/help-requests/${request}/answers`, answer)).toMatchObject({ status: 200 })
    await vi.waitFor(async () => expect(await app.mails()).toHaveLength(1), 15_000)
    const [mail] = await app.mails()
    expect(mail).toMatchObject({ to: 'pia@example.test' })
    expect(mail?.text).toContain('Under Rewards.')
    expect(mail?.text).toContain('Where are my badges?')
    expect((await admin.get('/api/admin/help-requests')).body).toMatchObject({ open: 0, requests: [] })
    const answered = (await admin.get('/api/admin/help-requests?state=answered')).body.requests
    expect(answered).toMatchObject([{ answers: [{ message: 'Under Rewards.', by: 'Ada Admin' }] }])
    await admin.send('PUT', `/api/admin/help-requests/${request}/state`, { state: 'open' })
    expect((await admin.get('/api/admin/help-requests')).body.open).toBe(1)
  })

  test('the overview counts people, activity, content and what waits', async () => {
    const { app, admin } = await start()
    const before = (await admin.get('/api/admin/overview')).body
    const pupil = await app.signedIn('student')
    await pupil.post('/api/answers', { answers: [cardAnswer({ id: randomUUID(), answeredAt: now.toISOString() })] })
    const sent = { name: 'Pia', email: 'pia@example.test', message: 'Help', timestamp: now.toISOString() }
    await pupil.post('/api/help-request', sent)
    const after = (await admin.get('/api/admin/overview')).body
    expect(after.people.student).toBe(before.people.student + 1)
    expect(after.activeThisWeek).toBe(before.activeThisWeek + 1)
    expect(after.queues.helpRequests).toBe(before.queues.helpRequests + 1)
    expect(after.days).toHaveLength(28)
    expect(after.days.at(-1)).toEqual({
      day: '2026-05-12',
      answers: before.days.at(-1).answers + 1,
      pupils: before.days.at(-1).pupils + 1,
    })
    expect(after.content).toMatchObject({ topics: 2, flashcards: 6, questions: 12 })
  })

  test('a backup is an admin’s alone, is written down, and is a whole gzip', async () => {
    const { app, admin } = await start()
    const pupil = await app.signedIn('student')
    expect(await app.visitor().get('/api/admin/backup')).toMatchObject({ status: 401 })
    expect(await pupil.get('/api/admin/backup')).toMatchObject({ status: 403 })
    // These tests' PostgreSQL has no address of its own to connect to; scripts/restore.test.ts backs one up.
    if (kind === 'postgres') return
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const file = await app.app.request('/api/admin/backup', { headers: { cookie } })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="revisewell-2026-05-12-16-00.backup"')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(String(bytes.length)).toBe(file.headers.get('content-length'))
    expect(gunzipSync(bytes).toString('latin1').trimEnd().endsWith('{"is":"end"}')).toBe(true)
    expect((await admin.get('/api/admin/audit?act=backup-made')).body.entries).toHaveLength(1)
  })
})
