import { expect, test } from 'vitest'
import { createAnswerRecorder } from '#server/study/answer-recorder.ts'
import { cardAnswer, items, uuid } from '#tests/support/answers.ts'
import { createStudent } from '#tests/support/students.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import type { Acknowledged } from './device.ts'
import { findLosses } from './find-losses.ts'

const now = new Date('2026-03-02T12:00:00Z')

const remembered = (studentId: string, acknowledged: [string, Acknowledged][]) => [
  { studentId, acknowledged: new Map(acknowledged) },
]

describeOnPostgres('losses after a crash', (open) => {
  async function answered(studentId: string): Promise<void> {
    await createStudent(open(), { id: studentId })
    await createAnswerRecorder({ database: open(), items, now: () => now })(studentId, [cardAnswer({ id: uuid(1) })])
  }
  test('what is stored as it was acknowledged is no loss, nor is an answer that nobody acknowledged', async () => {
    await answered('ada')
    expect(await findLosses(open(), remembered('ada', [[uuid(1), { correct: true, xp: 10 }]]))).toEqual([])
    expect(await findLosses(open(), remembered('ada', [[uuid(1), { correct: null, xp: null }]]))).toEqual([])
    expect(await findLosses(open(), remembered('ada', []))).toEqual([])
  })

  test('an acknowledged answer that is not there is a loss', async () => {
    await answered('bea')
    const losses = await findLosses(open(), remembered('bea', [[uuid(2), { correct: null, xp: null }]]))
    expect(losses).toEqual([`bea lost 1 acknowledged answers, ${uuid(2)} among them.`])
  })

  test('an answer that is marked otherwise, and XP that was promised, are losses', async () => {
    await answered('cyd')
    const losses = await findLosses(open(), remembered('cyd', [[uuid(1), { correct: false, xp: 70 }]]))
    expect(losses).toEqual([
      'cyd has 1 answers marked otherwise than acknowledged.',
      'cyd was promised 70 XP and has 10.',
    ])
  })
})
