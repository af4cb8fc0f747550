import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MOST_EXAMS } from '#domain/planning/exam.ts'
import { createTestApp, smallCurriculum } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const curriculum = {
  ...smallCurriculum,
  subject: (level: string, slug: string) =>
    smallCurriculum.levels.find(({ id }) => id === level)?.subjects.find((subject) => subject.slug === slug),
  topicOutline: (id: string) => smallCurriculum.topics('gcse', 'biology').find((topic) => topic.id === id),
}
const monday = new Date('2026-05-11T16:00:00Z')
const paper = { level: 'gcse', subject: 'biology', board: null, paper: 'Paper 1', day: '2026-05-20' }
const card = (itemId: string, grade: 'know' | 'dont-know', at: Date) => ({
  kind: 'flashcard',
  id: randomUUID(),
  itemId,
  topicId: 'cells',
  grade,
  answeredAt: at.toISOString(),
})

describeOnPostgres("a pupil's plan", (open) => {
  const product = (now = () => monday) => createTestApp({ database: open(), curriculum, now })
  test('a paper is added, changed and taken away; sent twice it is there once', async () => {
    const pupil = await (await product()).signedIn('student')
    const id = randomUUID()
    await pupil.send('PUT', `/api/plan/exams/${id}`, paper)
    await pupil.send('PUT', `/api/plan/exams/${id}`, { ...paper, day: '2026-05-21' })
    const plan = await pupil.get('/api/plan')
    expect(plan.body.exams).toEqual([{ ...paper, id, day: '2026-05-21', subjectTitle: 'Biology' }])
    // Both topics, before the week of the paper.
    const planned = plan.body.days.filter(({ newTopics }: { newTopics: unknown[] }) => newTopics.length > 0)
    expect(planned.map(({ newTopics }: { newTopics: { title: string }[] }) => newTopics[0]?.title)).toEqual([
      'Cells',
      'Genes',
    ])
    await pupil.send('DELETE', `/api/plan/exams/${id}`)
    expect((await pupil.send('DELETE', `/api/plan/exams/${id}`)).status).toBe(200)
    expect((await pupil.get('/api/plan')).body.exams).toEqual([])
  })

  test('a subject that there is not, a board that it has not, and one paper too many are refused with a sentence', async () => {
    const pupil = await (await product()).signedIn('student')
    const save = (body: unknown) => pupil.send('PUT', `/api/plan/exams/${randomUUID()}`, body)
    expect((await save({ ...paper, subject: 'alchemy' })).body.error.message).toBe('We do not have that subject.')
    expect((await save({ ...paper, board: 'aqa' })).body.error.fields).toEqual({ board: 'Choose the exam board.' })
    for (let count = 0; count < MOST_EXAMS; count++) expect((await save(paper)).status).toBe(200)
    const refused = await save(paper)
    expect(refused.body.error).toMatchObject({ code: 'limit-reached', message: 'A plan holds at most 60 papers.' })
  })

  test('rest days are kept with the profile, shown in the plan, and a streak outlasts them', async () => {
    const days = [new Date('2026-05-15T16:00:00Z'), new Date('2026-05-18T16:00:00Z')]
    let now = days[0] ?? monday
    const pupil = await (await product(() => now)).signedIn('student')
    expect((await pupil.send('PATCH', '/api/me', { restDays: [1, 2, 3, 4] })).status).toBe(400)
    await pupil.send('PATCH', '/api/me', { restDays: [6, 7] })
    await pupil.post('/api/answers', { answers: [card('cells/f01', 'know', now)] })
    now = days[1] ?? monday
    const { body } = await pupil.post('/api/answers', { answers: [card('cells/f02', 'know', now)] })
    expect(body.progress.dailyStreak).toBe(2)
    const plan = await pupil.get('/api/plan')
    const resting = plan.body.days.slice(0, 7).filter(({ rest }: { rest: boolean }) => rest)
    expect(resting.map(({ day }: { day: string }) => day)).toEqual(['2026-05-23', '2026-05-24'])
  })

  test('in the week before a paper, what would be forgotten on its day is due once more', async () => {
    let now = new Date('2026-04-20T16:00:00Z')
    const pupil = await (await product(() => now)).signedIn('student')
    await pupil.post('/api/answers', { answers: [card('cells/f01', 'know', now)] })
    const due = async () => (await pupil.get('/api/due-cards')).body
    // Known again when it came back: FSRS then leaves it alone for a good while.
    for (let tries = 0; tries < 40 && (await due()).total === 0; tries++) now = new Date(now.getTime() + 86_400_000)
    await pupil.post('/api/answers', { answers: [card('cells/f01', 'know', now)] })
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect((await due()).total).toBe(0)
    const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
    await pupil.send('PUT', `/api/plan/exams/${randomUUID()}`, { ...paper, day: tomorrow })
    const { body: plan } = await pupil.get('/api/plan')
    expect(plan.days[0].finalPass).toBe(1)
    expect((await pupil.get('/api/dashboard')).body.due.now).toBe(1)
    await pupil.post('/api/answers', { answers: [card('cells/f01', 'know', now)] })
    expect((await pupil.get('/api/plan')).body.days[0].finalPass).toBe(0)
  })

  test('other calendars read the plan by a secret address, until it is ended or made anew', async () => {
    const { signedIn, app } = await product()
    const pupil = await signedIn('student')
    await pupil.send('PUT', `/api/plan/exams/${randomUUID()}`, paper)
    const openFeed = async () => new URL((await pupil.post('/api/plan/feed', {})).body.url).pathname
    const first = await openFeed()
    const read = (path: string) => app.request(path)
    const calendar = await read(first)
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await calendar.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain('SUMMARY:Exam: Biology\\, Paper 1')
    expect(text).toContain('DTSTART;VALUE=DATE:20260520')
    expect(text).toContain('SUMMARY:Revise: 1 new topic')
    expect(text).not.toContain(pupil.email)
    const second = await openFeed()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    await pupil.send('DELETE', '/api/plan/feed')
    expect((await read(second)).status).toBe(404)
    expect((await read('/calendar/nonsense.ics')).status).toBe(404)
  })
})
