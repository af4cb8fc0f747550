import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('sessions of a group', (open) => {
  async function group() {
    const app = await createTestApp({ database: open(), now: () => now })
    const ada = await app.signedIn('student', 'Ada Lovelace')
    const bea = await app.signedIn('student', 'Bea Potter')
    const schoolId = await schoolOf(open(), [ada, bea])
    await open().query(`update profiles set age_band = '13-or-over' where id = $1`, [ada.id])
    const id = await groupOf(open(), { schoolId, members: [ada, bea] })
    const session = randomUUID()
    const path = `/api/groups/${id}/sessions/${session}`
    const set = (more: object = {}) =>
      ada.send('PUT', path, { startsAt: '2026-05-14T15:30:00.000Z', minutes: 45, topic: 'Enzymes', ...more })
    const titles = async () =>
      (
        await open().query<{ title: string }>('select title from notices where user_id = $1 order by title', [bea.id])
      ).map(({ title }) => title)
    return { app, ada, bea, id, session, path, set, titles }
  }

  test('the leader sets one, members see it, are told once, and say whether they come', async () => {
    const { ada, bea, id, session, path, set, titles } = await group()
    for (let time = 0; time < 2; time++) expect(await set()).toMatchObject({ status: 200 })
    expect((await bea.get('/api/groups')).body.groups[0].nextSession).toEqual({
      id: session,
      startsAt: '2026-05-14T15:30:00.000Z',
      minutes: 45,
      topic: 'Enzymes',
      coming: ['Ada L.'],
      youCome: null,
    })
    expect(await titles()).toEqual(['Owls has a new session'])
    expect((await bea.send('PUT', `${path}/reply`, { comes: true })).body.session).toMatchObject({
      coming: expect.arrayContaining(['Ada L.', 'Bea P.']),
      youCome: true,
    })
    expect((await ada.get(`/api/groups/${id}`)).body.sessions).toHaveLength(1)
  })

  test('it can be moved and called off, by the leader alone; the members learn of it', async () => {
    const { bea, id, path, set, titles } = await group()
    await set()
    expect(await bea.send('PUT', path, { startsAt: '2026-05-15T15:30:00Z', minutes: 45 })).toMatchObject({
      status: 403,
    })
    expect(await bea.send('DELETE', path)).toMatchObject({ status: 403 })
    await set({ startsAt: '2026-05-15T15:30:00.000Z' })
    expect((await bea.get(`/api/groups/${id}`)).body.sessions[0].startsAt).toBe('2026-05-15T15:30:00.000Z')
    expect(await titles()).toEqual(['Owls has a new session', 'Owls meets at another time'])
  })

  test('one that is called off is gone and cannot be brought back under its id', async () => {
    const { ada, bea, id, path, set, titles } = await group()
    await set()
    for (let time = 0; time < 2; time++) expect(await ada.send('DELETE', path)).toMatchObject({ status: 200 })
    expect((await bea.get(`/api/groups/${id}`)).body.sessions).toEqual([])
    expect(await bea.send('PUT', `${path}/reply`, { comes: true })).toMatchObject({ status: 404 })
    expect(await set()).toMatchObject({ status: 409 })
    expect(await titles()).toEqual(['A session of Owls is called off', 'Owls has a new session'])
  })

  test('a time that is past, or years off, is refused by its field, and so is a topic that gives somebody away', async () => {
    const { set } = await group()
    for (const startsAt of ['2026-05-12T15:59:00Z', '2028-01-01T10:00:00Z'])
      expect((await set({ startsAt })).body.error.fields).toHaveProperty('startsAt')
    expect((await set({ topic: 'join at meet.example.com' })).body.error.fields).toHaveProperty('topic')
    expect(await set({ minutes: 5 })).toMatchObject({ status: 400 })
  })

  test('it stands in the plan and the calendar of those who are in the group, unless they said that they do not come', async () => {
    const { app, bea, path, session, set } = await group()
    await set()
    expect((await bea.get('/api/plan')).body.sessions).toEqual([
      {
        id: session,
        groupId: expect.any(String),
        groupName: 'Owls',
        topic: 'Enzymes',
        startsAt: '2026-05-14T15:30:00.000Z',
        minutes: 45,
        day: '2026-05-14',
        time: '16:30',
        youCome: null,
      },
    ])
    const { url } = (await bea.post('/api/plan/feed', undefined)).body
    const feed = async () => (await app.app.request(new URL(url).pathname)).text()
    const calendar = await feed()
    expect(calendar).toContain(`UID:session-${session}@revisewell`)
    expect(calendar).toContain('DTSTART:20260514T153000Z')
    expect(calendar).toContain('DTEND:20260514T161500Z')
    expect(calendar).toContain('SUMMARY:Study group: Owls')
    await bea.send('PUT', `${path}/reply`, { comes: false })
    expect(await feed()).not.toContain(session)
  })
})
