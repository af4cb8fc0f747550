import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

let now = new Date('2026-05-12T16:00:00Z')
const later = (ms = 1000) => {
  now = new Date(now.getTime() + ms)
}
const cards = 'Osmosis | Water moving through a **membrane**\nDNA | The molecule of genes'
/** What browsers take for an address that runs something, or that leads elsewhere than to a site over https. */
const evilAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript\\:alert(1)',
  '%6Aavascript:alert(1)',
  'data:text/html,x',
  'DATA:text/html;base64,eA==',
  '&#100;ata:text/html,x',
  'vbscript:x',
  'VBScript:x',
  '&#118;bscript:x',
  'https&colon;javascript:alert(1)',
  'http://evil.example',
  '//evil.example',
  '/sign-out',
]
const quiz = 'Which gas do plants take in?\n- Oxygen\n* Carbon dioxide\n> For photosynthesis.\n\nIs it?\n* Yes\n- No'

describeOnPostgres('Content Management', (open) => {
  let app: Awaited<ReturnType<typeof createTestApp>>
  let admin: Awaited<ReturnType<typeof app.signedIn>>
  beforeAll(async () => {
    app = await createTestApp({ database: open(), now: () => now })
    admin = await app.signedIn('admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
  })
  const item = (changes: object = {}) => ({
    id: randomUUID(),
    type: 'flashcard',
    title: 'Cells and water',
    subject: 'Biology',
    board: 'GCSE',
    body: cards,
    ...changes,
  })
  const add = async (changes: object = {}) => {
    later()
    const sent = item(changes)
    const { status, body } = await admin.post('/api/admin/content', sent)
    return { id: sent.id, status, body }
  }
  const list = async (query: string) => (await admin.get(`/api/admin/content?${query}`)).body
  const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title)
  const studied = async (query: string) => (await app.visitor().get(`/api/added-content?${query}`)).body.items
  const read = async (id: string) => app.visitor().get(`/api/added-content/${id}`)

  test('an item is added once, edited, found by its title and subject, and deleted; each act is written down', async () => {
    const sent = item({ title: '  Water in cells ' })
    for (let time = 0; time < 2; time++)
      expect((await admin.post('/api/admin/content', sent)).body.item).toMatchObject({
        title: 'Water in cells',
        shown: true,
        createdAt: now.toISOString(),
      })
    await add({ title: 'Rivers', subject: 'Geography' })
    expect(titles(await list('type=flashcard'))).toEqual(['Rivers', 'Water in cells'])
    expect(titles(await list('type=flashcard&search=WATER'))).toEqual(['Water in cells'])
    expect(titles(await list('type=flashcard&subject=Geography'))).toEqual(['Rivers'])
    expect(await list('type=quiz')).toMatchObject({ items: [], total: 2 })
    const edited = await admin.send('PATCH', `/api/admin/content/${sent.id}`, {
      title: 'Water',
      subject: 'Biology',
      board: 'KS2',
      body: '',
    })
    expect(edited.body.item).toMatchObject({ title: 'Water', board: 'KS2', body: '', shown: false })
    expect((await admin.send('DELETE', `/api/admin/content/${sent.id}`)).body).toEqual({ deleted: true })
    expect((await admin.send('DELETE', `/api/admin/content/${sent.id}`)).status).toBe(404)
    const acts = await open().query<{ act: string }>('select act from audit_log where subject_id = $1 order by id', [
      sent.id,
    ])
    expect(acts.map(({ act }) => act)).toEqual(['content-added', 'content-edited', 'content-deleted'])
  })

  test('contract §5: title, subject and board are required, the body is not', async () => {
    for (const lacking of [
      { title: '  ' },
      { title: undefined },
      { subject: '' },
      { board: undefined },
      { board: 'AQA' },
    ]) {
      const { status, body } = await add(lacking)
      expect({ status, message: body.error.message }).toEqual({
        status: 400,
        message: 'Please fill in all required fields',
      })
    }
    expect(await add({ body: '', title: 'Nothing yet' })).toMatchObject({
      status: 200,
      body: { item: { shown: false } },
    })
  })

  test("contract §4: a clone has ' (Copy)' appended to its title, a new id and today's date", async () => {
    const { id } = await add({ title: 'Original' })
    later(86_400_000)
    const copyId = randomUUID()
    const { body } = await admin.post(`/api/admin/content/${id}/clone`, { id: copyId })
    expect(body.item).toMatchObject({ id: copyId, title: 'Original (Copy)', body: cards, createdAt: now.toISOString() })
    const long = await add({ title: 'x'.repeat(120) })
    const clone = await admin.post(`/api/admin/content/${long.id}/clone`, { id: randomUUID() })
    expect(clone.body.item.title).toMatch(/^x{113} \(Copy\)$/)
    expect((await admin.post(`/api/admin/content/${randomUUID()}/clone`, { id: randomUUID() })).status).toBe(404)
  })

  test('items come newest first, page after page, each once', async () => {
    for (let n = 0; n < 55; n++)
      await open().query(
        `insert into content_items (id, type, title, subject, board, created_at, updated_at)
         values ($1, 'note', $2, 'History', 'KS2', $3, $3)`,
        [randomUUID(), `Old ${n}`, new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 10)))],
      )
    const first = await list('type=note&subject=History')
    expect(first.items).toHaveLength(50)
    const second = await list(`type=note&subject=History&after=${first.next}`)
    expect(second.next).toBeNull()
    expect(new Set(titles(first).concat(titles(second))).size).toBe(55)
    for (const wrong of ['x', Buffer.from('["today","x"]').toString('base64url')])
      expect((await admin.get(`/api/admin/content?type=note&after=${wrong}`)).body.error.code).toBe('bad-input')
  })

  test('a preview says what pupils will see, or what is wrong in which line, and stores nothing', async () => {
    const preview = async (type: string, body: string) =>
      (await admin.post('/api/admin/content/preview', { type, body })).body
    expect(await preview('flashcard', 'a | b\nc')).toEqual({
      shown: null,
      faults: [{ line: 2, message: 'Put a | between the front and the back of the card.' }],
    })
    expect(await preview('quiz', quiz)).toMatchObject({
      faults: [],
      shown: { questions: [{ correctAnswer: 1, explanation: { text: 'For photosynthesis.' } }, { explanation: null }] },
    })
    expect(await preview('note', '')).toEqual({ shown: null, faults: [] })
  })

  test('nothing that was typed becomes an element, a request elsewhere or a script', async () => {
    const hostile = [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '![picture](https://evil.example/p.png) ![x](media:0123456789abcdef0123456789abcdef)',
      '[link](javascript:alert(1)) [good](https://www.bbc.co.uk/bitesize) <https://ok.example>',
      '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://evil.example/a.png}$',
      'a[^1]\n\n[^1]: note',
      ...evilAddresses.flatMap((address, at) => [
        `[a][r${at}] [r${at}][] [r${at}] [a](${address}) [a](<${address}>) ![a][r${at}] <${address}>`,
        `[r${at}]: ${address}`,
        `[R${at}x]: <${address}> "title"\n\n[a][r${at}X]`,
      ]),
      '[good][ok]',
      '[ok]: https://www.bbc.co.uk/bitesize',
    ].join('\n\n')
    const bodies = { note: hostile, flashcard: `${hostile.replaceAll('\n', ' ')} | ${hostile.replaceAll('\n', ' ')}` }
    for (const [type, body] of Object.entries(bodies)) {
      const { shown } = (await admin.post('/api/admin/content/preview', { type, body })).body
      const html = type === 'note' ? shown.note.html : shown.cards[0].front.html + shown.cards[0].back.html
      expect(html).not.toMatch(/<(script|img|audio|iframe)|<[a-z][^>]*\s(on\w+|src)=|<a [^>]*href="(?!https:|#)/i)
      if (type === 'note')
        expect(html).toContain('<a href="https://www.bbc.co.uk/bitesize" rel="noopener noreferrer">good</a>')
    }
    const { shown } = (
      await admin.post('/api/admin/content/preview', {
        type: 'note',
        body: '# A\n\n**b** $x^2$\n\n| h |\n|---|\n| c |',
      })
    ).body
    expect(shown.note.html).toMatch(/<h4>A<\/h4>\s*<p><strong>b<\/strong> <math.*<table>/s)
  })

  test('text on which reading takes minutes holds nobody up: its fault is told, and the next text is read', async () => {
    const large = ['|a'.repeat(400), '|-'.repeat(400), '|\n'.repeat(400)].join('\n')
    const hostile = ['|a'.repeat(2500), '|-'.repeat(2500), '|\n'.repeat(2500)].join('\n')
    let longest = 0
    let before = performance.now()
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - before)
      before = performance.now()
    }, 5)
    const previews = [large, hostile, '# Osmosis\n\nWater moves.'].map((body) =>
      admin.post('/api/admin/content/preview', { type: 'note', body }),
    )
    const [tooLarge, tooSlow, read] = await Promise.all(previews)
    clearInterval(beat)
    for (const refused of [tooLarge, tooSlow])
      expect(refused?.body).toMatchObject({ shown: null, faults: [{ line: 1 }] })
    expect(read?.body.shown.note.html).toContain('<h4>Osmosis</h4>')
    // Reading them here took many seconds.
    expect(longest).toBeLessThan(2000)
  })

  test('an item appears in the study screens of its subject and level, and nowhere else', async () => {
    const { id } = await add({ title: 'Chemistry cards', subject: 'Chemistry', board: 'A-Level' })
    const place = (level: string, subject: string, type = 'flashcard') =>
      studied(`level=${level}&subject=${subject}&type=${type}`)
    expect(await place('alevel', 'chemistry')).toEqual([
      { id, title: 'Chemistry cards', parts: 2, views: null, source: null },
    ])
    for (const elsewhere of [
      await place('gcse', 'chemistry'),
      await place('alevel', 'biology'),
      await place('alevel', 'chemistry', 'quiz'),
    ])
      expect(elsewhere).toEqual([])
    const sen = await add({ title: 'For SEN', subject: 'Chemistry', board: 'SEN' })
    expect(await place('alevel', 'chemistry')).toHaveLength(1)
    expect(
      (await studied('level=alevel&subject=chemistry&type=flashcard&sen=yes')).map((one: { id: string }) => one.id),
    ).toEqual([sen.id, id])
    expect((await read(id)).body).toMatchObject({
      title: 'Chemistry cards',
      shown: { cards: [{ back: { html: 'Water moving through a <strong>membrane</strong>' } }, {}] },
    })
    const edit = (body: string) =>
      admin.send('PATCH', `/api/admin/content/${id}`, {
        title: 'Chemistry cards',
        subject: 'Chemistry',
        board: 'A-Level',
        body,
      })
    for (const notShown of ['', 'no bar']) {
      await edit(notShown)
      expect([(await place('alevel', 'chemistry')).length, (await read(id)).status]).toEqual([0, 404])
    }
    await edit(cards)
    expect(await place('alevel', 'chemistry')).toHaveLength(1)
    await admin.send('DELETE', `/api/admin/content/${id}`)
    expect((await read(id)).status).toBe(404)
  })

  test("answers to an item are recorded like those to one's own sets, and its cards come back when they are due", async () => {
    const pupil = await app.signedIn('student')
    const [deck, questions] = [await add({ title: 'Deck' }), await add({ type: 'quiz', title: 'Quiz', body: quiz })]
    const card = (await read(deck.id)).body.shown.cards[0]
    const [question] = (await read(questions.id)).body.shown.questions
    const answer = (changes: object) => ({
      id: randomUUID(),
      answeredAt: now.toISOString(),
      topicId: 'any',
      ...changes,
    })
    const itemId = `content:${deck.id}/${card.key}`
    const questionId = `content:${questions.id}/${question.key}`
    const { body } = await pupil.post('/api/answers', {
      answers: [
        answer({ kind: 'flashcard', itemId, grade: 'dont-know' }),
        answer({ kind: 'quiz', itemId: questionId, choice: 1, attempt: null }),
        answer({
          kind: 'quiz',
          itemId: questionId,
          choice: 0,
          attempt: { id: randomUUID(), scope: 'x', itemIds: [questionId, 'a', 'b', 'c', 'd'] },
        }),
        answer({ kind: 'note', itemId: questionId, choice: 1 }),
        answer({ kind: 'flashcard', itemId: `content:${deck.id}/f000000000000`, grade: 'know' }),
        answer({ kind: 'flashcard', itemId: `content:${randomUUID()}/${card.key}`, grade: 'know' }),
      ],
    })
    expect(body.results.map(({ id: _id, ...result }: { id: string }) => result)).toEqual([
      { status: 'recorded', correct: false, xp: 0 },
      { status: 'recorded', correct: true, xp: 0 },
      { status: 'recorded', correct: false, xp: 0 },
      { status: 'refused', code: 'wrong-kind' },
      { status: 'refused', code: 'unknown-item' },
      { status: 'refused', code: 'unknown-item' },
    ])
    expect(body.progress).toMatchObject({ totalXp: 0, answersToday: 3 })
    later(3_600_000)
    const due = (await pupil.get('/api/due-cards')).body
    expect(due.cards).toMatchObject([
      { id: itemId, topicTitle: 'Deck', subjectTitle: 'Biology', front: { text: 'Osmosis' } },
    ])
    expect((await pupil.get('/api/dashboard')).body.due).toMatchObject({
      now: 1,
      topics: [{ title: 'Deck', cards: 1 }],
    })
    // The back is fixed: the card is the same. The front is another: so is the card.
    const edit = (body: string) =>
      admin.send('PATCH', `/api/admin/content/${deck.id}`, { title: 'Deck', subject: 'Biology', board: 'GCSE', body })
    await edit('Osmosis | Corrected')
    expect((await pupil.get('/api/due-cards')).body.cards).toMatchObject([{ id: itemId, back: { text: 'Corrected' } }])
    await edit('Diffusion | Another card')
    expect((await pupil.get('/api/due-cards')).body).toEqual({ cards: [], total: 0 })
  })

  test('a video is counted once a person and day, names who is asked for it, and plays in a page that allows just that', async () => {
    const [pupil, viewer] = [await app.signedIn('student'), randomUUID()]
    const { id } = await add({ type: 'video', title: 'Cells "film"', body: 'https://youtu.be/dQw4w9WgXcQ' })
    const shelf = async () => (await studied('level=gcse&subject=biology&type=video'))[0]
    expect(await shelf()).toEqual({ id, title: 'Cells "film"', parts: 0, views: 0, source: 'YouTube' })
    const watch = async (who: { post: typeof pupil.post }, body: object) =>
      (await who.post(`/api/added-content/${id}/views`, body)).body.views
    expect(await watch(pupil, {})).toBe(1)
    expect(await watch(pupil, {})).toBe(1)
    expect(await watch(app.visitor(), { viewer })).toBe(2)
    expect(await watch(app.visitor(), { viewer })).toBe(2)
    expect(await watch(app.visitor(), {})).toBe(2)
    expect((await shelf()).views).toBe(2)

    const page = async (of: string) => {
      const response = await app.app.request(`/api/added-content/${of}/player`)
      return { status: response.status, headers: response.headers, html: await response.text() }
    }
    const player = await page(id)
    expect(player.html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"')
    expect(player.html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"')
    expect(player.html).toContain('<title>Cells &quot;film&quot;</title>')
    expect(player.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; frame-src https://www.youtube-nocookie.com",
    )
    expect(player.headers.get('x-frame-options')).toBeNull()
    const file = await add({ type: 'video', title: 'File', body: 'https://videos.example/a.mp4?a=1&b=2' })
    const filePage = await page(file.id)
    expect(filePage.html).toContain('<video src="https://videos.example/a.mp4?a=1&amp;b=2" controls')
    expect(filePage.headers.get('content-security-policy')).toMatch(/; media-src https:$/)
    const deck = await add()
    for (const none of [deck.id, randomUUID(), 'x']) expect((await page(none)).status).toBe(404)
    expect((await pupil.post(`/api/added-content/${deck.id}/views`, {})).status).toBe(404)
  })
})
