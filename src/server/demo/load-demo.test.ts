import { beforeAll, expect, test } from 'vitest'
import { readGameFigures } from '#server/games/read-game-figures.ts'
import { readDashboard } from '#server/progress/read-dashboard.ts'
import { createTestApp, smallCurriculum, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { findRecordFaults } from '../../../scripts/product/find-record-faults.ts'
import { closeDemo } from './close-demo.ts'
import { demoClassmates } from './demo-classmates.ts'
import { demoPeople, demoPupil } from './demo-people.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-05-12T09:00:00Z')
const later = new Date('2026-05-20T09:00:00Z')

describeOnPostgres('the demo data', (open) => {
  let server: TestApp
  const load = (at = now) => loadDemo({ database: open(), auth: server.auth, curriculum: smallCurriculum, now: at })
  const count = async (table: string) =>
    (await open().query<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]?.rows
  const signIn = (email: string) => server.visitor().post('/api/sign-in', { email, password: 'revise-demo' })
  beforeAll(async () => {
    server = await createTestApp({ database: open(), curriculum: smallCurriculum, now: () => now })
    await load()
  })

  test("contract §4: the demo pupil has 1250 XP, which is the ledger's sum", async () => {
    const [figures] = await open().query(
      `select total_xp as xp, (select sum(amount)::int from xp_ledger where student_id = $1) as ledger
       from student_progress where user_id = $1`,
      [demoPupil.id],
    )
    expect(figures).toEqual({ xp: 1250, ledger: 1250 })
  })

  test('the pupil was last active yesterday, has a streak, mastered topics and cards that are due', async () => {
    const person = { role: 'student', id: demoPupil.id } as const
    const { progress, days, longestStreak } = await readDashboard({
      person,
      queries: open(),
      curriculum: smallCurriculum,
      now,
    })
    expect(progress).toMatchObject({ totalXp: 1250, dailyStreak: 6, answersToday: 0 })
    expect(longestStreak).toBe(6)
    expect(days.at(-1)).toMatchObject({ day: '2026-05-12', answers: 0 })
    expect(days.at(-2)).toMatchObject({ day: '2026-05-11' })
    expect(days.filter(({ answers }) => answers > 0)).toHaveLength(16)
    expect(await count(`topic_mastery where student_id = '${demoPupil.id}'`)).toBe(2)
    expect(await count(`card_states where student_id = '${demoPupil.id}' and kind = 'flashcard'`)).toBe(6)
  })

  test('contract §3: of the achievements, First Victory and Speed Demon are unlocked, by a game that is stored', async () => {
    const person = { role: 'student', id: demoPupil.id } as const
    const { achievements, recent } = await readGameFigures({ person, queries: open(), now })
    expect(achievements).toEqual(['first-victory', 'speed-demon'])
    expect(recent).toMatchObject([{ game: 'speed-quiz', amount: 75 }])
  })

  test('contract §3: Content Management has four items, which pupils see', async () => {
    const visitor = server.visitor()
    await visitor.post('/api/sign-in', { email: 'admin@demo.revisewell.test', password: 'revise-demo' })
    const lists = await Promise.all(
      ['flashcard', 'quiz', 'note', 'video'].map(
        async (type) => (await visitor.get(`/api/admin/content?type=${type}`)).body,
      ),
    )
    expect(lists.map(({ items }) => items.length)).toEqual([2, 1, 1, 0])
    expect(lists[0].total).toBe(4)
    expect(lists.flatMap(({ items }) => items).every(({ shown }: { shown: boolean }) => shown)).toBe(true)
  })

  test('each of the four can sign in, with the role of its name', async () => {
    for (const { email, role } of demoPeople) {
      const { status, body } = await signIn(email)
      expect([status, body.profile?.role, body.profile?.roleAwaitsApproval]).toEqual([200, role, false])
    }
    const [{ demo } = {}] = await open().query<{ demo: boolean }>('select bool_and(demo) as demo from profiles')
    expect(demo).toBe(true)
  })

  test('signing in on the first day leaves the pupil with the specified XP', async () => {
    await signIn(demoPupil.email)
    const [pupil] = await open().query('select total_xp as xp from student_progress where user_id = $1', [demoPupil.id])
    expect(pupil).toEqual({ xp: 1250 })
  })

  test('dozens of pupils in several schools have a month of history, on the leaderboards of the demo alone', async () => {
    const visitor = server.visitor()
    const { pupils, schools, ranked, demo } = (await visitor.get('/api/leaderboards?period=this-month')).body
    expect([pupils.length, schools.length, demo]).toEqual([10, 5, true])
    expect(ranked).toBeGreaterThan(24)
    const real = await createTestApp({
      database: open(),
      curriculum: smallCurriculum,
      now: () => now,
      environment: { DEMO: 'off' },
    })
    expect((await real.visitor().get('/api/leaderboards')).body).toMatchObject({ pupils: [], schools: [], ranked: 0 })
  })

  test('the records of the demo contradict themselves nowhere', async () => {
    expect(await findRecordFaults(open())).toEqual([])
  })

  test('nobody can sign in as one of those pupils', async () => {
    for (const { id } of demoClassmates.slice(0, 3)) {
      const { status } = await signIn(`${id}@demo.revisewell.test`)
      expect(status).toBe(401)
    }
  })

  test('an item of content that an admin deleted stays deleted', async () => {
    await open().query(`delete from content_items where type = 'note'`)
    await load(later)
    expect(await count('content_items')).toBe(3)
  })

  test('loading again changes nothing', async () => {
    const tables = ['users', 'profiles', 'accounts', 'schools', 'answers', 'xp_ledger', 'study_days', 'game_plays']
    const counts = () => Promise.all(tables.map(count))
    const before = await counts()
    await load(later)
    expect(await counts()).toEqual(before)
  })

  test('a load that broke off midway is finished by the next, on the same XP', async () => {
    await open().query(`delete from xp_ledger where cause = 'opening-balance'`)
    await open().query(
      'update student_progress set total_xp = (select sum(amount) from xp_ledger where student_id = user_id)',
    )
    await load(later)
    const [pupil] = await open().query('select total_xp as xp from student_progress where user_id = $1', [demoPupil.id])
    expect(pupil).toEqual({ xp: 1250 })
  })

  test('where the demo is off, its public passwords open nothing', async () => {
    const visitor = server.visitor()
    const form = { email: demoPupil.email, password: 'revise-demo' }
    await visitor.post('/api/sign-in', form)
    await closeDemo(open())
    expect((await visitor.get('/api/me')).body.profile).toBeNull()
    expect((await visitor.post('/api/sign-in', form)).body.error.code).toBe('wrong-credentials')
    await load()
    expect((await visitor.post('/api/sign-in', form)).status).toBe(200)
  })
})
