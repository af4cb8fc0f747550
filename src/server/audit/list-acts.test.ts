import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { recordAct } from './record-act.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('reading the audit log', (open) => {
  const start = () => createTestApp({ database: open(), now: () => now })
  async function approvedAdmin(app: TestApp, name?: string) {
    const admin = await app.signedIn('admin', name)
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    return admin
  }

  test('it is paged by key, newest first, without loss or doubling though acts share a moment', async () => {
    const app = await start()
    const admin = await approvedAdmin(app, 'Paula Pager')
    for (let n = 0; n < 120; n++) {
      const at = new Date(now.getTime() + Math.floor(n / 3) * 1000)
      const subject = { id: String(n), name: `School ${n}` }
      await recordAct(open(), { actorId: admin.id, act: 'school-added', subject, at })
    }
    const seen: string[] = []
    let before = ''
    do {
      const { body } = await admin.get(`/api/admin/audit?act=school-added&person=paula&before=${before}`)
      seen.push(...body.entries.map(({ subject }: { subject: string }) => subject))
      before = body.next ?? ''
    } while (before)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `School ${119 - n}`))
  })

  test('days are those of the United Kingdom, both included; an empty field filters nothing', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    for (const at of ['2025-07-09T22:59:59Z', '2025-07-09T23:00:00Z', '2025-07-10T22:59:59Z', '2025-07-10T23:00:00Z'])
      await recordAct(open(), { actorId: null, act: 'school-edited', subject: { id: at, name: at }, at: new Date(at) })
    const { body } = await admin.get('/api/admin/audit?act=school-edited&person=&from=2025-07-10&to=2025-07-10')
    expect(body.entries.map(({ subject }: { subject: string }) => subject)).toEqual([
      '2025-07-10T22:59:59Z',
      '2025-07-09T23:00:00Z',
    ])
    expect(await admin.get('/api/admin/audit?from=yesterday')).toMatchObject({ status: 400 })
    expect(await admin.get('/api/admin/audit?act=unheard-of')).toMatchObject({ status: 400 })
  })

  test('as CSV it holds no formula and is written down itself; nobody else gets it', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    const pupil = await app.signedIn('student')
    const subject = { id: 'f', name: '=HYPERLINK("http://evil.test")' }
    await recordAct(open(), { actorId: admin.id, act: 'content-added', subject, at: now })
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const file = await app.app.request('/api/admin/audit.csv?act=content-added', { headers: { cookie } })
    expect(file.headers.get('content-type')).toContain('text/csv')
    const text = await file.text()
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    const { body } = await admin.get('/api/admin/audit?act=audit-exported')
    expect(body.entries[0]).toMatchObject({ details: { rows: 1 } })
    expect(await pupil.get('/api/admin/audit.csv')).toMatchObject({ status: 403 })
    expect(await app.visitor().get('/api/admin/audit.csv')).toMatchObject({ status: 401 })
  })

  test('deciding on rewards, stock, mistakes, concerns and role requests is written down once each', async () => {
    const app = await start()
    await app.jobs.failed()
    const admin = await approvedAdmin(app, 'Ursula Usual')
    const hopeful = await app.signedIn('admin', 'Holly Hopeful')
    const [request] = await open().query<{ id: string }>('select id from role_requests where user_id = $1', [
      hopeful.id,
    ])
    await admin.post(`/api/admin/role-requests/${request?.id}`, { decision: 'refused' })
    await admin.send('PUT', '/api/admin/rewards/choose-your-seat/stock', { stock: 4 })
    const concern = '7d9ad2f0-5d0b-4f61-8f6c-0a51f2c1b111'
    await open().query(
      `insert into concerns (id, user_id, kind, message, received_at) values ($1, $2, 'bullying', 'x', $3)`,
      [concern, hopeful.id, now],
    )
    for (let time = 0; time < 2; time++) await admin.post(`/api/admin/concerns/${concern}/seen`, {})
    const { body } = await admin.get('/api/admin/audit?person=ursula')
    await app.jobs.stop()
    expect(body.entries.map(({ act, subject }: { act: string; subject: string }) => [act, subject])).toEqual([
      ['concern-seen', 'Holly Hopeful'],
      ['reward-stock-set', expect.any(String)],
      ['role-request-refused', 'Holly Hopeful'],
    ])
  })
})
