import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cardAnswer, items } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { createAnswerRecorder } from './answer-recorder.ts'
import { readDueCards } from './read-due-cards.ts'

const curriculum = readWrittenCurriculum()
const now = new Date('2026-05-12T16:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describeOnPostgres('cards that are due', (open) => {
  const pupil = () => createStudent(open(), { id: randomUUID() })
  const due = (id: string, at: Date) =>
    readDueCards({ person: { role: 'student', id }, queries: open(), curriculum, now: at })
  /** Each card a minute after the one before. */
  const answer = (student: string, itemIds: string[], grade: 'know' | 'dont-know' = 'dont-know') => {
    const record = createAnswerRecorder({ database: open(), items, now: () => later(itemIds.length) })
    const answers = itemIds.map((itemId, index) =>
      cardAnswer({ id: randomUUID(), itemId, grade, answeredAt: later(index).toISOString() }),
    )
    return record(student, answers)
  }

  test('a card not known is due after ten minutes, of any topic, the longest overdue first', async () => {
    const student = await pupil()
    await answer(student, ['sums/f02', 'cells/f01', 'genes/f03'])
    expect(await due(student, later(9))).toEqual({ cards: [], total: 0 })
    expect(await due(student, later(11))).toMatchObject({ total: 2, cards: [{ id: 'sums/f02' }, { id: 'cells/f01' }] })
    const { cards } = await due(student, later(30))
    expect(cards.map(({ id }) => id)).toEqual(['sums/f02', 'cells/f01', 'genes/f03'])
    expect(cards[0]).toMatchObject({
      topicTitle: 'Sums',
      subjectTitle: 'Maths',
      hue: 30,
      due: later(10).toISOString(),
      front: { text: 'Front of f02' },
      back: { text: 'Back of f02' },
    })
  })

  test('a card that is known is gone until FSRS asks for it again', async () => {
    const student = await pupil()
    await answer(student, ['cells/f01'], 'know')
    expect(await due(student, later(24 * 60))).toEqual({ cards: [], total: 0 })
    expect(await due(student, later(30 * 24 * 60))).toMatchObject({ total: 1 })
  })

  test('a sitting has 40 cards at most and the total says how many there are; cards that left the curriculum are in neither', async () => {
    const student = await pupil()
    await answer(student, ['cells/f01', 'cells/f02', 'cells/f03', 'genes/f01'])
    // As many overdue cards of a topic that is gone as fill a sitting.
    await open().query(
      `insert into card_states (student_id, item_id, topic_id, due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days)
       select $1, 'gone/f' || n, 'gone', $2, 1, 5, 2, 1, 0, 0, 1 from generate_series(10, 60) n`,
      [student, later(-60)],
    )
    const { cards, total } = await due(student, later(60))
    expect([cards.length, total]).toEqual([4, 4])
  })

  test("nobody is given another pupil's cards", async () => {
    const [busy, idle] = [await pupil(), await pupil()]
    await answer(busy, ['cells/f01'])
    expect(await due(idle, later(60))).toEqual({ cards: [], total: 0 })
  })

  test('contract §6: a guest, a teacher, a parent and an admin are refused by code', async () => {
    const server = await createTestApp({ database: open(), curriculum })
    expect(await server.visitor().get('/api/due-cards')).toMatchObject({
      status: 401,
      body: { error: { code: 'not-signed-in' } },
    })
    for (const role of ['teacher', 'parent', 'admin'] as const)
      expect(await (await server.signedIn(role)).get('/api/due-cards')).toMatchObject({
        status: 403,
        body: { error: { code: 'not-allowed' } },
      })
    const student = await server.signedIn('student')
    expect(await student.get('/api/due-cards')).toMatchObject({ status: 200, body: { cards: [], total: 0 } })
  })
})
