import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ExamStage, PartAnswers } from '#contract/exam.ts'
import { emptyAnswer } from '#domain/exam/part-answer.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { findRecordFaults } from '../../../scripts/product/find-record-faults.ts'

const questionId = 'cells/e01'
const calculated = (text: string, ticked: string[] = []) => ({
  ...emptyAnswer,
  response: { kind: 'numeric' as const, text },
  ticked,
})
const written = (text: string, ticked: string[] = []) => ({ ...emptyAnswer, written: text, ticked })
const full: PartAnswers = { a: calculated('500'), b: written('Mitochondria respire.', ['m1']) }
const MINUTE = 60 * 1000

describeOnPostgres('answers to exam questions', (open) => {
  let server: TestApp
  let time = Date.parse('2026-05-12T09:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({
      database: open(),
      curriculum: readWrittenCurriculum(),
      now: () => new Date(time),
    })
  })

  const save = (
    pupil: Visitor,
    options: { id: string; revision: number; stage: ExamStage; parts?: PartAnswers; question?: string },
  ) => {
    const { id, revision, stage, parts = full, question = questionId } = options
    return pupil.send('PUT', `/api/exam-answers/${id}`, { questionId: question, revision, stage, parts })
  }
  /** Writes for a minute, then saves the marks. */
  async function whole(pupil: Visitor, parts: PartAnswers, id = randomUUID()) {
    await save(pupil, { id, revision: 1, stage: 'writing', parts })
    time += MINUTE
    return save(pupil, { id, revision: 2, stage: 'marked', parts })
  }

  test('a topic has its exam questions with their schemes; the whole subject has them in mixes', async () => {
    const guest = server.visitor()
    const topic = await guest.get('/api/curriculum/gcse/biology/exam?topic=cells')
    expect(topic).toMatchObject({
      status: 200,
      body: { topic: { id: 'cells' }, mixes: 1, formulaSheet: { id: 'gcse-biology-aqa' } },
    })
    expect(topic.body.questions.length).toBe(5)
    expect(topic.body.questions[0]).toMatchObject({ id: questionId, parts: [{ marks: 2 }, { marks: 2 }] })
    const mix = await guest.get('/api/curriculum/gcse/biology/exam')
    expect(mix.body).toMatchObject({ topic: null, mixes: 1 })
    expect(mix.body.questions[0].id).toBe(questionId)
    const none = await guest.get('/api/curriculum/gcse/biology/exam?topic=genes')
    expect(none.body.questions).toEqual([])
    for (const path of ['biology/exam?topic=nothing', 'biology/exam?mix=2', 'sums/exam'])
      expect((await guest.get(`/api/curriculum/gcse/${path}`)).status).toBe(404)
  })

  test('what is written is there on the next device, and a late save never writes over a newer one', async () => {
    const pupil = await server.signedIn('student')
    const id = randomUUID()
    await save(pupil, { id, revision: 3, stage: 'writing', parts: { b: written('They respire.') } })
    const late = await save(pupil, { id, revision: 2, stage: 'writing', parts: { b: written('They') } })
    expect(late).toMatchObject({ status: 200, body: { revision: 3, marks: null, xp: 0 } })
    const { body } = await pupil.get('/api/exam-answers?questionIds=cells/e01,cells/e02')
    expect(body.answers).toMatchObject([
      {
        id,
        questionId,
        revision: 3,
        stage: 'writing',
        marks: null,
        outOf: 4,
        parts: { b: { written: 'They respire.' } },
      },
    ])
    expect((await pupil.get('/api/exam-answers?questionIds=genes/e01')).body.answers).toEqual([])
  })

  test('product.md, Material: marks follow from the scheme and what the pupil ticked, and the attempt earns 20 XP once a day', async () => {
    const pupil = await server.signedIn('student')
    const id = randomUUID()
    const first = await whole(pupil, full, id)
    expect(first.body).toMatchObject({ stage: 'marked', marks: 3, xp: 20, progress: { totalXp: 20, answersToday: 2 } })
    const again = await save(pupil, { id, revision: 2, stage: 'marked' })
    expect(again.body).toMatchObject({ marks: 3, xp: 0 })
    const changed = await save(pupil, { id, revision: 9, stage: 'marked', parts: { a: calculated('500') } })
    expect(changed.body).toMatchObject({ revision: 2, marks: 3 })
    const second = await whole(pupil, { a: calculated('5', ['m1']), b: written('Energy', []) })
    expect(second.body).toMatchObject({ marks: 1, xp: 0, progress: { totalXp: 20 } })
    time += 24 * 60 * MINUTE
    expect((await whole(pupil, full)).body).toMatchObject({ xp: 20, progress: { totalXp: 40, dailyStreak: 2 } })
    expect(await findRecordFaults(open())).toEqual([])
  })

  test('the cards of points that lost marks come back; those of points with every mark do not', async () => {
    const [missed, knew] = await Promise.all([server.signedIn('student'), server.signedIn('student')])
    await whole(missed, { a: calculated('5'), b: written('Energy', []) })
    await whole(knew, { a: calculated('500'), b: written('No idea', ['m1', 'm2']) })
    const due = async (pupil: typeof knew) => (await pupil.get('/api/due-cards')).body
    expect(await due(missed)).toMatchObject({ total: 2, cards: [{ id: 'cells/f01' }, { id: 'cells/f02' }] })
    expect(await due(knew)).toMatchObject({ total: 0 })
  })

  test('once it is marked, only why marks were lost can be said and changed, and it earns nothing', async () => {
    const pupil = await server.signedIn('student')
    const id = randomUUID()
    await whole(pupil, full, id)
    const kept = async () => (await pupil.get('/api/exam-answers?questionIds=cells/e01')).body.answers[0]
    const lost = ['command-word' as const]
    const b = { ...written('Something else', ['m1', 'm2']), lost }
    const told = await save(pupil, { id, revision: 3, stage: 'marked', parts: { ...full, b } })
    expect(told.body).toMatchObject({ revision: 3, stage: 'marked', marks: 3, xp: 0, progress: null })
    expect((await kept()).parts.b).toMatchObject({ written: 'Mitochondria respire.', ticked: ['m1'], lost })
    const late = await save(pupil, { id, revision: 2, stage: 'marked', parts: { ...full, b: { ...b, lost: [] } } })
    expect(late.body.revision).toBe(3)
    await save(pupil, { id, revision: 4, stage: 'writing', parts: { ...full, b: { ...b, lost: [] } } })
    expect(await kept()).toMatchObject({ stage: 'marked', marks: 3, parts: { b: { lost: [] } } })
    const odd = { ...full, b: { ...b, lost: ['bad luck'] as never } }
    expect((await save(pupil, { id, revision: 5, stage: 'marked', parts: odd })).body.error.code).toBe('bad-input')
  })

  test('marks that pupils give themselves earn nothing: XP is the same for none and for all', async () => {
    const [modest, proud] = await Promise.all([server.signedIn('student'), server.signedIn('student')])
    const none = await whole(modest, { a: calculated('1'), b: written('No idea') })
    const all = await whole(proud, { a: calculated('500'), b: written('No idea', ['m1', 'm2']) })
    expect(none.body).toMatchObject({ marks: 0, xp: 20 })
    expect(all.body).toMatchObject({ marks: 4, xp: 20 })
  })

  test('what was hardly tried is kept and earns nothing; what was written without a connection earns as any other', async () => {
    const pupil = await server.signedIn('student')
    expect((await whole(pupil, {})).body).toMatchObject({ marks: 0, xp: 0, progress: { totalXp: 0, dailyStreak: 0 } })
    const atOnce = await save(pupil, { id: randomUUID(), revision: 1, stage: 'marked' })
    expect(atOnce.body).toMatchObject({ marks: 3, xp: 20 })
  })

  test('an answer is its pupil’s alone, and its id belongs to one question', async () => {
    const [pupil, other] = await Promise.all([server.signedIn('student'), server.signedIn('student')])
    const id = randomUUID()
    await save(pupil, { id, revision: 5, stage: 'writing', parts: { b: written('Mine.') } })
    await save(other, { id, revision: 1, stage: 'writing', parts: { b: written('Theirs.') } })
    expect((await pupil.get('/api/exam-answers?questionIds=cells/e01,cells/e02')).body.answers[0].parts.b.written).toBe(
      'Mine.',
    )
    expect((await save(pupil, { id, revision: 6, stage: 'writing', question: 'cells/e02' })).status).toBe(404)
    expect((await save(pupil, { id, revision: 6, stage: 'writing', question: 'genes/e01' })).status).toBe(404)
  })

  test('only pupils keep answers, and what is no answer is refused', async () => {
    const id = randomUUID()
    expect((await save(server.visitor(), { id, revision: 1, stage: 'writing' })).body.error.code).toBe('not-signed-in')
    const teacher = await server.signedIn('teacher')
    expect((await save(teacher, { id, revision: 1, stage: 'writing' })).body.error.code).toBe('not-allowed')
    expect((await teacher.get('/api/exam-answers?questionIds=cells/e01,cells/e02')).body.error.code).toBe('not-allowed')
    const pupil = await server.signedIn('student')
    const odd = { questionId, revision: 1, stage: 'writing', parts: { z: emptyAnswer } }
    expect((await pupil.send('PUT', `/api/exam-answers/${id}`, odd)).body.error.code).toBe('bad-input')
  })
})
