import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacyMails } from '#server/privacy/privacy-mails.ts'
import { cardAnswer } from '#tests/support/answers.ts'
import { groupOf } from '#tests/support/groups.ts'
import { createTestApp, publicUrl, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { makeAdmin } from '../accounts/roles/make-admin.ts'
import { applyRetention } from './apply-retention.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const today = new Date('2026-05-01T10:00:00Z')
const days = (count: number) => new Date(today.getTime() + count * DAY_MS)

describeOnPostgres('privacy', (open) => {
  let server: TestApp
  let now = today
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => now })
    // Opens the queue: it can't be opened within a transaction.
    await server.jobs.failed()
  })
  afterAll(() => server.jobs.stop())

  type Visitor = Awaited<ReturnType<TestApp['signedIn']>>
  const link = (child: Visitor, parent: Visitor, confirmedAt: Date | null = today) =>
    open().query('insert into parent_links (student_id, parent_id, linked_at, confirmed_at) values ($1, $2, $3, $4)', [
      child.id,
      parent.id,
      today,
      confirmedAt,
    ])
  const setAge = (child: Visitor, band: 'under-13' | '13-or-over') =>
    open().query('update profiles set age_band = $2 where id = $1', [child.id, band])
  const night = (at: Date) =>
    applyRetention({ database: open(), jobs: server.jobs, mails: privacyMails(publicUrl), now: at })
  const files = async (visitor: Visitor, id = 'me') => {
    const response = await server.app.request(`/api/privacy/${id}/data`, {
      headers: { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    if (response.status !== 200) return response.status
    const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
    return new Map(entries.map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  test('a person sees who sees them: teachers of their classes, parents, groups, leaderboards, admins', async () => {
    const [pupil, teacher, parent] = [
      await server.signedIn('student', 'Kit Moss'),
      await server.signedIn('teacher', 'Tia Reed'),
      await server.signedIn('parent', 'Pat Moss'),
    ]
    const classId = randomUUID()
    await open().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '10B', $3, $4)`,
      [classId, teacher.id, classId.slice(0, 8), today],
    )
    await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      pupil.id,
      classId,
      today,
    ])
    await link(pupil, parent)
    await pupil.send('PATCH', '/api/me', { onLeaderboards: true })
    const { body } = await pupil.get('/api/privacy/me')
    expect(body.seenBy.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['parent', 'Pat Moss'],
      ['teacher', 'Tia Reed (10B)'],
      ['leaderboards', 'Leaderboards'],
      ['admin', 'The admins of this installation'],
    ])
    expect((await parent.get('/api/privacy/me')).body.children).toEqual([{ id: pupil.id, fullName: 'Kit Moss' }])
    expect((await parent.get(`/api/privacy/${pupil.id}`)).body.person).toMatchObject({
      fullName: 'Kit Moss',
      own: false,
    })
  })

  test('nobody else reads, downloads or ends it: to them the account is not there', async () => {
    const [pupil, ...others] = [
      await server.signedIn('student'),
      await server.signedIn('student'),
      await server.signedIn('teacher'),
      await server.signedIn('parent'),
    ]
    for (const other of others) {
      expect((await other.get(`/api/privacy/${pupil.id}`)).status).toBe(404)
      expect((await other.post(`/api/privacy/${pupil.id}/deletion`, undefined)).status).toBe(404)
      expect(await files(other, pupil.id)).toBe(404)
    }
    expect((await pupil.get('/api/privacy/me')).body.deletion).toBeNull()
  })

  test('a download holds what is stored, with its reasons, and no secret', async () => {
    const pupil = await server.signedIn('student', 'Ada Download')
    await pupil.post('/api/answers', { answers: [cardAnswer({ id: randomUUID() })] })
    const held = await files(pupil)
    if (!(held instanceof Map)) throw new Error('no archive')
    expect(held.get('READ-ME.txt')).toContain('everything that is stored about you')
    expect([...held.keys()]).toEqual(expect.arrayContaining(['profiles.json', 'answers.json', 'xp_ledger.json']))
    const profile = JSON.parse(held.get('profiles.json') ?? '')
    expect(profile.rows).toEqual([expect.objectContaining({ full_name: 'Ada Download' })])
    expect(profile.fields.time_zone).toMatch(/streaks/)
    const all = [...held.values()].join('\n')
    const [secret] = await open().query<{ password: string }>('select password from accounts where user_id = $1', [
      pupil.id,
    ])
    expect(all).not.toContain(secret?.password)
    expect(JSON.parse(held.get('sessions.json') ?? '').rows[0]).not.toHaveProperty('token')
  })

  test('an account is deleted after 14 days, not a moment before, with a receipt and nothing left of it', async () => {
    now = today
    const pupil = await server.signedIn('student', `Mark${randomUUID()}`)
    const mark = pupil.email.split('@')[0] ?? ''
    await pupil.post('/api/answers', { answers: [cardAnswer({ id: randomUUID() })] })
    await pupil.post('/api/help-request', {
      id: randomUUID(),
      name: mark,
      email: pupil.email,
      message: `Help ${mark}`,
      timestamp: today.toISOString(),
    })
    const first = (await pupil.post('/api/privacy/me/deletion', undefined)).body
    expect(first).toMatchObject({ dueAt: days(14).toISOString(), byAnother: false, mayKeep: true })
    expect((await pupil.get('/api/me')).body.profile.deletionDueAt).toBe(first.dueAt)
    expect((await pupil.post('/api/privacy/me/deletion', undefined)).body.receiptId).toBe(first.receiptId)

    await night(new Date(days(14).getTime() - 1))
    expect((await pupil.get('/api/me')).body.profile).not.toBeNull()
    await night(days(14))
    expect((await pupil.get('/api/me')).body.profile).toBeNull()
    expect(await tablesWith([mark, pupil.id])).toEqual([])
    const [receipt] = await open().query('select rows from deletion_receipts where id = $1', [first.receiptId])
    expect(receipt).toEqual({ rows: expect.any(Number) })
  })

  test('a group whose last member is deleted is closed, and gone a month later; one with others in it stays', async () => {
    now = today
    const [ada, ben] = [await server.signedIn('student'), await server.signedIn('student')]
    const [school] = await open().query<{ id: string }>(`insert into schools (name) values ('Grouped') returning id`)
    const schoolId = school?.id ?? ''
    await open().query('update profiles set school_id = $2 where id = any($1::text[])', [[ada.id, ben.id], schoolId])
    const alone = await groupOf(open(), { schoolId, members: [ada] })
    const both = await groupOf(open(), { schoolId, members: [ada, ben] })
    const groups = () =>
      open().query('select id, closed_at as closed from study_groups where id = any($1::uuid[])', [[alone, both]])
    // Ben still comes: an account that nobody uses would go, too.
    await ben.get('/api/me')
    await ada.post('/api/privacy/me/deletion', undefined)
    await night(days(14))
    expect(await groups()).toEqual(
      expect.arrayContaining([
        { id: alone, closed: days(14) },
        { id: both, closed: null },
      ]),
    )
    await night(days(60))
    expect(await groups()).toEqual([{ id: both, closed: null }])
  })

  test('an admin deletes an account and keeps it again: both are written down, and whose it is learns of both', async () => {
    now = today
    const [admin, pupil] = [await server.signedIn('admin'), await server.signedIn('student')]
    await makeAdmin({ email: admin.email, database: open(), now: today })
    const listed = async () =>
      (await admin.get(`/api/admin/users?search=${encodeURIComponent(pupil.email)}`)).body.users[0].deletionDueAt
    await admin.post(`/api/privacy/${pupil.id}/deletion`, undefined)
    expect(await listed()).toBe(days(14).toISOString())
    expect((await admin.send('DELETE', `/api/privacy/${pupil.id}/deletion`)).status).toBe(200)
    expect(await listed()).toBeNull()
    const acts = await open().query('select act from audit_log where actor_id = $1 and person_id = $2 order by id', [
      admin.id,
      pupil.id,
    ])
    expect(acts).toEqual([{ act: 'user-deletion-asked' }, { act: 'user-deletion-withdrawn' }])
    const told = await open().query('select title from notices where user_id = $1 order by title', [pupil.id])
    expect(told).toEqual([{ title: 'Your account stays' }, { title: 'Your account will be deleted' }])
    await night(days(15))
    expect((await pupil.get('/api/me')).body.profile).not.toBeNull()
  })

  test('within the 14 days the account can be kept', async () => {
    now = today
    const pupil = await server.signedIn('student')
    await pupil.post('/api/privacy/me/deletion', undefined)
    await pupil.send('DELETE', '/api/privacy/me/deletion')
    expect((await pupil.get('/api/me')).body.profile.deletionDueAt).toBeNull()
    await night(days(15))
    expect((await pupil.get('/api/me')).body.profile).not.toBeNull()
  })

  test('a child under 13 cannot undo what a parent decided; from 13 on they can', async () => {
    const [child, parent] = [await server.signedIn('student'), await server.signedIn('parent')]
    await link(child, parent)
    await setAge(child, 'under-13')
    await parent.post(`/api/privacy/${child.id}/deletion`, undefined)
    expect((await child.get('/api/privacy/me')).body.deletion).toMatchObject({ byAnother: true, mayKeep: false })
    expect((await child.send('DELETE', '/api/privacy/me/deletion')).status).toBe(403)
    expect((await child.get('/api/notices')).body.notices[0].title).toBe('Your account will be deleted')
    await setAge(child, '13-or-over')
    expect((await child.send('DELETE', '/api/privacy/me/deletion')).status).toBe(200)
  })

  test('under 13, leaderboards need a parent who agrees, and end when the parent no longer does', async () => {
    const [child, parent] = [await server.signedIn('student'), await server.signedIn('parent')]
    await link(child, parent)
    await setAge(child, 'under-13')
    const show = () => child.send('PATCH', '/api/me', { onLeaderboards: true })
    expect((await show()).body.error.code).toBe('consent-needed')
    const consent = `/api/privacy/${child.id}/consents/leaderboards`
    expect((await child.send('PUT', consent, { given: true })).status).toBe(404)
    await parent.send('PUT', consent, { given: true })
    expect((await show()).body.profile.onLeaderboards).toBe(true)
    await parent.send('PUT', consent, { given: false })
    expect((await child.get('/api/me')).body.profile.onLeaderboards).toBe(false)
  })

  test('a parent linked by the code alone consents to nothing, downloads nothing and ends nothing', async () => {
    const [child, parent] = [await server.signedIn('student'), await server.signedIn('parent')]
    await link(child, parent, null)
    await setAge(child, 'under-13')
    const path = `/api/privacy/${child.id}`
    expect((await parent.get(path)).body).toMatchObject({ mayDecideConsent: false, speaksFor: false })
    expect((await parent.send('PUT', `${path}/consents/leaderboards`, { given: true })).status).toBe(404)
    expect((await parent.get(`${path}/data`)).status).toBe(404)
    expect((await parent.post(`${path}/deletion`, undefined)).status).toBe(404)
    expect((await child.get('/api/privacy/me')).body.deletion).toBeNull()
  })

  test('a child is told when a parent decides something for them', async () => {
    const [child, parent] = [await server.signedIn('student'), await server.signedIn('parent', 'Pat Parent')]
    await link(child, parent)
    await setAge(child, 'under-13')
    await parent.send('PUT', `/api/privacy/${child.id}/consents/leaderboards`, { given: true })
    expect((await child.get('/api/notices')).body.notices).toMatchObject([
      { title: 'Pat Parent allowed you: Leaderboards' },
    ])
  })

  test('the only admin stays; an admin can end the accounts of a school, and take it back', async () => {
    now = today
    await open().query(`update profiles set role = 'parent' where role = 'admin'`)
    const admin = await server.signedIn('admin')
    await makeAdmin({ email: admin.email, database: open(), now: today })
    expect((await admin.post('/api/privacy/me/deletion', undefined)).body.error.code).toBe('last-admin')

    const [school] = await open().query<{ id: string }>(`insert into schools (name) values ('Leaving') returning id`)
    const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
    await open().query('update profiles set school_id = $2 where id = $1', [pupil.id, school?.id ?? ''])
    const path = `/api/admin/schools/${school?.id}/deletion`
    expect((await admin.post(path, undefined)).body).toEqual({ accounts: 1, dueAt: days(14).toISOString() })
    expect((await admin.send('DELETE', path)).body).toEqual({ accounts: 1 })
    await admin.post(path, undefined)
    await night(days(14))
    expect((await pupil.get('/api/me')).body.profile).toBeNull()
    expect((await other.get('/api/me')).body.profile).not.toBeNull()
  })

  test('what is old is deleted by itself; an account that nobody uses is warned, and kept by signing in', async () => {
    now = today
    const pupil = await server.signedIn('student')
    await pupil.post('/api/tutor/messages', {
      id: randomUUID(),
      question: 'What is DNA?',
      mode: 'normal',
      filter: 'all',
    })
    await pupil.get('/api/me')
    const questions = () => open().query('select 1 from tutor_exchanges where user_id = $1', [pupil.id])
    await night(days(365))
    expect(await questions()).toHaveLength(1)
    await night(days(366))
    expect(await questions()).toHaveLength(0)

    await night(days(732))
    // The old session went with what is old.
    expect((await pupil.get('/api/privacy/me')).status).toBe(401)
    const { cookies } = await server.auth.signInVerified({ userId: pupil.id, deviceLabel: '' })
    for (const cookie of cookies) pupil.keep(cookie)
    expect((await pupil.get('/api/privacy/me')).body.deletion).toMatchObject({ reason: 'inactive' })
    now = days(733)
    await pupil.get('/api/me')
    expect((await pupil.get('/api/privacy/me')).body.deletion).toBeNull()
    now = today
  })

  /** Tables of the product in which any of the words still stands. */
  async function tablesWith(words: string[]): Promise<string[]> {
    const tables = await open().query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables)
      for (const word of words) {
        const rows = await open().query(`select 1 from "${name}" t where t::text like $1 limit 1`, [`%${word}%`])
        if (rows.length > 0) found.push(name)
      }
    return found
  }
})
