import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Answer } from '#domain/study/answer.ts'
import { items, RIGHT, WRONG } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import type { Database, Queries } from '../database/database.ts'
import { createAnswerRecorder } from './answer-recorder.ts'

const now = new Date('2026-05-12T16:00:00Z')
const flashcard = (itemId: string, grade: 'know' | 'dont-know' = 'know'): Answer => ({
  kind: 'flashcard',
  id: randomUUID(),
  itemId,
  topicId: itemId.split('/')[0] ?? '',
  grade,
  answeredAt: now.toISOString(),
})
const quizRun = (choices: number[]): Answer[] => {
  const itemIds = choices.map((_, index) => `cells/q0${index + 1}`)
  const attempt = { id: randomUUID(), scope: 'cells', itemIds }
  return choices.map((choice, index) => ({
    kind: 'quiz',
    id: randomUUID(),
    itemId: itemIds[index] ?? '',
    topicId: 'cells',
    choice,
    attempt,
    answeredAt: now.toISOString(),
  }))
}

describeOnBothDatabases('recording answers', (open) => {
  const recorder = (at = now) => createAnswerRecorder({ database: open(), items, now: () => at })
  const stored = async (student: string) => {
    const [row] = await open().query<{ answers: number; ledger: number; xp: number; cards: number; badges: number }>(
      `select (select count(*)::int from answers where student_id = $1) answers,
        (select coalesce(sum(amount), 0)::int from xp_ledger where student_id = $1) ledger,
        (select total_xp from student_progress where user_id = $1) xp,
        (select count(*)::int from card_states where student_id = $1) cards,
        (select count(*)::int from student_badges where user_id = $1) badges`,
      [student],
    )
    return row
  }
  const someone = (queries: Queries = open()) => createStudent(queries, { id: randomUUID() })

  const counted = () => {
    let count = 0
    const database: Database = {
      ...open(),
      query: (text, parameters) => {
        count += 1
        return open().query(text, parameters)
      },
    }
    return { database, statements: () => count }
  }

  test('contract §9: a flashcard earns 10 XP, and its card gets a date', async () => {
    const student = await someone()
    const { outcome } = await recorder()(student, [flashcard('cells/f01')])
    expect(outcome.awards).toMatchObject([{ cause: 'flashcard', amount: 10 }])
    expect(await stored(student)).toMatchObject({ answers: 1, ledger: 10, xp: 10, cards: 1 })
  })

  test('contract §9: a perfect quiz earns 20 and 50 XP', async () => {
    const student = await someone()
    await recorder()(student, quizRun([RIGHT, RIGHT, RIGHT, RIGHT, RIGHT]))
    expect(await stored(student)).toMatchObject({ answers: 5, ledger: 70, xp: 70 })
  })

  test('a quiz with a mistake earns 20 XP, across two requests', async () => {
    const student = await someone()
    const run = quizRun([RIGHT, WRONG, RIGHT, RIGHT, RIGHT])
    await recorder()(student, run.slice(0, 3))
    await recorder()(student, run.slice(3))
    expect(await stored(student)).toMatchObject({ answers: 5, ledger: 20, xp: 20 })
  })

  test('an answer counts once: again, in one batch, from two tabs at once, and from another server', async () => {
    const student = await someone()
    const answers = [flashcard('cells/f01'), flashcard('cells/f02', 'dont-know')]
    const [first, second] = [recorder(), recorder()]
    await Promise.all([
      first(student, answers),
      first(student, answers),
      second(student, answers),
      second(student, [...answers, ...answers]),
    ])
    const { outcome } = await first(student, answers)
    expect(outcome.recorded).toEqual([])
    expect(outcome.duplicates.toSorted()).toEqual(answers.map(({ id }) => id).toSorted())
    expect(await stored(student)).toMatchObject({ answers: 2, ledger: 20, xp: 20, cards: 2 })
  })

  test('many pupils at once each get their own, and the ledger sums to their XP', async () => {
    const record = recorder()
    const students = await Promise.all(Array.from({ length: 12 }, () => someone()))
    const cards = ['cells/f01', 'cells/f02', 'cells/f03', 'genes/f01', 'genes/f02']
    await Promise.all(students.flatMap((student) => cards.map((card) => record(student, [flashcard(card)]))))
    for (const student of students)
      expect(await stored(student)).toMatchObject({ answers: 5, ledger: 50, xp: 50, cards: 5 })
  })

  test('pupils whose answers arrive at one moment share one read and one commit', async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => someone()))
    const { database, statements } = counted()
    const record = createAnswerRecorder({ database, items, now: () => now })
    // Each in a callback of its own, as requests arrive: what one can finish in promises alone, it finishes before the next.
    const arrivals = students.map(async (student) => {
      await nextTurn()
      return record(student, [flashcard('cells/f01')])
    })
    await Promise.all(arrivals)
    expect(statements()).toBe(2)
  })

  test('pupils who were just answered and come again one by one share the next commit, too', async () => {
    const students = await Promise.all(Array.from({ length: 4 }, () => someone()))
    const { database, statements } = counted()
    const record = createAnswerRecorder({ database, items, now: () => now, windowMs: 60_000 })
    const study = async (student: string, turnsBetween: number) => {
      await nextTurn()
      await record(student, [flashcard('cells/f01')])
      for (let turn = 0; turn < turnsBetween; turn++) await nextTurn()
      await record(student, [flashcard('cells/f02')])
    }
    await Promise.all(students.map((student, index) => study(student, 1 + 2 * index)))
    expect(statements()).toBe(4)
  })

  test('one request for somebody who is not there fails alone', async () => {
    const record = recorder()
    const student = await someone()
    const [nobody, somebody] = await Promise.allSettled([
      record('nobody', [flashcard('cells/f01')]),
      record(student, [flashcard('cells/f01')]),
    ])
    expect(nobody).toMatchObject({ status: 'rejected', reason: { code: 'not-allowed' } })
    expect(somebody.status).toBe('fulfilled')
    expect(await stored(student)).toMatchObject({ answers: 1 })
  })

  test("a day is the pupil's own: late evening in London is tomorrow in Auckland", async () => {
    const students = [
      await createStudent(open(), { id: randomUUID(), timeZone: 'Europe/London' }),
      await createStudent(open(), { id: randomUUID(), timeZone: 'Pacific/Auckland' }),
    ]
    for (const student of students) await recorder()(student, [flashcard('cells/f01')])
    const days = await open().query<{ day: string }>(
      'select day from study_days where student_id = any($1::text[]) order by day',
      [students],
    )
    expect(days.map(({ day }) => day)).toEqual(['2026-05-12', '2026-05-13'])
  })
})
