import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LessonFigures } from '#contract/lessons.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const curriculum = readWrittenCurriculum()
const dayOne = new Date('2026-05-12T16:00:00Z')
const dayTwo = new Date('2026-05-13T16:00:00Z')

describeOnPostgres('watching lessons', (open) => {
  /** An app whose clock can be set, and a topic's views as they stood before. */
  async function start() {
    const clock = { now: dayOne }
    const app = await createTestApp({ database: open(), curriculum, now: () => clock.now })
    const figuresOf = async (who: { get: (path: string) => Promise<{ body: unknown }> }) =>
      LessonFigures.parse((await who.get('/api/curriculum/gcse/biology/lesson-figures')).body)
    const before = (await figuresOf(app.visitor())).views.cells ?? 0
    const counted = async () => ((await figuresOf(app.visitor())).views.cells ?? 0) - before
    return { app, clock, figuresOf, counted }
  }
  const at = (sentence: number, more: object = {}) => ({
    topicId: 'cells',
    edition: 'full',
    sentence,
    sentences: 3,
    ...more,
  })

  test('a view counts once a person and day, whatever their role', async () => {
    const { app, clock, counted } = await start()
    const [pupil, teacher] = [await app.signedIn('student'), await app.signedIn('teacher')]
    for (const sentence of [0, 1, 2]) await pupil.post('/api/lesson-views', at(sentence))
    expect(await counted()).toBe(1)
    await teacher.post('/api/lesson-views', at(0))
    expect(await counted()).toBe(2)
    clock.now = dayTwo
    await pupil.post('/api/lesson-views', at(0))
    expect(await counted()).toBe(3)
  })

  test('sent many times at once it counts once', async () => {
    const { app, counted } = await start()
    const pupil = await app.signedIn('student')
    await Promise.all(Array.from({ length: 8 }, () => pupil.post('/api/lesson-views', at(0))))
    expect(await counted()).toBe(1)
  })

  test("a pupil's place is kept, the latest by time, and nobody else sees it", async () => {
    const { app, clock, figuresOf } = await start()
    const [pupil, other] = [await app.signedIn('student'), await app.signedIn('student')]
    await pupil.post('/api/lesson-views', at(2))
    clock.now = dayTwo
    await pupil.post('/api/lesson-views', at(1, { edition: 'easy' }))
    expect((await figuresOf(pupil)).places).toEqual({
      cells: { edition: 'easy', sentence: 1, sentences: 3, watchedAt: dayTwo.toISOString() },
    })
    expect((await figuresOf(other)).places).toEqual({})
    expect((await figuresOf(app.visitor())).places).toEqual({})
  })

  test("a guest counts once a day by the device's number of that day, of which only a mark is stored, for two days", async () => {
    const { app, clock, counted } = await start()
    const viewer = randomUUID()
    const guest = app.visitor()
    for (const _ of [1, 2]) await guest.post('/api/lesson-views', at(0, { viewer }))
    expect(await counted()).toBe(1)
    await guest.post('/api/lesson-views', at(0))
    expect(await counted()).toBe(1)
    const marks = () => open().query<{ mark: string }>('select mark from guest_lesson_views')
    expect(JSON.stringify(await marks())).not.toContain(viewer)
    clock.now = new Date('2026-05-20T16:00:00Z')
    await guest.post('/api/lesson-views', at(0, { viewer: randomUUID() }))
    expect(await marks()).toHaveLength(1)
    expect(await counted()).toBe(2)
  })

  test('what somebody watched goes with their account; the count stays', async () => {
    const { app, counted } = await start()
    const pupil = await app.signedIn('student')
    await pupil.post('/api/lesson-views', at(0))
    await open().query('delete from users where id = $1', [pupil.id])
    expect(await open().query('select 1 from lesson_views where viewer_id = $1', [pupil.id])).toEqual([])
    expect(await counted()).toBe(1)
  })

  test('a topic without a lesson has no views', async () => {
    const { app } = await start()
    expect(await app.visitor().post('/api/lesson-views', at(0, { topicId: 'nothing' }))).toMatchObject({ status: 404 })
  })
})
