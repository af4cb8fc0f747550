import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setLimits } from '#domain/sets/set-limits.ts'
import { onePixel } from '#tests/support/anki-packages.ts'
import { answerOwnCard, type Member, makeSet } from '#tests/support/own-sets.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

describeOnPostgres('own sets of cards', (open) => {
  let server: TestApp
  let now = new Date('2026-05-12T16:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({ database: open(), curriculum: readWrittenCurriculum(), now: () => now })
  })
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }

  test('a card is moved to any place, the others close up, and moving it again changes nothing', async () => {
    const pupil = await server.signedIn('student')
    const { id, cardIds } = await makeSet(pupil, [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ])
    const [a = '', , c = ''] = cardIds
    const order = async () =>
      (await pupil.get(`/api/sets/${id}`)).body.cards
        .map((card: { front: { text: string } }) => card.front.text)
        .join('')
    const move = (who: Member, cardId: string, place: number) =>
      who.send('PATCH', `/api/sets/${id}/cards/${cardId}`, { place })
    for (let time = 0; time < 2; time++) {
      await move(pupil, c, 0)
      expect(await order()).toBe('cab')
    }
    await move(pupil, c, 1)
    expect(await order()).toBe('acb')
    await move(pupil, a, 1_000)
    expect(await order()).toBe('cba')
    await pupil.send('PUT', `/api/sets/${id}/cards/${randomUUID()}`, { front: 'd', back: '4' })
    expect(await order()).toBe('cbad')
    expect((await move(pupil, randomUUID(), 0)).status).toBe(404)
    expect((await move(await server.signedIn('student'), a, 0)).status).toBe(404)
    expect(await order()).toBe('cbad')
  })

  test('a set and its cards are made, shown in order, changed and deleted', async () => {
    const pupil = await server.signedIn('student')
    const { id, cardIds } = await makeSet(pupil, [
      ['être', 'to **be**'],
      ['avoir', '$x^2$'],
    ])
    const { body } = await pupil.get(`/api/sets/${id}`)
    expect(body.set).toMatchObject({ title: 'French verbs', cards: 2, owner: null })
    expect(body.cards).toMatchObject([
      {
        id: cardIds[0],
        front: { html: 'être' },
        back: { html: 'to <strong>be</strong>', source: 'to **be**', text: 'to be' },
      },
      { id: cardIds[1], back: { html: expect.stringContaining('<math') } },
    ])
    await pupil.send('PATCH', `/api/sets/${id}`, { title: 'Verbs' })
    await pupil.send('DELETE', `/api/sets/${id}/cards/${cardIds[0]}`)
    expect((await pupil.get('/api/sets')).body).toMatchObject({ mine: [{ id, title: 'Verbs', cards: 1 }], shared: [] })
    await pupil.send('PUT', `/api/sets/${id}/cards/${cardIds[0]}`, { front: 'être', back: 'to be', position: 0 })
    expect((await pupil.get(`/api/sets/${id}`)).body.cards.map((card: { id: string }) => card.id)).toEqual(cardIds)
    expect(await pupil.send('DELETE', `/api/sets/${id}`)).toMatchObject({ status: 200 })
    expect(await pupil.get(`/api/sets/${id}`)).toMatchObject({ status: 404 })
  })

  test('a set that is sent twice is made once, and nobody takes another’s id', async () => {
    const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
    const { id } = await makeSet(pupil)
    expect(await pupil.post('/api/sets', { id, title: 'French verbs' })).toMatchObject({ status: 200 })
    expect((await pupil.get('/api/sets')).body.mine).toHaveLength(1)
    expect(await other.post('/api/sets', { id, title: 'Mine now' })).toMatchObject({
      body: { error: { code: 'bad-input' } },
    })
    expect(await other.send('PUT', `/api/sets/${id}/cards/${randomUUID()}`, { front: 'a', back: 'b' })).toMatchObject({
      status: 404,
    })
  })

  test('what is too long or empty is refused with a sentence', async () => {
    const pupil = await server.signedIn('student')
    const { id } = await makeSet(pupil)
    const save = (front: string) => pupil.send('PUT', `/api/sets/${id}/cards/${randomUUID()}`, { front, back: 'b' })
    expect((await save('x'.repeat(setLimits.side + 1))).body.error.fields).toEqual({
      front: 'One side of a card has at most 2000 characters.',
    })
    expect((await save(' \n ')).body.error.message).toBe('Write something on both sides.')
    await open().query(
      `insert into card_sets (owner_id, id, title, created_at, updated_at)
       select $1, gen_random_uuid(), 'More', $2, $2 from generate_series(2, ${setLimits.setsPerPerson})`,
      [pupil.id, now],
    )
    expect((await pupil.post('/api/sets', { id: randomUUID(), title: 'One too many' })).body.error).toMatchObject({
      code: 'limit-reached',
      message: 'You have 200 sets, which is as many as there can be. Delete one first.',
    })
  })

  test('an answer to an own card is a review that counts for the day and the streak, and earns no XP of its own', async () => {
    const pupil = await server.signedIn('student')
    const { id, cardIds } = await makeSet(pupil, [['être', 'to be']])
    const [card = ''] = cardIds
    const before = (await pupil.get('/api/dashboard')).body
    expect((await answerOwnCard(pupil, { setId: id, cardId: card, now })).body).toMatchObject({
      results: [{ status: 'recorded', xp: 0 }],
      progress: { answersToday: 1, dailyStreak: 1 },
    })
    const after = (await pupil.get('/api/dashboard')).body
    expect(after.progress.totalXp).toBe(before.progress.totalXp)
    expect(after.flashcardsCompleted).toBe(0)
    later(11)
    expect((await pupil.get('/api/due-cards')).body).toMatchObject({
      total: 1,
      cards: [
        { id: `set:${id}:${card}`, front: { text: 'être' }, topicTitle: 'French verbs', subjectTitle: 'Your own set' },
      ],
    })
    expect((await pupil.get('/api/dashboard')).body.due).toMatchObject({
      now: 1,
      topics: [{ title: 'French verbs', cards: 1 }],
    })
    expect((await pupil.get('/api/sets')).body.mine[0]).toMatchObject({ due: 1 })
    // Editing keeps the schedule, deleting the card takes it out of what is due, and undoing brings it back.
    await pupil.send('PUT', `/api/sets/${id}/cards/${card}`, { front: 'être', back: 'is' })
    expect((await pupil.get('/api/due-cards')).body).toMatchObject({ total: 1, cards: [{ back: { text: 'is' } }] })
    await pupil.send('DELETE', `/api/sets/${id}/cards/${card}`)
    expect((await pupil.get('/api/due-cards')).body).toMatchObject({ total: 0, cards: [] })
    await pupil.send('PUT', `/api/sets/${id}/cards/${card}`, { front: 'être', back: 'is' })
    expect((await pupil.get('/api/due-cards')).body).toMatchObject({ total: 1 })
  })

  test('a picture is taken by what it holds, served to those who see the set, and kept by their browsers', async () => {
    const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
    const { id } = await makeSet(pupil)
    const add = (bytes: Uint8Array) =>
      pupil.post(`/api/sets/${id}/media`, { data: Buffer.from(bytes).toString('base64') })
    expect(
      (await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).body.error.code,
    ).toBe('unknown-file')
    const { media, kind } = (await add(onePixel)).body
    expect(kind).toBe('image')
    const { body } = await pupil.send('PUT', `/api/sets/${id}/cards/${randomUUID()}`, {
      front: `![A dot](media:${media})`,
      back: 'b',
    })
    const address = `/api/sets/${id}/media/${media}`
    expect(body.card.front).toMatchObject({ html: expect.stringContaining(`src="${address}"`), text: 'A dot' })
    const cookie = [...pupil.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const served = await server.app.request(address, { headers: { cookie } })
    expect(Buffer.from(await served.arrayBuffer()).equals(onePixel)).toBe(true)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await other.get(address)).toMatchObject({ status: 404 })
    expect(await server.visitor().get(address)).toMatchObject({ status: 401 })
  })

  test('a large set is studied two hundred cards at a time, what is due and what is new first', async () => {
    const pupil = await server.signedIn('student')
    const { id } = await makeSet(pupil)
    await open().query(
      `insert into set_cards (set_id, id, position, front, back, front_html, back_html)
       select $1, gen_random_uuid(), n, n::text, 'b', n::text, 'b' from generate_series(0, 299) n`,
      [id],
    )
    const cards = (
      await open().query<{ id: string }>('select id from set_cards where set_id = $1 order by position', [id])
    ).map((card) => card.id)
    await answerOwnCard(pupil, { setId: id, cardId: cards[0] ?? '', now, grade: 'know' })
    await answerOwnCard(pupil, { setId: id, cardId: cards[299] ?? '', now })
    later(11)
    const { body } = await pupil.get(`/api/sets/${id}/study`)
    expect(body.cards).toHaveLength(setLimits.sitting)
    const shown = body.cards.map((card: { front: { text: string } }) => card.front.text)
    expect([shown[0], shown.at(-1)]).toEqual(['1', '299'])
    expect((await pupil.get(`/api/sets/${id}?from=200`)).body.cards).toHaveLength(100)
  })
})
