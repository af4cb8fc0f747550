import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { answerOwnCard, type Member, makeSet } from '#tests/support/own-sets.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

describeOnPostgres('sets that are shared', (open) => {
  let server: TestApp
  let now = new Date('2026-05-12T16:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({ database: open(), curriculum: readWrittenCurriculum(), now: () => now })
  })
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const classOf = async (teacher: Member, pupils: Member[]) => {
    const id = randomUUID()
    await open().query(
      `insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, '9B', $3, $4)`,
      [id, teacher.id, id, now],
    )
    for (const { id: pupil } of pupils)
      await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
        pupil,
        id,
        now,
      ])
    return id
  }
  const share = (who: Member, setId: string, placeId: string, shared = true) =>
    who.send('PUT', `/api/sets/${setId}/shares`, { kind: 'class', placeId, shared })

  test('somebody else’s card cannot be answered, nor seen, while it is not shared', async () => {
    const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
    const { id, cardIds } = await makeSet(pupil, [['être', 'to be']])
    expect((await answerOwnCard(other, { setId: id, cardId: cardIds[0] ?? '', now })).body.results).toMatchObject([
      { status: 'refused', code: 'unknown-item' },
    ])
    for (const path of ['', '/study', '/export?format=csv', '/media/0'])
      expect(await other.get(`/api/sets/${id}${path}`)).toMatchObject({ status: 404 })
    expect(await other.post(`/api/sets/${id}/copy`, { id: randomUUID() })).toMatchObject({ status: 404 })
  })

  test('a set that is shared with a class is studied there, each with a schedule of their own', async () => {
    const teacher = await server.signedIn('teacher', 'Ms Joan Clarke')
    const [ada, bob, stranger] = [
      await server.signedIn('student', 'Ada Lovelace'),
      await server.signedIn('student'),
      await server.signedIn('student'),
    ]
    const place = await classOf(teacher, [ada, bob])
    const { id, cardIds } = await makeSet(ada, [['être', 'to be']])
    const [card = ''] = cardIds
    expect((await ada.get(`/api/sets/${id}`)).body.places).toEqual([
      { kind: 'class', id: place, name: '9B', shared: false },
    ])
    expect(await share(ada, id, place)).toMatchObject({ status: 200, body: { shared: true } })
    for (const reader of [bob, teacher]) {
      expect((await reader.get('/api/sets')).body.shared).toMatchObject([{ id, owner: 'Ada L.' }])
      expect((await reader.get(`/api/sets/${id}/study`)).body.cards).toHaveLength(1)
      expect(await reader.send('PUT', `/api/sets/${id}/cards/${card}`, { front: 'x', back: 'y' })).toMatchObject({
        status: 403,
      })
      expect(await reader.send('DELETE', `/api/sets/${id}`)).toMatchObject({ status: 403 })
    }
    expect((await stranger.get('/api/sets')).body.shared).toEqual([])
    expect((await answerOwnCard(bob, { setId: id, cardId: card, now })).body.results).toMatchObject([
      { status: 'recorded', xp: 0 },
    ])
    later(11)
    expect((await bob.get('/api/due-cards')).body.cards).toMatchObject([{ subjectTitle: 'A set of Ada L.' }])
    expect((await ada.get('/api/due-cards')).body.total).toBe(0)
    // Whoever teaches the class may take it out; what is not shared any more is not due any more.
    expect(await share(bob, id, place, false)).toMatchObject({ status: 403 })
    expect((await teacher.get(`/api/sets/${id}`)).body.leads).toEqual([{ kind: 'class', id: place, name: '9B' }])
    expect(await share(teacher, id, place, false)).toMatchObject({ status: 200 })
    expect((await bob.get('/api/due-cards')).body.total).toBe(0)
    expect((await bob.get('/api/sets')).body.shared).toEqual([])
  })

  test('a set is shared only where its owner belongs', async () => {
    const [teacher, pupil] = [await server.signedIn('teacher'), await server.signedIn('student')]
    const place = await classOf(teacher, [])
    const { id } = await makeSet(pupil)
    expect(await share(pupil, id, place)).toMatchObject({ status: 403 })
    const { id: teachers } = await makeSet(teacher)
    expect(await share(teacher, teachers, place)).toMatchObject({ status: 200 })
  })

  test('a group sees what its members share', async () => {
    const [ada, bob] = [await server.signedIn('student'), await server.signedIn('student')]
    const [school, group] = [randomUUID(), randomUUID()]
    await open().query(`insert into schools (id, name) values ($1, 'School')`, [school])
    await open().query(
      `insert into study_groups (school_id, id, name, subject, max_members, created_at) values ($1, $2, 'Owls', 'french', 5, $3)`,
      [school, group, now],
    )
    for (const [member, role] of [
      [ada, 'leader'],
      [bob, 'member'],
    ] as const)
      await open().query(
        'insert into study_group_members (student_id, group_id, role, joined_at) values ($1, $2, $3, $4)',
        [member.id, group, role, now],
      )
    const { id } = await makeSet(bob, [['a', 'b']])
    await bob.send('PUT', `/api/sets/${id}/shares`, { kind: 'group', placeId: group, shared: true })
    expect((await ada.get('/api/sets')).body.shared).toMatchObject([{ id }])
    const copy = randomUUID()
    for (const _twice of [1, 2])
      expect((await ada.post(`/api/sets/${id}/copy`, { id: copy })).body).toEqual({ id: copy })
    await bob.send('DELETE', `/api/sets/${id}`)
    expect((await ada.get(`/api/sets/${copy}`)).body).toMatchObject({
      set: { owner: null, cards: 1 },
      cards: [{ front: { source: 'a' } }],
    })
  })
})
