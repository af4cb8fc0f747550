import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Answer } from '#domain/study/answer.ts'
import { items, RIGHT, WRONG } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { createAnswerRecorder } from './answer-recorder.ts'
import { rememberPastAnswers } from './remember-past-answers.ts'

const monday = new Date('2026-05-11T16:00:00Z')
const wednesday = new Date('2026-05-13T16:00:00Z')

const question = (itemId: string, choice: number, at: Date): Answer => ({
  kind: 'quiz',
  id: randomUUID(),
  itemId,
  topicId: 'cells',
  choice,
  attempt: null,
  answeredAt: at.toISOString(),
})

describeOnBothDatabases('answers from before questions were scheduled', (open) => {
  const states = (student: string) =>
    open().query(`select * from card_states where student_id = $1 and kind = 'question' order by item_id`, [student])

  test('are remembered as if they had been scheduled when they were given, and only once', async () => {
    const student = await createStudent(open(), { id: randomUUID() })
    const record = (now: Date, ...answers: Answer[]) =>
      createAnswerRecorder({ database: open(), items, now: () => now })(student, answers)
    await record(monday, question('cells/q01', RIGHT, monday), question('cells/q02', WRONG, monday))
    await record(wednesday, question('cells/q01', RIGHT, wednesday))
    const recorded = await states(student)
    expect(recorded).toHaveLength(2)

    await open().query(`delete from card_states where student_id = $1 and kind = 'question'`, [student])
    await rememberPastAnswers({ database: open(), items })
    expect(await states(student)).toEqual(recorded)

    await open().query(`update card_states set reps = 7 where student_id = $1 and item_id = 'cells/q01'`, [student])
    await rememberPastAnswers({ database: open(), items })
    expect(await states(student)).toMatchObject([{ reps: 7 }, { reps: 1 }])
  })
})
