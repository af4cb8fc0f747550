import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('looking after groups', (open) => {
  async function group() {
    const app = await createTestApp({ database: open(), now: () => now })
    const ada = await app.signedIn('student', 'Ada Lovelace')
    const bea = await app.signedIn('student', 'Bea Potter')
    const teacher = await app.signedIn('teacher', 'Tia Teacher')
    const stranger = await app.signedIn('teacher', 'Sid Stranger')
    const schoolId = await schoolOf(open(), [ada, bea, teacher])
    await schoolOf(open(), [stranger])
    await open().query('insert into school_moderators (school_id, user_id, given_at) values ($1, $2, $3)', [
      schoolId,
      teacher.id,
      now,
    ])
    await open().query(`update profiles set age_band = '13-or-over' where id = any($1::text[])`, [[ada.id, bea.id]])
    const id = await groupOf(open(), { schoolId, members: [ada, bea] })
    const say = (text: string, who = ada) => who.post(`/api/groups/${id}/messages`, { id: randomUUID(), text })
    const report = (sequence: number, who = bea) =>
      who.post(`/api/groups/${id}/reports`, { id: randomUUID(), sequence, reason: 'unkind', note: 'Please look' })
    const queue = async (who: typeof teacher, state = 'open') =>
      (await who.get(`/api/moderation/reports?state=${state}`)).body.reports
    const mine = async (who: typeof teacher, state = 'open') =>
      (await queue(who, state)).filter((item: { group: { id: string } }) => item.group.id === id)
    return { app, ada, bea, teacher, stranger, schoolId, id, say, report, mine, queue }
  }
  async function admin(app: Awaited<ReturnType<typeof createTestApp>>) {
    const person = await app.signedIn('admin', 'Amy Admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [person.id])
    return person
  }

  test('a reported message waits for those whom the school asked to look after its groups and for the admins, with what was said around it, once for each reporter', async () => {
    const { app, teacher, stranger, say, report, mine, queue } = await group()
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']) await say(text)
    for (let time = 0; time < 2; time++) expect(await report(7)).toMatchObject({ status: 200 })
    expect(await report(9)).toMatchObject({ status: 404 })
    for (const who of [teacher, await admin(app)]) {
      const waiting = await mine(who)
      expect(waiting).toMatchObject([
        { reason: 'unkind', note: 'Please look', reporter: 'Bea Potter', sequence: 7, decision: null },
      ])
      expect(waiting[0].context.map(({ text }: { text: string }) => text)).toEqual([
        'Two',
        'Three',
        'Four',
        'Five',
        'Six',
        'Seven',
        'Eight',
      ])
    }
    expect(await queue(stranger)).toEqual([])
  })

  test('a teacher of another school looks after what a pupil of theirs said, and after nothing else', async () => {
    const { ada, bea, stranger, id, say, report, mine } = await group()
    await say('Mine')
    await say('Hers', bea)
    await report(1)
    await report(2, ada)
    const classId = randomUUID()
    await open().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '9B', $3, $4)`,
      [classId, stranger.id, classId.slice(0, 8), now],
    )
    await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      ada.id,
      classId,
      now,
    ])
    expect((await mine(stranger)).map(({ sequence }: { sequence: number }) => sequence)).toEqual([1])
    const remove = (sequence: number) => stranger.send('DELETE', `/api/moderation/groups/${id}/messages/${sequence}`)
    expect(await remove(2)).toMatchObject({ status: 404 })
    expect(await remove(1)).toMatchObject({ status: 200 })
  })

  test('a decision removes the message for all, mutes its author for a time, tells who reported it, and is kept', async () => {
    const { ada, bea, teacher, stranger, id, say, report, mine } = await group()
    await say('Hello')
    await say('Something bad')
    await report(2)
    const [waiting] = await mine(teacher)
    const decide = (body: object, who = teacher) => who.post(`/api/moderation/reports/${waiting.id}`, body)
    expect(await decide({ decision: 'removed' }, stranger)).toMatchObject({ status: 404 })
    expect(await decide({ decision: 'removed-and-muted', muteHours: 24, note: 'Spoke to Ada' })).toMatchObject({
      status: 200,
    })
    expect(await decide({ decision: 'removed-and-muted' })).toMatchObject({ status: 200 })
    expect(await decide({ decision: 'kept' })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-decided' } },
    })
    const { messages } = (await bea.get(`/api/groups/${id}/messages`)).body
    expect(messages).toMatchObject([
      { sequence: 1, text: 'Hello' },
      { sequence: 2, text: null, removed: true },
      { sequence: 3, text: null, removes: 2, author: null },
    ])
    expect(await say('Again')).toMatchObject({ status: 403, body: { error: { code: 'muted' } } })
    expect((await ada.get(`/api/groups/${id}`)).body.writing).toEqual({
      mode: 'muted',
      mutedUntil: '2026-05-13T16:00:00.000Z',
    })
    expect(await mine(teacher)).toEqual([])
    expect(await mine(teacher, 'decided')).toMatchObject([
      { decision: { kind: 'removed-and-muted', note: 'Spoke to Ada', by: 'Tia Teacher' } },
    ])
    const told = await open().query('select title from notices where user_id = $1', [bea.id])
    expect(told).toEqual([{ title: 'Thank you for reporting a message' }])
    const acts = await open().query<{ act: string }>('select act from audit_log where actor_id = $1 order by id', [
      teacher.id,
    ])
    expect(acts).toEqual([{ act: 'chat-member-muted' }, { act: 'chat-report-decided' }])
  })

  test('a moderator reads a chat, which is written down, removes from it, and lets somebody write again', async () => {
    const { ada, bea, teacher, stranger, id, say } = await group()
    await say('Hello')
    const read = await teacher.get(`/api/moderation/groups/${id}`)
    expect(read.body).toMatchObject({
      messages: [{ text: 'Hello', author: { fullName: 'Ada Lovelace' }, removedAt: null }],
      whole: true,
      members: [{ fullName: 'Ada Lovelace', role: 'leader', ageIsYours: false }, { fullName: 'Bea Potter' }],
      earlier: false,
    })
    expect(await stranger.get(`/api/moderation/groups/${id}`)).toMatchObject({ status: 404 })
    expect((await stranger.get('/api/moderation/groups')).body.groups).toEqual([])
    expect((await teacher.get('/api/moderation/groups')).body.groups).toMatchObject([{ id, members: 2, messages: 1 }])
    await teacher.send('DELETE', `/api/moderation/groups/${id}/messages/1`)
    const mute = (hours: number | null) =>
      teacher.send('PUT', `/api/moderation/groups/${id}/mutes/${ada.id}`, { hours })
    await mute(1)
    expect((await say('Now?')).status).toBe(403)
    await mute(null)
    expect((await say('Now?')).status).toBe(200)
    expect((await teacher.get(`/api/moderation/groups/${id}`)).body.messages[0]).toMatchObject({
      text: 'Hello',
      removedAt: now.toISOString(),
    })
    const acts = await open().query<{ act: string }>('select act from audit_log where actor_id = $1 order by id', [
      teacher.id,
    ])
    expect(acts.map(({ act }) => act)).toEqual([
      'chat-read',
      'chat-message-removed',
      'chat-member-muted',
      'chat-member-unmuted',
      'chat-read',
    ])
    const told = async (who: typeof ada) =>
      (await open().query<{ title: string }>('select title from notices where user_id = $1', [who.id])).map(
        ({ title }) => title,
      )
    const chatRead = 'An adult who looks after Owls read its chat'
    // The two about writing share this test's one moment, and with it their cause.
    expect((await told(ada)).toSorted()).toEqual([
      'A message of yours in Owls was removed',
      chatRead,
      'Your messages in Owls are paused',
    ])
    // Read twice on one day, told once.
    expect(await told(bea)).toEqual([chatRead])
  })

  test('a teacher whom the school has not asked to sees and looks after their own pupils alone, in a group of their school', async () => {
    const { app, ada, bea, schoolId, id, say, report, mine } = await group()
    await say('Mine')
    await say('Hers', bea)
    await report(1)
    const own = await app.signedIn('teacher', 'Own Teacher')
    await open().query('update profiles set school_id = $2 where id = $1', [own.id, schoolId])
    expect(await own.get(`/api/moderation/groups/${id}`)).toMatchObject({ status: 404 })
    expect(await mine(own)).toEqual([])
    const classId = randomUUID()
    await open().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '9C', $3, $4)`,
      [classId, own.id, classId.slice(0, 8), now],
    )
    await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      ada.id,
      classId,
      now,
    ])
    expect((await own.get(`/api/moderation/groups/${id}`)).body).toMatchObject({
      whole: false,
      members: [{ fullName: 'Ada Lovelace', ageIsYours: true }],
      messages: [{ text: 'Mine' }],
    })
    const [waiting] = await mine(own)
    expect(waiting.context.map(({ text }: { text: string }) => text)).toEqual(['Mine'])
    const act = (method: string, path: string, body?: object) =>
      own.send(method, `/api/moderation/groups/${id}/${path}`, body)
    expect(await act('DELETE', 'messages/2')).toMatchObject({ status: 404 })
    expect(await act('PUT', `mutes/${bea.id}`, { hours: 1 })).toMatchObject({ status: 404 })
    expect(await act('PUT', `mutes/${ada.id}`, { hours: 1 })).toMatchObject({ status: 200 })
  })

  test('a teacher whom no school has confirmed sees nothing of a group, whoever of it has joined their class', async () => {
    const { app, ada, id, say } = await group()
    await say('Hello')
    const una = await app.signedIn('unconfirmed-teacher', 'Una Known')
    const classId = randomUUID()
    await una.post('/api/classes', { id: classId, name: 'Clever' })
    const { joinCode } = (await una.get(`/api/classes/${classId}`)).body.class
    expect((await ada.post(`/api/join/${joinCode}`, { name: 'Ada' })).status).toBe(200)
    for (const [method, path, body] of [
      ['GET', `/api/moderation/groups/${id}`],
      ['GET', '/api/moderation/groups'],
      ['GET', '/api/moderation/reports'],
      ['DELETE', `/api/moderation/groups/${id}/messages/1`],
      ['PUT', `/api/moderation/groups/${id}/mutes/${ada.id}`, { hours: 1 }],
    ] as const)
      expect(await una.send(method, path, body)).toMatchObject({
        status: 403,
        body: { error: { code: 'not-allowed' } },
      })
    expect(await una.send('PUT', `/api/pupils/${ada.id}/age-band`, { ageBand: 'under-13' })).toMatchObject({
      status: 404,
    })
  })

  test('a pupil hides somebody’s messages from themselves alone, if they know them', async () => {
    const { app, ada, bea, id } = await group()
    const other = await app.signedIn('student')
    const hide = (studentId: string, muted = true) => bea.send('PUT', `/api/muted-people/${studentId}`, { muted })
    expect(await hide(ada.id)).toMatchObject({ status: 200 })
    expect((await bea.get(`/api/groups/${id}`)).body.mutedIds).toEqual([ada.id])
    expect((await ada.get(`/api/groups/${id}`)).body.mutedIds).toEqual([])
    expect(await hide(other.id)).toMatchObject({ status: 404 })
    expect(await hide(bea.id)).toMatchObject({ status: 404 })
    await hide(ada.id, false)
    expect((await bea.get(`/api/groups/${id}`)).body.mutedIds).toEqual([])
  })

  test('a pupil says their age band once and can only make themselves younger; a confirmed adult of their school says otherwise, a parent does not', async () => {
    const { app, ada, teacher, stranger } = await group()
    await open().query('update profiles set age_band = null where id = $1', [ada.id])
    const say = async (ageBand: string) => (await ada.send('PUT', '/api/me/age-band', { ageBand })).status
    expect([await say('13-or-over'), await say('under-13'), await say('13-or-over')]).toEqual([200, 200, 409])
    const change = async (who: typeof ada, ageBand = '13-or-over') =>
      (await who.send('PUT', `/api/pupils/${ada.id}/age-band`, { ageBand })).status
    const parent = await app.signedIn('parent')
    expect([await change(teacher), await change(stranger), await change(parent), await change(ada)]).toEqual([
      404, 404, 404, 404,
    ])
    await open().query('insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)', [
      ada.id,
      parent.id,
      now,
    ])
    await open().query('update parent_links set confirmed_at = $2 where parent_id = $1', [parent.id, now])
    expect(await change(parent)).toBe(404)
    const classId = randomUUID()
    await open().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '9B', $3, $4)`,
      [classId, teacher.id, classId.slice(0, 8), now],
    )
    await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      ada.id,
      classId,
      now,
    ])
    expect(await change(teacher, 'under-13')).toBe(200)
    await open().query(`update profiles set school_named = 'Another school' where id = $1`, [teacher.id])
    expect(await change(teacher)).toBe(404)
    expect(await change(await admin(app))).toBe(200)
    expect((await ada.get('/api/groups')).body.ageBand).toBe('13-or-over')
  })

  test('whoever is said to be under 13 is told, and leaves the leaderboards until a parent allows them', async () => {
    const { app, ada } = await group()
    const [parent, amy] = [await app.signedIn('parent'), await admin(app)]
    await open().query(
      'insert into parent_links (student_id, parent_id, linked_at, confirmed_at) values ($1, $2, $3, $3)',
      [ada.id, parent.id, now],
    )
    const setAge = (ageBand: string) => amy.send('PUT', `/api/pupils/${ada.id}/age-band`, { ageBand })
    const ageOfChild = async () => (await parent.get('/api/children')).body.children[0].ageBand
    const shown = async () => (await ada.get('/api/me')).body.profile.onLeaderboards
    await ada.send('PATCH', '/api/me', { onLeaderboards: true })
    await setAge('under-13')
    expect([await ageOfChild(), await shown()]).toEqual(['under-13', false])
    const told = await open().query('select title from notices where user_id = $1', [ada.id])
    expect(told).toEqual([{ title: 'Your age was changed to ‘under 13’' }])
    await parent.send('PUT', `/api/privacy/${ada.id}/consents/leaderboards`, { given: true })
    await ada.send('PATCH', '/api/me', { onLeaderboards: true })
    await setAge('13-or-over')
    await setAge('under-13')
    expect([await ageOfChild(), await shown()]).toEqual(['under-13', true])
  })

  test('an admin turns chat off for a school and on again', async () => {
    const { app, teacher, schoolId, say } = await group()
    const amy = await admin(app)
    const turn = (off: boolean, who = amy) => who.send('PUT', `/api/moderation/schools/${schoolId}/chat`, { off })
    expect(await turn(true, teacher)).toMatchObject({ status: 403 })
    await turn(true)
    expect((await say('Hello')).body.error.code).toBe('chat-off')
    const found = (await amy.get(`/api/moderation/schools?search=${schoolId}`)).body
    expect(found).toEqual({ schools: [{ id: schoolId, name: `School ${schoolId}`, chatOff: true }], more: false })
    await turn(false)
    expect((await say('Hello')).status).toBe(200)
  })
})
