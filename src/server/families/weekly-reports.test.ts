import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Mail } from '#contract/accounts.ts'
import { cardAnswer } from '#tests/support/answers.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { createMailer } from '../mail/mailer.ts'
import { weekInWords } from './report-mail.ts'
import { type ReportParts, sendDueReports, sendWeeklyReport } from './weekly-reports.ts'

/** A Monday after seven; the week of 9 to 15 November is over. */
const monday = new Date('2026-11-16T08:00:00Z')
const week = '2026-11-09'

describeOnPostgres('weekly reports', (open) => {
  const curriculum = readWrittenCurriculum()
  const apps: TestApp[] = []
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.jobs.stop()
    await open().query('delete from parent_links')
  })

  async function start() {
    const app = await createTestApp({ database: open(), curriculum, now: () => monday, secret: 'a secret' })
    apps.push(app)
    const pupil = await app.signedIn('student', 'Sam Poole')
    const parent = await app.signedIn('parent', 'Alex Poole')
    const linkedAt = new Date('2026-11-12T12:00:00Z')
    await open().query('insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)', [
      pupil.id,
      parent.id,
      linkedAt,
    ])
    const mailsToParent = async () => (await app.mails()).filter(({ to }) => to === parent.email)
    return { app, pupil, parent, mailsToParent }
  }
  const study = async (pupil: Awaited<ReturnType<typeof start>>['pupil']) => {
    const answers = [
      '2026-11-10T16:00:00Z',
      '2026-11-10T16:01:00Z',
      '2026-11-15T23:59:00Z',
      '2026-11-16T00:01:00Z',
    ].map((answeredAt) => cardAnswer({ id: randomUUID(), answeredAt }))
    expect((await pupil.post('/api/answers', { answers })).status).toBe(200)
  }
  const partsOf = (app: TestApp, deliver: ReportParts['mailer']['deliver']): ReportParts => ({
    database: open(),
    curriculum,
    jobs: app.jobs,
    mailer: { deliver },
    publicUrl: 'http://revisewell.test',
    secret: 'a secret',
    now: () => monday,
  })
  const wait = <T>(read: () => Promise<T[]>, count: number) =>
    expect.poll(read, { timeout: 15_000, interval: 100 }).toHaveLength(count)

  test('are mailed once for a parent, child and week, however often they are looked for, by however many servers', async () => {
    const { app, pupil, mailsToParent } = await start()
    await study(pupil)
    const { database, jobs, now } = partsOf(app, async () => undefined)
    await Promise.all([1, 2, 3].map(() => sendDueReports({ database, jobs, now })))
    await wait(mailsToParent, 1)
    await sendDueReports({ database, jobs, now })
    const [mail] = await mailsToParent()
    expect(mail?.subject).toBe('Sam’s week on Revisewell: 9 to 15 November')
    expect(mail?.text).toContain('Sam gave 3 answers on 2 days')
    expect(mail?.text).toMatch(/One thing to ask at home, from .+: “.+”/)
    expect(mail?.html).toContain('One thing to ask at home')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/revisewell\.test\/unsubscribe\?token=.+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await open().query('select count(*)::int as jobs from jobs.job where name = $1', ['weekly-report'])).toEqual(
      [{ jobs: 1 }],
    )
  })

  test('after a crash between the mail and the note of it, the same mail goes out again under its key, and is no second one', async () => {
    const { app, pupil, parent } = await start()
    await study(pupil)
    const keys: (string | undefined)[] = []
    let crash = true
    const parts = partsOf(app, async ({ key }) => {
      keys.push(key)
      if (crash) throw new Error('killed after the mail had left')
    })
    const job = { studentId: pupil.id, parentId: parent.id, week, mailed: true }
    await expect(sendWeeklyReport(job, parts)).rejects.toThrow('killed')
    const kept = await open().query('select content, mailed_at from weekly_reports where parent_id = $1', [parent.id])
    expect(kept).toMatchObject([{ mailed_at: null }])
    crash = false
    // What came in meanwhile changes nothing in the report that is out.
    await study(pupil)
    await sendWeeklyReport(job, parts)
    await sendWeeklyReport(job, parts)
    expect(keys).toEqual([keys[0], keys[0]])
    const after = await open().query<{ content: object; mailed_at: Date }>(
      'select content, mailed_at from weekly_reports where parent_id = $1',
      [parent.id],
    )
    expect(after).toEqual([{ ...kept[0], mailed_at: monday }])
  })

  test('are kept to be read where no mail is wanted; this week is there as it stands', async () => {
    const { app, pupil, parent, mailsToParent } = await start()
    await study(pupil)
    await parent.send('PUT', '/api/parent-preferences', { weeklyDay: null, overdueTasks: false })
    const parts = partsOf(app, async () => undefined)
    await sendDueReports(parts)
    const reports = async () => (await parent.get(`/api/children/${pupil.id}/reports`)).body.reports
    await wait(reports, 1)
    const { body } = await parent.get(`/api/children/${pupil.id}/reports`)
    expect(body).toMatchObject({
      reports: [{ week, answers: 3, daysStudied: 2, minutes: 3, ask: { topicTitle: expect.any(String) } }],
      thisWeek: { week: '2026-11-16', answers: 1 },
    })
    expect(await mailsToParent()).toEqual([])
  })

  test('contract §2: Notification Settings choose the day; the mail waits for it', async () => {
    const { app, pupil, parent } = await start()
    await study(pupil)
    expect((await parent.get('/api/parent-preferences')).body).toEqual({ weeklyDay: 1, overdueTasks: false })
    await parent.send('PUT', '/api/parent-preferences', { weeklyDay: 3, overdueTasks: false })
    const sent: object[] = []
    const jobs = { ...app.jobs, send: async (_queue: object, data: object) => void sent.push(data) }
    const look = (now: string) =>
      sendDueReports({ ...partsOf(app, async () => undefined), jobs, now: () => new Date(now) })
    await look('2026-11-17T12:00:00Z')
    await look('2026-11-18T07:00:00Z')
    expect(sent).toMatchObject([
      { week, mailed: false },
      { week, mailed: true },
    ])
  })

  test('a week without an answer is told kindly, with nothing to ask about topics', async () => {
    const { app, parent, pupil } = await start()
    const mails: Pick<Mail, 'text'>[] = []
    await sendWeeklyReport(
      { studentId: pupil.id, parentId: parent.id, week, mailed: true },
      partsOf(app, async (mail) => void mails.push(mail)),
    )
    expect(mails[0]?.text).toContain('Weeks differ, and a break is fine.')
    expect(mails[0]?.text).not.toMatch(/only|should|missed|behind|must/i)
  })

  test('the link in the mail stops it without signing in, and starts it again; another’s token does nothing', async () => {
    const { app, parent, pupil } = await start()
    const mails: Pick<Mail, 'text' | 'headers'>[] = []
    const job = { studentId: pupil.id, parentId: parent.id, week, mailed: true }
    await sendWeeklyReport(
      job,
      partsOf(app, async (mail) => void mails.push({ ...mail, headers: mail.headers ?? {} })),
    )
    const link = new URL(/http\S+unsubscribe\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token') ?? ''
    const guest = app.visitor()
    expect((await guest.get(`/api/weekly-mail?token=${token}`)).body).toMatchObject({ subscribed: true })
    expect((await guest.post('/api/weekly-mail', { token, subscribed: false })).body).toMatchObject({
      subscribed: false,
    })
    expect((await parent.get('/api/parent-preferences')).body).toMatchObject({ weeklyDay: null })
    await guest.post('/api/weekly-mail', { token, subscribed: true })
    expect((await parent.get('/api/parent-preferences')).body).toMatchObject({ weeklyDay: 1 })
    const [id, signature] = token.split('.')
    const other = Buffer.from((await app.signedIn('parent')).id).toString('base64url')
    for (const forged of [`${other}.${signature}`, `${id}.`, id ?? '', `${id}.${'A'.repeat(43)}`])
      expect((await guest.post('/api/weekly-mail', { token: forged, subscribed: false })).status).toBe(410)
  })

  test('nobody is told of weeks before they were linked, or after the link was ended', async () => {
    const { app, parent, pupil } = await start()
    await open().query('update parent_links set linked_at = $1', [new Date('2026-11-16T07:30:00Z')])
    const { jobs, ...parts } = partsOf(app, async () => undefined)
    const sent: object[] = []
    await sendDueReports({
      ...parts,
      jobs: { ...jobs, send: async (_queue: object, data: object) => void sent.push(data) },
    })
    expect(sent).toEqual([])
    await open().query('delete from parent_links')
    const deliver = createMailer({
      deliver: async () => expect.fail('mailed'),
      log: { error: () => {}, warn: () => {} },
    })
    await sendWeeklyReport(
      { studentId: pupil.id, parentId: parent.id, week, mailed: true },
      { ...parts, mailer: deliver },
    )
    expect(await open().query('select 1 from weekly_reports where student_id = $1', [pupil.id])).toEqual([])
  })

  test('are looked for at the start and every hour by London’s clock', async () => {
    const { app, mailsToParent } = await start()
    await app.jobs.failed()
    await wait(mailsToParent, 1)
    const rows = await open().query(`select cron, timezone from jobs.schedule where name = 'due-weekly-reports'`)
    expect(rows).toEqual([{ cron: '5 * * * *', timezone: 'Europe/London' }])
  })
})

test('a week is named in British form', () => {
  expect(weekInWords('2026-11-09')).toBe('9 to 15 November')
  expect(weekInWords('2026-11-30')).toBe('30 November to 6 December')
})
