import { beforeAll, describe, expect, test } from 'vitest'
import type { Filters } from '#domain/leaderboards/filters.ts'
import type { Person } from '#domain/permissions.ts'
import { uuid } from '#tests/support/answers.ts'
import { createRankedPupil, createSchool, earn } from '#tests/support/ranked-pupils.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { foldXp } from './fold-xp.ts'
import { readLeaderboards } from './read-leaderboards.ts'
import { createXpCounter } from './xp-counter.ts'

// A Wednesday; the month began on Friday, so last week's Thursday was in the month before.
const now = new Date('2026-05-06T12:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const guest: Person = { role: 'guest' }
const pupil = (id: string): Person => ({ role: 'student', id })

describeOnPostgres('leaderboards', (open) => {
  const read = (person: Person, filters: Partial<Filters> = {}, demo = false) =>
    readLeaderboards({
      person,
      filters: { view: 'all', subject: 'all', period: 'all-time', ...filters },
      queries: open(),
      counter: createXpCounter({ database: open(), now: () => now, onProblem: (error) => expect(error).toBeNull() }),
      demo,
      now,
    })
  const rows = async (person: Person, filters: Partial<Filters> = {}) =>
    (await read(person, filters)).pupils.map(({ rank, name, xp }) => `${rank} ${name} ${xp}`)

  beforeAll(async () => {
    const north = await createSchool(open(), 'North')
    const south = await createSchool(open(), 'South')
    const people = [
      { id: 'ada', fullName: 'Ada Lovelace', schoolId: north },
      { id: 'ben', fullName: 'Ben Okri', schoolId: north },
      { id: 'cy', fullName: 'Cy Hidden', schoolId: north, shown: false },
      { id: 'dot', fullName: 'Dot Cotton', schoolId: south },
      { id: 'eve', fullName: 'Eve', shown: false },
      { id: 'new', fullName: 'New Comer', schoolId: south },
      { id: 'sam', fullName: 'Sam Demo', demo: true },
    ]
    for (const person of people) await createRankedPupil(open(), person)
    const earned = [
      ['ada', 300, '2026-03-02', 'biology'],
      ['ada', 20, '2026-05-05', 'mathematics'],
      ['ben', 250, '2026-04-30', 'mathematics'],
      ['ben', 70, '2026-05-06', null],
      ['cy', 500, '2026-05-03', 'biology'],
      ['dot', 20, '2026-05-04', 'english'],
      ['eve', 5, '2026-05-06', 'chemistry'],
      ['sam', 9000, '2026-05-06', 'biology'],
    ] as const
    for (const [id, xp, day, subject] of earned) await earn(open(), { id, xp, at: at(day), subject })
    await foldXp({ database: open(), now })
  })

  test('contract §3: an entry has rank, name, school, xp, subject and avatar; who is listed wants to be, and ranks count everybody', async () => {
    const { pupils, ranked, own, lacks, demo } = await read(guest)
    expect(pupils).toEqual([
      { rank: 2, name: 'Ada L.', school: 'North', xp: 320, subject: 'biology', avatar: 'AL', own: false },
      { rank: 2, name: 'Ben O.', school: 'North', xp: 320, subject: 'mathematics', avatar: 'BO', own: false },
      { rank: 4, name: 'Dot C.', school: 'South', xp: 20, subject: 'english', avatar: 'DC', own: false },
    ])
    expect({ ranked, own, lacks, demo }).toEqual({ ranked: 5, own: null, lacks: null, demo: false })
  })

  test('each filter filters', async () => {
    expect(await rows(guest, { period: 'this-week' })).toEqual(['1 Ben O. 70', '2 Ada L. 20', '2 Dot C. 20'])
    expect(await rows(guest, { period: 'this-month' })).toEqual(['2 Ben O. 70', '3 Ada L. 20', '3 Dot C. 20'])
    expect(await rows(guest, { subject: 'mathematics' })).toEqual(['1 Ben O. 250', '2 Ada L. 20'])
    expect(await rows(guest, { subject: 'mathematics', period: 'this-week' })).toEqual(['1 Ada L. 20'])
    expect(await rows(guest, { subject: 'physics' })).toEqual([])
    expect(await rows(pupil('ada'), { view: 'school' })).toEqual(['2 Ada L. 320', '2 Ben O. 320'])
    expect(await rows(pupil('new'), { view: 'school', period: 'this-week' })).toEqual(['1 Dot C. 20'])
  })

  test('a pupil is told their own rank whether or not others see them, and finds themselves in the list', async () => {
    const { pupils, own } = await read(pupil('cy'))
    expect(pupils[0]).toMatchObject({ rank: 1, name: 'Cy H.', own: true })
    expect(own).toEqual({
      rank: 1,
      xp: 500,
      toNextRank: null,
      thisWeek: 0,
      lastWeek: 500,
      name: 'Cy H.',
      avatar: 'CH',
      shown: false,
    })
    expect((await read(pupil('eve'))).own).toMatchObject({ rank: 5, xp: 5, toNextRank: 15, thisWeek: 5, lastWeek: 0 })
    expect((await read(pupil('new'))).own).toMatchObject({ rank: null, xp: 0, toNextRank: null, thisWeek: 0 })
    const inSchool = await read(pupil('ben'), { view: 'school' })
    expect([inSchool.own?.rank, inSchool.own?.toNextRank, inSchool.ranked]).toEqual([2, 180, 3])
  })

  test('XP that was earned a moment ago is there when its pupil looks', async () => {
    await earn(open(), { id: 'new', xp: 40, at: now, subject: 'physics' })
    expect((await read(pupil('new'), { subject: 'physics', period: 'this-week' })).own).toMatchObject({
      rank: 1,
      xp: 40,
    })
    await open().query(`delete from users where id = 'new'`)
    await createRankedPupil(open(), { id: 'new', fullName: 'New Comer' })
  })

  test('contract §3: a school has rank, name, totalXP and students, once three of its pupils have XP', async () => {
    const { schools } = await read(pupil('ada'))
    expect(schools).toEqual([{ rank: 1, name: 'North', totalXP: 1140, students: 3, own: true }])
    expect((await read(guest, { period: 'this-week' })).schools).toEqual([])
  })

  test('friends are those in one’s classes and groups who want to be seen, and oneself', async () => {
    expect(await read(pupil('ada'), { view: 'friends' })).toMatchObject({
      lacks: 'friends',
      own: { rank: null, xp: 320 },
    })
    const [{ id: schoolId } = { id: '' }] = await open().query<{ id: string }>(
      `select id from schools where name = 'North'`,
    )
    await open().query(
      `insert into school_classes (id, school_id, teacher_id, name, join_code, created_at, archived_at) values
        ($1, $3, 'ada', '8B', 'one', now(), null), ($2, $3, 'ada', '7B', 'two', now(), now())`,
      [uuid(1), uuid(2), schoolId],
    )
    const join = (id: string, classId: string) =>
      open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, now())', [id, classId])
    for (const id of ['ada', 'cy', 'dot']) await join(id, uuid(1))
    for (const id of ['ada', 'ben']) await join(id, uuid(2))
    expect(await rows(pupil('ada'), { view: 'friends' })).toEqual(['1 Ada L. 320', '2 Dot C. 20'])
    await open().query(
      `insert into study_groups (school_id, id, name, subject, max_members, created_at) values ($1, $2, 'G', 'maths', 5, now())`,
      [schoolId, uuid(3)],
    )
    for (const id of ['ada', 'ben'])
      await open().query(
        `insert into study_group_members (student_id, group_id, role, joined_at) values ($1, $2, 'member', now())`,
        [id, uuid(3)],
      )
    expect(await rows(pupil('ada'), { view: 'friends' })).toEqual(['1 Ada L. 320', '1 Ben O. 320', '3 Dot C. 20'])
    expect(await rows(pupil('cy'), { view: 'friends' })).toEqual(['1 Cy H. 500', '2 Ada L. 320', '3 Dot C. 20'])
  })

  test('a view that somebody has nobody for says what it lacks', async () => {
    expect(await read(guest, { view: 'school' })).toMatchObject({ lacks: 'account', pupils: [], ranked: 0 })
    expect(await read(guest, { view: 'friends' })).toMatchObject({ lacks: 'account', pupils: [] })
    expect(await read(pupil('eve'), { view: 'school' })).toMatchObject({ lacks: 'school', pupils: [] })
  })

  test('invented pupils are never among real ones, nor real ones among them', async () => {
    const real = await Promise.all([rows(guest), rows(pupil('ada')), rows(pupil('new'))])
    expect(real.flat().some((row) => row.includes('Sam'))).toBe(false)
    const onDemo = await read(guest, {}, true)
    expect(onDemo).toMatchObject({ demo: true, ranked: 1, pupils: [{ rank: 1, name: 'Sam D.' }] })
    expect(await read(pupil('sam'))).toMatchObject({ demo: true, ranked: 1, own: { rank: 1 } })
    expect(await read(pupil('ada'), {}, true)).toMatchObject({ demo: false, ranked: 5 })
  })

  describe('among many', () => {
    test('contract §9: the list has ten, the schools five, and every rank is the counted one', async () => {
      const schools: string[] = []
      for (let n = 0; n < 7; n++) schools.push(await createSchool(open(), `School ${n}`))
      await open().query(
        `insert into users (id, name, email) select 'm' || n, 'M', 'm' || n || '@example.test' from generate_series(1, 400) n`,
      )
      await open().query(
        `insert into profiles (id, full_name, email, role, school_id, on_leaderboards)
         select 'm' || n, 'Many ' || chr(65 + n % 26), 'm' || n || '@example.test', 'student', ($1::uuid[])[1 + n % 7], n % 3 > 0
         from generate_series(1, 400) n`,
        [schools],
      )
      await open().query(
        `insert into xp_totals (student_id, board, xp, school_id, shown)
         select id, 'all/ever', 1 + (('x' || substr(md5(id), 1, 8))::bit(32)::bigint % 140000)::int, school_id, on_leaderboards
         from profiles where id like 'm%'`,
      )
      const { pupils, schools: best } = await read(guest)
      expect(pupils).toHaveLength(10)
      expect(best).toHaveLength(5)
      const counted = await open().query<{ id: string; rank: number; shown: boolean; xp: number }>(
        `select student_id as id, xp, shown, rank() over (order by xp desc)::int as rank from xp_totals
         where board = 'all/ever' order by xp desc`,
      )
      expect(pupils.map(({ rank, xp }) => ({ rank, xp }))).toEqual(
        counted
          .filter(({ shown }) => shown)
          .slice(0, 10)
          .map(({ rank, xp }) => ({ rank, xp })),
      )
      for (const { id, rank } of counted.filter((_row, index) => index % 40 === 0))
        expect([id, (await read(pupil(id))).own?.rank]).toEqual([id, rank])
    })
  })

  test('the page’s switch is part of the profile, and what it says holds at once', async () => {
    const server = await createTestApp({ database: open(), now: () => now, environment: { DEMO: 'off' } })
    const visitor = await server.signedIn('student', 'Zoë Ball')
    await earn(open(), { id: visitor.id, xp: 200_000, at: now })
    const first = async () => (await server.visitor().get('/api/leaderboards?period=this-week')).body.pupils[0]?.name
    const { own, pupils } = (await visitor.get('/api/leaderboards?period=this-week')).body
    expect(own).toMatchObject({ rank: 1, shown: false })
    expect(pupils[0]).toMatchObject({ name: 'Zoë B.', own: true })
    expect(await first()).toBe('Ben O.')
    const changed = await visitor.send('PATCH', '/api/me', { onLeaderboards: true })
    expect(changed.body.profile.onLeaderboards).toBe(true)
    expect(await first()).toBe('Zoë B.')
    await visitor.send('PATCH', '/api/me', { onLeaderboards: false })
    expect(await first()).toBe('Ben O.')
    expect((await visitor.get('/api/leaderboards?period=yesterday')).status).toBe(400)
  })
})
