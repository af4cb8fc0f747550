import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LearnSession, LearnStep } from '#contract/learn.ts'
import { cardAnswer, quizAnswer, RIGHT, WRONG } from '#tests/support/answers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const monday = new Date('2026-05-11T16:00:00Z')
const friday = new Date('2026-05-15T16:00:00Z')
const curriculum = readWrittenCurriculum()

const itemOf = (step: LearnStep) =>
  step.kind === 'passage' ? `show ${step.heading}` : step.kind === 'card' ? step.card.id : step.question.id
const named = ({ steps }: LearnSession) => steps.map((step) => `${step.reason} ${itemOf(step)}`)

describeOnBothDatabases('a session to learn by', (open) => {
  let now = monday
  const product = () => createTestApp({ database: open(), curriculum, now: () => now })
  const answered = (itemId: string, choice: number) =>
    quizAnswer({ id: randomUUID(), itemId, choice, answeredAt: now.toISOString() })

  test('of a topic that was never met: its passage, a question to recognise it, and its recall', async () => {
    now = monday
    const pupil = await (await product()).signedIn('student')
    const { body } = await pupil.send('POST', '/api/learn', { minutes: 5, scope: { topicId: 'cells' } })
    expect(named(body)).toEqual([expect.stringMatching(/^new show /), 'new cells/q01', 'new cells/f01'])
    expect(body.points).toEqual([
      expect.objectContaining({
        text: 'Everything about it',
        topicTitle: 'Cells',
        subjectTitle: 'Biology',
        memory: null,
        aim: null,
      }),
    ])
    expect(body.steps[1]).toMatchObject({ point: 0, of: 'quiz', dueIfMissed: '2026-05-11T16:10:00.000Z' })
  })

  test('brings back what is due, the cards of a missed question first, and then what else the subject has', async () => {
    now = monday
    const pupil = await (await product()).signedIn('student')
    await pupil.send('POST', '/api/answers', { answers: [answered('cells/q01', WRONG), answered('cells/q02', RIGHT)] })
    now = friday
    const { body } = await pupil.send('POST', '/api/learn', { minutes: 10 })
    // Two things of the point that was met; the other topic of the subject is new.
    expect(named(body)).toEqual([
      'due cells/f01',
      'due cells/f02',
      expect.stringMatching(/^new show /),
      'new genes/q01',
      'new genes/q07',
    ])
    expect(body.points[0].memory).toBeGreaterThan(0)
    expect(body.points[0].memory).toBeLessThan(1)
  })

  test('with a paper near, a session is chosen for it and says so; what waits till later says when', async () => {
    now = monday
    const pupil = await (await product()).signedIn('student')
    const exam = { level: 'gcse', subject: 'biology', board: null, paper: 'Paper 1', day: '2026-06-01' }
    expect((await pupil.send('PUT', `/api/plan/exams/${randomUUID()}`, exam)).status).toBe(200)
    await pupil.send('POST', '/api/answers', { answers: [answered('cells/q01', RIGHT)] })
    const { body } = await pupil.send('POST', '/api/learn', { minutes: 10 })
    expect(body.points[0].aim).toEqual({ paper: 'Paper 1', day: '2026-06-01' })
    // The point that was met has cards that were never asked; the new one is shown, and asked without options to pick from.
    expect(named(body)).toEqual([
      'weak cells/f01',
      'weak cells/f02',
      expect.stringMatching(/^new show /),
      'new genes/f01',
      expect.stringMatching(/^new genes\/q/),
    ])
    const [card] = body.steps
    expect(card.dueIfRight < '2026-06-01').toBe(true)
    expect(card.dueIfMissed <= card.dueIfRight).toBe(true)
  })

  test('without a scope somebody new has nothing to choose from; a scope that there is not is not found', async () => {
    const pupil = await (await product()).signedIn('student')
    expect((await pupil.send('POST', '/api/learn', { minutes: 5 })).body).toEqual({
      steps: [],
      points: [],
      begun: false,
    })
    const missing = [{ topicId: 'alchemy' }, { level: 'gcse', subject: 'alchemy' }]
    for (const scope of missing) {
      const refused = await pupil.send('POST', '/api/learn', { minutes: 5, scope })
      expect([refused.status, refused.body.error.code]).toEqual([404, 'not-found'])
    }
    expect((await pupil.send('POST', '/api/learn', { minutes: 7 })).status).toBe(400)
  })

  test('a guest learns by what the device has kept, and nothing of it is stored', async () => {
    now = friday
    const { visitor } = await product()
    const answers = [
      cardAnswer({ id: randomUUID(), itemId: 'cells/f01', answeredAt: monday.toISOString() }),
      cardAnswer({ id: randomUUID(), itemId: 'cells/f02', grade: 'dont-know', answeredAt: monday.toISOString() }),
    ]
    const stored = () => open().query('select id from answers order by id')
    const before = await stored()
    const { body } = await visitor().send('POST', '/api/learn', { minutes: 10, answers })
    expect(named(body).slice(0, 2)).toEqual(['due cells/f02', 'due cells/f01'])
    expect(await stored()).toEqual(before)
  })

  test("nobody's answers count for somebody who is signed in but their own", async () => {
    const pupil = await (await product()).signedIn('student')
    const answers = [cardAnswer({ id: randomUUID(), itemId: 'cells/f01', answeredAt: monday.toISOString() })]
    expect((await pupil.send('POST', '/api/learn', { minutes: 5, answers })).body.begun).toBe(false)
  })

  test('what is remembered of a subject is told topic by topic, of those that were begun', async () => {
    now = monday
    const pupil = await (await product()).signedIn('student')
    await pupil.send('POST', '/api/answers', { answers: [answered('cells/q01', RIGHT)] })
    expect((await pupil.get('/api/learn/gcse/biology')).body).toEqual({
      topics: [{ slug: 'cells', recall: 1, due: 0 }],
    })
    now = friday
    const [cells] = (await pupil.get('/api/learn/gcse/biology')).body.topics
    expect(cells.due).toBe(1)
    expect(cells.recall).toBeLessThan(0.9)
    expect((await pupil.get('/api/learn/gcse/alchemy')).status).toBe(404)
  })

  test('a template is drawn, and what it practised is remembered as one thing', async () => {
    now = monday
    const pupil = await (await product()).signedIn('student')
    const wish = { minutes: 20, scope: { level: 'ks2', subject: 'maths' } }
    const asked = (session: LearnSession) => session.steps.map(itemOf).filter((id) => id.startsWith('sums/t01'))
    await pupil.send('POST', '/api/answers', {
      answers: [quizAnswer({ id: randomUUID(), itemId: 'sums/t01.7', topicId: 'sums', choice: RIGHT })],
    })
    now = friday
    const { body } = await pupil.send('POST', '/api/learn', wish)
    expect(asked(body)).toEqual([expect.stringMatching(/^sums\/t01\.\d+$/)])
  })
})
