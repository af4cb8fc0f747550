import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { emptyAnswer } from '#domain/exam/part-answer.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const paperId = 'gcse-biology-aqa-1-higher'
const MINUTE = 60 * 1000

describeOnPostgres('mock papers', (open) => {
  let server: TestApp
  let time = Date.parse('2026-05-12T09:00:00Z')
  beforeAll(async () => {
    server = await createTestApp({ database: open(), curriculum: readWrittenCurriculum(), now: () => new Date(time) })
  })
  const start = (pupil: Visitor, options: { id?: string; timed?: boolean; extraTime?: number } = {}) => {
    const { id = randomUUID(), timed = true, extraTime = 0 } = options
    return pupil.post('/api/paper-sittings', { id, paperId, timed, extraTime })
  }
  const write = (pupil: Visitor, sittingId: string, options: { revision: number; stage: string; written: string }) => {
    const { revision, stage, written } = options
    const parts = { b: { ...emptyAnswer, written, ticked: ['m1', 'm2'] } }
    const body = { questionId: 'cells/e01', sittingId, revision, stage, parts }
    return pupil.send('PUT', `/api/exam-answers/${sittingId}`, body)
  }

  test('a mock has the paper’s marks, and nothing of its mark schemes before it is handed in', async () => {
    const pupil = await server.signedIn('student')
    const { status, body } = await start(pupil, { extraTime: 25 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      paper: {
        code: '8461/1H',
        subjectTitle: 'Biology',
        levelTitle: 'GCSE',
        formulaSheet: { id: 'gcse-biology-aqa', title: 'Formulae for GCSE Biology' },
      },
      sitting: { minutes: 38, leftMs: 38 * MINUTE, handedInAt: null, resting: false },
      questions: [],
    })
    const marks = body.asked.flatMap(({ parts }: { parts: { marks: number }[] }) => parts.map((part) => part.marks))
    expect(marks.reduce((sum: number, of: number) => sum + of, 0)).toBe(20)
    expect(JSON.stringify(body)).not.toMatch(/respir|500|accept|worked|"scheme"/)
    expect((await start(pupil, { timed: false })).body.sitting).toMatchObject({ minutes: null, leftMs: null })
  })

  test('the same sitting goes on where it was left, on another device too', async () => {
    const pupil = await server.signedIn('student')
    const id = randomUUID()
    const first = await start(pupil, { id })
    time += 10 * MINUTE
    const again = await start(pupil, { id })
    expect(again.body.asked).toEqual(first.body.asked)
    expect(again.body.sitting.leftMs).toBe(20 * MINUTE)
    await write(pupil, id, { revision: 1, stage: 'writing', written: 'They respire' })
    const kept = await pupil.get(`/api/exam-answers?questionIds=cells/e01&sittingId=${id}`)
    expect(kept.body.answers).toMatchObject([{ sittingId: id, parts: { b: { written: 'They respire' } } }])
    expect((await pupil.get('/api/exam-answers?questionIds=cells/e01')).body.answers).toEqual([])
  })

  test('a question can be flagged before anything is written, and the flag stays with the sitting', async () => {
    const pupil = await server.signedIn('student')
    const { body } = await start(pupil)
    const { id } = body.sitting
    const flag = (revision: number, flagged: boolean, stage = 'writing') =>
      pupil.send('PUT', `/api/exam-answers/${id}`, {
        questionId: 'cells/e01',
        sittingId: id,
        revision,
        stage,
        flagged,
        parts: {},
      })
    const kept = async () =>
      (await pupil.get(`/api/exam-answers?questionIds=cells/e01&sittingId=${id}`)).body.answers[0].flagged
    await flag(1, true)
    expect(await kept()).toBe(true)
    await flag(2, false)
    await flag(3, true)
    await flag(2, false)
    expect(await kept()).toBe(true)
    await pupil.post(`/api/paper-sittings/${id}/hand-in`, {})
    await flag(4, false, 'marked')
    expect(await kept()).toBe(true)
  })

  test('a rest break stops the clock', async () => {
    const pupil = await server.signedIn('student')
    const { body } = await start(pupil)
    const { id } = body.sitting
    const rest = (resting: boolean) => pupil.post(`/api/paper-sittings/${id}/rest`, { resting })
    await rest(true)
    time += 15 * MINUTE
    expect((await rest(true)).body.sitting).toMatchObject({ resting: true, leftMs: 30 * MINUTE })
    expect((await rest(false)).body.sitting).toMatchObject({ resting: false, leftMs: 30 * MINUTE })
  })

  test('handed in once, nothing is written any more, and the schemes open for marking', async () => {
    const pupil = await server.signedIn('student')
    const { body } = await start(pupil)
    const { id } = body.sitting
    // Nobody marks in the exam room.
    const early = await write(pupil, id, { revision: 1, stage: 'marked', written: 'Mitochondria respire' })
    expect(early.body).toMatchObject({ stage: 'writing', marks: null, xp: 0 })
    time += 20 * MINUTE
    const [one, two] = await Promise.all([1, 2].map(() => pupil.post(`/api/paper-sittings/${id}/hand-in`, {})))
    expect(one?.body.sitting).toEqual(two?.body.sitting)
    expect(one?.body.questions.length).toBe(5)
    const late = await write(pupil, id, { revision: 2, stage: 'writing', written: 'Something else' })
    expect(late.body).toMatchObject({ revision: 1, stage: 'writing' })
    const kept = await pupil.get(`/api/exam-answers?questionIds=cells/e01&sittingId=${id}`)
    expect(kept.body.answers[0].parts.b.written).toBe('Mitochondria respire')
    const marked = await write(pupil, id, { revision: 3, stage: 'marked', written: 'Written afterwards' })
    expect(marked.body).toMatchObject({ stage: 'marked', marks: 2, xp: 20 })
    const after = await pupil.get(`/api/exam-answers?questionIds=cells/e01&sittingId=${id}`)
    expect(after.body.answers[0].parts.b).toMatchObject({ written: 'Mitochondria respire', ticked: ['m1', 'm2'] })
    const list = await pupil.get(`/api/paper-sittings?paperId=${paperId}`)
    expect(list.body.sittings).toMatchObject([{ id, questions: 5, marked: 1, marks: 2 }])
  })

  test('an admin sets the boundaries that grades are estimated by, for a qualification or one paper, and takes them away', async () => {
    const [admin, pupil] = await Promise.all([server.signedIn('admin'), server.signedIn('student')])
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    const { body } = await start(pupil)
    const path = `/api/paper-sittings/${body.sitting.id}`
    expect(body.boundaries).toBeNull()
    const listed = await admin.get('/api/admin/grade-boundaries')
    const [whole, paper] = ['gcse-biology-aqa-higher', paperId]
    expect(listed.body.targets).toEqual([
      { id: whole, qualification: 'GCSE Biology, AQA, Higher', paper: null, marks: 20, boundaries: null },
      { id: paper, qualification: 'GCSE Biology, AQA, Higher', paper: 'Paper 1', marks: 20, boundaries: null },
    ])
    const june = { month: 'June', year: 2023, outOf: 200, grades: [{ grade: '9', from: 140 }] }
    const set = (target: string, boundaries: object) =>
      admin.send('PUT', `/api/admin/grade-boundaries/${target}`, boundaries)
    expect((await set(whole, june)).status).toBe(200)
    expect((await pupil.get(path)).body.boundaries).toEqual(june)
    await set(paper, { ...june, year: 2024 })
    expect((await pupil.get(path)).body.boundaries.year).toBe(2024)
    expect((await admin.send('DELETE', `/api/admin/grade-boundaries/${paper}`)).body).toEqual({ removed: true })
    expect((await admin.send('DELETE', `/api/admin/grade-boundaries/${paper}`)).body).toEqual({ removed: false })
    expect((await pupil.get(path)).body.boundaries.year).toBe(2023)
    const odd = await set(whole, { ...june, grades: [{ grade: '9', from: 240 }] })
    expect(odd.body.error).toMatchObject({ code: 'bad-input' })
    expect((await set('gcse-poetry-aqa', june)).status).toBe(404)
    expect((await pupil.send('PUT', `/api/admin/grade-boundaries/${whole}`, june)).body.error.code).toBe('not-allowed')
  })

  test('a sitting is its pupil’s alone, and has only the questions that were drawn', async () => {
    const [pupil, other] = await Promise.all([server.signedIn('student'), server.signedIn('student')])
    const { body } = await start(pupil)
    const { id } = body.sitting
    expect((await other.get(`/api/paper-sittings/${id}`)).status).toBe(404)
    expect((await other.post(`/api/paper-sittings/${id}/hand-in`, {})).status).toBe(404)
    expect((await write(other, id, { revision: 1, stage: 'writing', written: 'x' })).status).toBe(404)
    const odd = { questionId: 'cells/e77', sittingId: id, revision: 1, stage: 'writing', parts: {} }
    expect((await pupil.send('PUT', `/api/exam-answers/${randomUUID()}`, odd)).status).toBe(404)
    expect(
      (await pupil.post('/api/paper-sittings', { id: randomUUID(), paperId: 'x', timed: true, extraTime: 0 })).status,
    ).toBe(404)
  })
})
