import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { choiceSentence } from '#domain/tutor/choice-sentence.ts'
import { QUESTIONS_PER_DEVICE, QUESTIONS_PER_PERSON } from '#domain/tutor/daily-limit.ts'
import { fallbackSentence } from '#domain/tutor/fallback-sentence.ts'
import { knownAnswers } from '#domain/tutor/known-questions.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const curriculum = builtCurriculum()
const question = (text: string, given: object = {}) => ({
  id: randomUUID().toString(),
  question: text,
  mode: 'normal',
  filter: 'all',
  ...given,
})

describeOnPostgres('asking the tutor', (open) => {
  let now: Date
  let server: TestApp
  beforeEach(async () => {
    now = new Date('2026-05-12T16:00:00Z')
    server = await createTestApp({ database: open(), curriculum, now: () => now })
  })
  const ask = (text: string, given: object = {}, visitor = server.visitor()) =>
    visitor.post('/api/tutor/messages', question(text, given))

  test('contract §9: the three known questions have a normal and a simple answer, however they are written', async () => {
    for (const [known, answers] of Object.entries(knownAnswers))
      for (const written of [known, known.toUpperCase(), `${known}?!.`])
        for (const mode of ['normal', 'eli5'] as const) {
          const { body } = await ask(written, { mode })
          expect(body.reply).toMatchObject({ kind: 'known', text: answers[mode] })
          expect(body.reply.source.topicId).toBe(answers.topicId)
        }
  })

  test('contract §8: an unknown question gets the fallback sentence of its mode', async () => {
    for (const mode of ['normal', 'eli5'] as const)
      expect((await ask('Who won the football?', { mode })).body.reply).toEqual({
        kind: 'fallback',
        text: fallbackSentence[mode],
      })
  })

  test('a question may hold a name that every object has', async () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      expect((await ask(`What is a ${name}?`)).status).toBe(200)
  })

  test('the passage that answers is given with the note it comes from, and with the flashcard that asks the same', async () => {
    const { body } = await ask('What is osmosis?')
    expect(body.reply).toMatchObject({
      kind: 'passage',
      source: {
        level: 'gcse',
        levelTitle: 'GCSE',
        subjectTitle: 'Biology',
        slug: 'transport-in-cells',
        board: 'aqa',
        section: { id: 'osmosis', heading: 'Osmosis' },
      },
    })
    expect(body.reply.html).toContain('partially permeable membrane')
    expect(body.reply.short).toMatch(/water/)
  })

  test('contract §2: ELI5 is answered from the easy-read version of the same note', async () => {
    const { body } = await ask('What is osmosis?', { mode: 'eli5' })
    const easy = curriculum.topic('gcse-biology-transport-in-cells')?.material?.note.easyRead.html ?? ''
    const lines: string[] = body.reply.html.match(/<li>.*?<\/li>/gs)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.length).toBeLessThanOrEqual(8)
    for (const line of lines) expect(easy).toContain(line)
    expect(body.reply.html).toMatch(/osmosis/i)
  })

  test('contract §2: the topic filter scopes the answer', async () => {
    expect((await ask('What is osmosis?', { filter: 'history' })).body.reply.kind).toBe('fallback')
    expect((await ask('What is osmosis?', { filter: 'science' })).body.reply.kind).toBe('passage')
  })

  test('a filter that leaves out the best answer says in which subject that is, where it has no answer and where it has a worse one', async () => {
    const reply = async (text: string, given: object) => (await ask(text, given)).body.reply
    const inBiology = { subjectTitle: 'Biology' }
    for (const mode of ['normal', 'eli5'] as const) {
      expect(await reply('What is osmosis?', { filter: 'history', mode })).toEqual({
        kind: 'fallback',
        text: fallbackSentence[mode],
        leftOut: inBiology,
      })
      expect(await reply('What is a cell?', { filter: 'geography', mode })).toMatchObject({
        kind: 'passage',
        source: { subject: 'geography' },
        leftOut: inBiology,
      })
    }
  })

  test('a filter that leaves out nothing clearly better says nothing', async () => {
    for (const [text, filter] of [
      ['What is osmosis?', 'science'],
      ['What is osmosis?', 'all'],
      ['What is energy?', 'science'],
      ['What is the greenhouse effect?', 'geography'],
      ['Who won the football?', 'history'],
      ['What is photosynthesis?', 'history'],
    ] as const)
      expect((await ask(text, { filter })).body.reply).not.toHaveProperty('leftOut')
  })

  test("'tell me more' goes on in the note of the reply before, and 'I don't understand' says it in easy words", async () => {
    const after = { topicId: 'gcse-biology-transport-in-cells', sectionId: 'osmosis' }
    const sections = curriculum.topic(after.topicId)?.material?.note.sections ?? []
    const next = sections[sections.findIndex(({ id }) => id === 'osmosis') + 1]
    expect((await ask('Tell me more!', { after })).body.reply).toMatchObject({
      kind: 'passage',
      html: next?.html,
      source: { section: { id: next?.id } },
    })
    const { body } = await ask("I don't understand", { after })
    expect(body.reply).toMatchObject({ kind: 'passage', source: { section: { id: 'osmosis' } } })
    expect(body.reply.html).toMatch(/^<ul>/)
    expect((await ask('Tell me more')).body.reply.kind).toBe('fallback')
    expect((await ask('Tell me more', { after: { topicId: 'nowhere', sectionId: null } })).body.reply.kind).toBe(
      'fallback',
    )
  })

  test('where it is not sure which topic is meant, it offers two or three, and the one that is chosen answers', async () => {
    const pupil = await server.signedIn('student')
    for (const mode of ['normal', 'eli5'] as const) {
      const unsure = 'chance of picking 2 red balls without putting back'
      const { reply } = (await ask(unsure, { mode }, pupil)).body
      expect(reply).toMatchObject({ kind: 'choice', text: choiceSentence[mode] })
      const chosen: string[] = reply.choices.map(({ topicId }: { topicId: string }) => topicId)
      expect(chosen.length).toBeGreaterThanOrEqual(2)
      expect(chosen.length).toBeLessThanOrEqual(3)
      for (const topicId of chosen)
        expect((await ask(unsure, { mode, chosen: topicId, filter: 'history' }, pupil)).body.reply).toMatchObject({
          kind: 'passage',
          source: { topicId },
        })
    }
    const { exchanges } = (await pupil.get('/api/tutor/messages')).body
    expect(exchanges.map(({ reply }: { reply: { kind: string } }) => reply.kind)).toContain('choice')
  })

  test('a topic that there is not can be chosen no more than it can be gone on from', async () => {
    const nowhere = { chosen: 'nowhere', after: { topicId: 'nowhere', sectionId: null } }
    expect((await ask('What is osmosis?', nowhere)).body.reply.source.slug).toBe('transport-in-cells')
    expect((await ask('Who won the football?', nowhere)).body.reply.kind).toBe('fallback')
  })

  test('a question that goes on from the reply before stays with its note; one of its own does not', async () => {
    const after = { topicId: 'gcse-biology-immunity-vaccines-and-drugs', sectionId: 'vaccination' }
    const slugOf = async (text: string, given: object = { after }) => (await ask(text, given)).body.reply.source?.slug
    for (const text of ['why?', 'give me an example', 'are they safe tho', 'and what about antibiotics'])
      expect(await slugOf(text), text).toBe('immunity-vaccines-and-drugs')
    expect(await slugOf('what is osmosis')).toBe('transport-in-cells')
    // A filter that leaves the note before out leaves out what goes on from it.
    expect(await slugOf('are they safe tho', { after, filter: 'history' })).toBeUndefined()
  })

  test('contract §5: a question that is empty after trimming is refused', async () => {
    for (const empty of ['', '   ', '\n\t']) expect((await ask(empty)).status).toBe(400)
  })

  describe('distress', () => {
    const kept = (id: string) => open().query('select * from concerns where id = $1', [id])

    test('gets the fixed reply, is kept with the school it came from, and is no part of the history', async () => {
      const pupil = await server.signedIn('student')
      const [school] = await open().query<{ id: string }>(
        `insert into schools (name) values ('Hill School') returning id`,
      )
      await open().query('update profiles set school_id = $2 where id = $1', [pupil.id, school?.id ?? ''])
      const asked = question('I want to kill myself')
      expect((await pupil.post('/api/tutor/messages', asked)).body).toEqual({
        id: asked.id,
        reply: { kind: 'concern' },
      })
      expect(await kept(asked.id)).toMatchObject([
        {
          user_id: pupil.id,
          school_id: school?.id,
          kind: 'self-harm',
          message: 'I want to kill myself',
          seen_at: null,
        },
      ])
      expect((await pupil.get('/api/tutor/messages')).body.exchanges).toEqual([])
    })

    test('of a guest is kept too, and goes before every limit', async () => {
      const device = randomUUID()
      for (let asked = 0; asked < QUESTIONS_PER_DEVICE; asked++) await ask('What is DNA?', { device })
      expect((await ask('What is DNA?', { device })).status).toBe(429)
      const last = question('my dad hits me', { device })
      expect((await server.visitor().post('/api/tutor/messages', last)).body.reply).toEqual({ kind: 'concern' })
      expect(await kept(last.id)).toMatchObject([{ user_id: null, kind: 'abuse' }])
    })

    test('is listed for an admin, unseen first, and can be marked as seen once', async () => {
      const admin = await server.signedIn('admin')
      await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
      const pupil = await server.signedIn('student', 'Sam Sad')
      const [first, second] = [question('I hate myself'), question("I'm being bullied")]
      await pupil.post('/api/tutor/messages', first)
      now = new Date('2026-05-12T16:05:00Z')
      await pupil.post('/api/tutor/messages', second)
      const own = async () => {
        const { body } = await admin.get('/api/admin/concerns')
        const ids = [first.id, second.id]
        return body.concerns.filter(({ id }: { id: string }) => ids.includes(id))
      }
      expect(await own()).toMatchObject([
        { id: second.id, kind: 'bullying', person: { fullName: 'Sam Sad', email: pupil.email }, seenAt: null },
        { id: first.id, kind: 'self-harm', receivedAt: '2026-05-12T16:00:00.000Z' },
      ])
      const seen = await admin.post(`/api/admin/concerns/${second.id}/seen`, {})
      expect(seen.body).toEqual({ id: second.id, seenAt: now.toISOString() })
      now = new Date('2026-05-12T17:00:00Z')
      expect((await admin.post(`/api/admin/concerns/${second.id}/seen`, {})).body).toEqual(seen.body)
      expect((await own()).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    })
  })

  describe('history', () => {
    test('is the person’s own, in order, as the notes stand now; its owner deletes it', async () => {
      const pupil = await server.signedIn('student')
      await ask('What is osmosis?', {}, pupil)
      now = new Date('2026-05-12T16:01:00Z')
      await ask('Who won the football?', { mode: 'eli5' }, pupil)
      const { body } = await pupil.get('/api/tutor/messages')
      expect(body.exchanges).toMatchObject([
        { question: 'What is osmosis?', reply: { kind: 'passage', source: { slug: 'transport-in-cells' } } },
        { question: 'Who won the football?', mode: 'eli5', reply: { kind: 'fallback', text: fallbackSentence.eli5 } },
      ])
      const other = await server.signedIn('student')
      expect((await other.get('/api/tutor/messages')).body.exchanges).toEqual([])
      expect((await other.send('DELETE', '/api/tutor/messages')).body).toEqual({ deleted: 0 })
      expect((await pupil.send('DELETE', '/api/tutor/messages')).body).toEqual({ deleted: 2 })
      expect((await pupil.get('/api/tutor/messages')).body.exchanges).toEqual([])
    })

    test('keeps that the filter left out the best answer, also when the same question is sent again', async () => {
      const pupil = await server.signedIn('student')
      const asked = question('What is osmosis?', { filter: 'history' })
      const first = await pupil.post('/api/tutor/messages', asked)
      expect(first.body.reply.leftOut).toEqual({ subjectTitle: 'Biology' })
      expect((await pupil.post('/api/tutor/messages', asked)).body).toEqual(first.body)
      expect((await pupil.get('/api/tutor/messages')).body.exchanges).toMatchObject([{ reply: first.body.reply }])
    })

    test('a guest has none on the server', async () => {
      expect((await server.visitor().get('/api/tutor/messages')).status).toBe(401)
      expect((await server.visitor().send('DELETE', '/api/tutor/messages')).status).toBe(401)
    })

    test('the same question sent again after a lost reply counts once', async () => {
      const pupil = await server.signedIn('student')
      const asked = question('What is osmosis?')
      const first = await pupil.post('/api/tutor/messages', asked)
      expect((await pupil.post('/api/tutor/messages', asked)).body).toEqual(first.body)
      expect((await pupil.get('/api/tutor/messages')).body.exchanges).toHaveLength(1)
      expect(await open().query('select asked from tutor_usage where user_id = $1', [pupil.id])).toEqual([{ asked: 1 }])
    })

    test('says at which level a pupil studied last', async () => {
      const pupil = await server.signedIn('student')
      expect((await pupil.get('/api/tutor/messages')).body.level).toBeNull()
      await open().query(
        `insert into topic_mastery (student_id, topic_id, level, subject, answered, correct, mastery, updated_at)
         values ($1, 'ks2-maths-fractions', 'ks2', 'maths', 1, 1, 0.5, $2)`,
        [pupil.id, now],
      )
      expect((await pupil.get('/api/tutor/messages')).body.level).toBe('ks2')
    })
  })

  test('a person has so many questions a day, by their own calendar; deleting the history gives none back', async () => {
    const pupil = await server.signedIn('student')
    await open().query('insert into tutor_usage (user_id, day, asked) values ($1, $2, $3)', [
      pupil.id,
      '2026-05-12',
      QUESTIONS_PER_PERSON - 1,
    ])
    expect((await ask('What is DNA?', {}, pupil)).status).toBe(200)
    await pupil.send('DELETE', '/api/tutor/messages')
    expect((await ask('What is DNA?', {}, pupil)).body.error).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringContaining('tomorrow'),
    })
    // Half past midnight in London, which is still the day before in UTC.
    now = new Date('2026-05-12T23:30:00Z')
    expect((await ask('What is DNA?', {}, pupil)).status).toBe(200)
  })

  test('the reply comes as lines too: one event with the whole of it', async () => {
    const response = await server.app.request('/api/tutor/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify(question('What is osmosis?')),
    })
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const lines = (await response.text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ type: 'reply', reply: { kind: 'passage' } }])
  })

  test('an error before the first line is an ordinary error', async () => {
    const response = await server.app.request('/api/tutor/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify(question('')),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error.code).toBe('bad-input')
  })
})
