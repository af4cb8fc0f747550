import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { createTestApp, smallCurriculum } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readFriends } from '../leaderboards/leaderboard-store.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('study groups', (open) => {
  /** Pupils of one new school, all 13 or over. */
  async function school(count: number) {
    const app = await createTestApp({ database: open(), curriculum: smallCurriculum, now: () => now })
    const pupils = await Promise.all(
      Array.from({ length: count }, (_, index) => app.signedIn('student', `Pupil ${index}`)),
    )
    const schoolId = await schoolOf(open(), pupils)
    await open().query(`update profiles set age_band = '13-or-over' where school_id = $1`, [schoolId])
    return { app, pupils, schoolId }
  }
  type Pupil = Awaited<ReturnType<typeof school>>['pupils'][number]
  const newGroup = (more: object = {}) => ({
    id: randomUUID(),
    name: 'Cell Mates',
    subject: 'biology',
    maxMembers: 3,
    ...more,
  })
  const membersOf = async (pupil: Pupil, id: string) => {
    const { body } = await pupil.get(`/api/groups/${id}`)
    return body.members?.map(({ name, role }: { name: string; role: string }) => `${name} ${role}`)
  }
  const join = (pupil: Pupil, id: string) => pupil.send('PUT', `/api/groups/${id}/membership`)
  const noticesOf = async (pupil: Pupil) =>
    (await open().query<{ title: string }>('select title from notices where user_id = $1', [pupil.id])).map(
      ({ title }) => title,
    )

  test('contract §3: a pupil makes a group, which others of the school find with its seats, and join', async () => {
    const { pupils, schoolId } = await school(2)
    const [ada, bea] = pupils as [Pupil, Pupil]
    const group = newGroup({ description: 'Quizzes every week' })
    for (let time = 0; time < 2; time++) expect(await ada.post('/api/groups', group)).toMatchObject({ status: 200 })
    const found = (await bea.get('/api/groups/discover')).body
    expect(found).toMatchObject({
      groups: [
        {
          ...group,
          subject: { slug: 'biology', title: 'Biology' },
          school: `School ${schoolId}`,
          members: 1,
          seatsLeft: 2,
          isActive: false,
          nextSession: null,
        },
      ].map(({ id, ...rest }) => ({ id, ...rest })),
      next: null,
    })
    expect((await ada.get('/api/groups/discover')).body.groups).toEqual([])
    expect(await join(bea, group.id)).toMatchObject({ status: 200 })
    expect(await membersOf(bea, group.id)).toEqual(['Pupil leader', 'Pupil member'])
    const mine = (await bea.get('/api/groups')).body
    expect(mine).toMatchObject({ school: `School ${schoolId}`, groups: [{ id: group.id, role: 'member', members: 2 }] })
    expect(mine.subjects).toEqual([{ slug: 'biology', title: 'Biology' }])
  })

  test('the last seat goes to one of those who take it at once', async () => {
    const { pupils, schoolId } = await school(6)
    const [leader, ...others] = pupils as [Pupil, ...Pupil[]]
    const id = await groupOf(open(), { schoolId, members: [leader], maxMembers: 2 })
    const answers = await Promise.all(others.map((pupil) => join(pupil, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('group-full')
    expect(await membersOf(leader, id)).toHaveLength(2)
    // Who is in it already takes no second seat.
    const inside = others[answers.findIndex(({ status }) => status === 200)] as Pupil
    expect(await join(inside, id)).toMatchObject({ status: 200 })
  })

  test('for pupils of another school, and for pupils without one, there is nothing to see, to join or to count', async () => {
    const { app, pupils, schoolId } = await school(1)
    const id = await groupOf(open(), { schoolId, members: pupils })
    const stranger = await app.signedIn('student')
    await schoolOf(open(), [stranger])
    const schoolless = await app.signedIn('student')
    for (const who of [stranger, schoolless]) {
      expect((await who.get('/api/groups/discover')).body).toEqual({ groups: [], next: null })
      const gone = await who.get(`/api/groups/${randomUUID()}`)
      for (const answer of [await who.get(`/api/groups/${id}`), await join(who, id)]) {
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual(gone.body)
      }
    }
    expect(await schoolless.post('/api/groups', newGroup())).toMatchObject({
      status: 409,
      body: { error: { code: 'no-school' } },
    })
  })

  test('groups are found by subject, by a word in any case, and page by page', async () => {
    const { pupils, schoolId } = await school(2)
    const [ada, bea] = pupils as [Pupil, Pupil]
    for (let index = 0; index < 26; index++) await groupOf(open(), { schoolId, members: [ada] })
    const group = newGroup({ name: '100% Owls_and Foxes' })
    await open().query(
      `delete from study_group_members where student_id = $1 and group_id in
      (select id from study_groups where school_id = $2 order by id limit 1)`,
      [ada.id, schoolId],
    )
    await open().query(`update study_groups set subject = 'french' where school_id = $1`, [schoolId])
    await open().query(
      `delete from study_group_members m using (select group_id from study_group_members where student_id = $1 limit 10) x
      where m.group_id = x.group_id`,
      [ada.id],
    )
    expect(await ada.post('/api/groups', group)).toMatchObject({ status: 200 })
    const find = async (query: string) => (await bea.get(`/api/groups/discover?${query}`)).body
    expect((await find('subject=biology')).groups).toHaveLength(1)
    expect((await find('search=100%25%20owls_')).groups).toHaveLength(1)
    expect((await find('search=foxes_')).groups).toHaveLength(0)
    expect((await find('search=%25')).groups).toHaveLength(1)
    expect((await find('')).groups).toHaveLength(16)
    for (let index = 0; index < 10; index++) await groupOf(open(), { schoolId, members: [ada] })
    const first = await find('')
    const second = await find(`after=${first.next}`)
    expect([first.groups.length, second.groups.length, second.next]).toEqual([24, 2, null])
    expect(new Set([...first.groups, ...second.groups].map(({ id }) => id)).size).toBe(26)
  })

  test('a leader hands over, or leaves and whoever is there longest leads; the last one says so and the group is gone', async () => {
    const { pupils, schoolId } = await school(3)
    const [ada, bea, cat] = pupils as [Pupil, Pupil, Pupil]
    const id = await groupOf(open(), { schoolId, members: pupils })
    expect(await bea.send('PUT', `/api/groups/${id}/leader`, { studentId: bea.id })).toMatchObject({ status: 403 })
    expect(await ada.send('PUT', `/api/groups/${id}/leader`, { studentId: cat.id })).toMatchObject({ status: 200 })
    expect((await cat.get(`/api/groups/${id}`)).body.group.role).toBe('leader')
    expect(await noticesOf(cat)).toEqual(['You lead Owls now'])
    const leave = (pupil: Pupil, close = '') => pupil.send('DELETE', `/api/groups/${id}/membership${close}`)
    expect((await leave(cat)).body).toEqual({ closed: false })
    expect((await ada.get(`/api/groups/${id}`)).body.group.role).toBe('leader')
    await leave(ada)
    expect(await leave(bea)).toMatchObject({ status: 409, body: { error: { code: 'last-member' } } })
    expect((await leave(bea, '?close=yes')).body).toEqual({ closed: true })
    expect(await bea.get(`/api/groups/${id}`)).toMatchObject({ status: 404 })
    expect((await ada.get('/api/groups/discover')).body.groups).toEqual([])
    expect(await join(ada, id)).toMatchObject({ status: 404 })
  })

  test('the leader takes a member out, who comes back only when let back in, and closes the group for all', async () => {
    const { pupils, schoolId } = await school(3)
    const [ada, bea, cat] = pupils as [Pupil, Pupil, Pupil]
    const id = await groupOf(open(), { schoolId, members: pupils })
    expect(await bea.send('DELETE', `/api/groups/${id}/members/${cat.id}`)).toMatchObject({ status: 403 })
    expect(await ada.send('DELETE', `/api/groups/${id}/members/${cat.id}`)).toMatchObject({ status: 200 })
    expect(await cat.get(`/api/groups/${id}`)).toMatchObject({ status: 404 })
    expect(await join(cat, id)).toMatchObject({ status: 403 })
    expect((await cat.get('/api/groups/discover')).body.groups).toEqual([])
    expect((await ada.get(`/api/groups/${id}`)).body.removed).toEqual([{ id: cat.id, name: 'Pupil' }])
    expect((await bea.get(`/api/groups/${id}`)).body.removed).toEqual([])
    await ada.send('DELETE', `/api/groups/${id}/removed/${cat.id}`)
    expect(await join(cat, id)).toMatchObject({ status: 200 })
    expect(await bea.send('DELETE', `/api/groups/${id}`)).toMatchObject({ status: 403 })
    expect(await ada.send('DELETE', `/api/groups/${id}`)).toMatchObject({ status: 200 })
    expect(await bea.get(`/api/groups/${id}`)).toMatchObject({ status: 404 })
    expect(await noticesOf(bea)).toEqual(['Owls has been closed'])
  })

  test('when a leader’s account is gone, or they change schools, somebody else leads and they see the group no more', async () => {
    const { pupils, schoolId } = await school(3)
    const [ada, bea, cat] = pupils as [Pupil, Pupil, Pupil]
    const id = await groupOf(open(), { schoolId, members: pupils })
    await open().query('delete from users where id = $1', [ada.id])
    expect((await bea.get('/api/groups')).body.groups).toMatchObject([{ id, role: 'leader', members: 2 }])
    await schoolOf(open(), [bea])
    expect(await bea.get(`/api/groups/${id}`)).toMatchObject({ status: 404 })
    expect((await bea.get('/api/groups')).body.groups).toEqual([])
    expect((await cat.send('DELETE', `/api/groups/${id}/membership`)).body.error.code).toBe('last-member')
  })

  test('what is shared with a group, and a leaderboard of friends, are for who is in it: not before, not after', async () => {
    const { pupils, schoolId } = await school(2)
    const [ada, bea] = pupils as [Pupil, Pupil]
    const group = newGroup()
    await ada.post('/api/groups', group)
    const setId = randomUUID()
    await ada.post('/api/sets', { id: setId, title: 'Cells' })
    const place = (await ada.get(`/api/sets/${setId}`)).body
    expect(JSON.stringify(place)).toContain(group.name)
    const share = { kind: 'group', placeId: group.id, shared: true }
    expect(await ada.send('PUT', `/api/sets/${setId}/shares`, share)).toMatchObject({ status: 200 })
    const sees = async () => [
      (await bea.get(`/api/sets/${setId}`)).status,
      (await readFriends(open(), bea.id)).includes(ada.id),
    ]
    expect(await sees()).toEqual([404, false])
    await join(bea, group.id)
    expect(await sees()).toEqual([200, true])
    await bea.send('PATCH', '/api/me', { school: null })
    expect(await sees()).toEqual([404, false])
    expect(await membersOf(ada, group.id)).toEqual(['Pupil leader'])
    await open().query('update profiles set school_id = $2 where id = $1', [bea.id, schoolId])
    await join(bea, group.id)
    await ada.send('DELETE', `/api/groups/${group.id}`)
    expect(await sees()).toEqual([404, false])
  })

  test('names and descriptions are looked over; under 13 they are chosen', async () => {
    const { pupils } = await school(1)
    const [ada] = pupils as [Pupil]
    const make = (more: object) => ada.post('/api/groups', newGroup(more))
    expect((await make({ name: 'You are ugly' })).body.error).toMatchObject({
      code: 'unsuitable-words',
      fields: { name: expect.any(String) },
    })
    expect((await make({ description: 'Text me on 07700 900123' })).body.error.fields).toHaveProperty('description')
    expect(await make({ subject: 'latin' })).toMatchObject({ status: 400 })
    for (const maxMembers of [1, 31, 2.5]) expect(await make({ maxMembers })).toMatchObject({ status: 400 })
    await open().query('update profiles set age_band = null where id = $1', [ada.id])
    expect(await make({})).toMatchObject({ status: 403 })
    expect(await make({ name: 'The Owls' })).toMatchObject({ status: 200 })
  })

  test('the leader changes words and size, but not below who is in it', async () => {
    const { pupils, schoolId } = await school(3)
    const [ada, bea] = pupils as [Pupil, Pupil]
    const id = await groupOf(open(), { schoolId, members: pupils })
    const edit = (pupil: Pupil, body: object) => pupil.send('PATCH', `/api/groups/${id}`, body)
    expect(await edit(bea, { name: 'Mine' })).toMatchObject({ status: 403 })
    expect(await edit(ada, { maxMembers: 2 })).toMatchObject({ status: 409 })
    expect(await edit(ada, { maxMembers: 3, name: 'Night Owls', description: 'Hoo' })).toMatchObject({ status: 200 })
    expect((await bea.get(`/api/groups/${id}`)).body.group).toMatchObject({
      maxMembers: 3,
      name: 'Night Owls',
      description: 'Hoo',
    })
  })

  test('somebody in many groups leaves one before they join another', async () => {
    const { pupils, schoolId } = await school(2)
    const [ada, bea] = pupils as [Pupil, Pupil]
    for (let index = 0; index < 20; index++) await groupOf(open(), { schoolId, members: [ada] })
    const id = await groupOf(open(), { schoolId, members: [bea] })
    expect(await join(ada, id)).toMatchObject({ status: 409, body: { error: { code: 'limit-reached' } } })
    expect(await ada.post('/api/groups', newGroup())).toMatchObject({ status: 409 })
  })
})
