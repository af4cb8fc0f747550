import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { everyKind, rightResponse } from '#tests/support/quiz-questions.ts'
import { setQuiz, writeQuizOf } from '#tests/support/teacher-quizzes.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const begin = new Date('2026-05-12T16:00:00Z')

describeOnPostgres("results of a teacher's own quiz", (open) => {
  test('each question with what was chosen or typed, and the misconceptions that its teacher wrote', async () => {
    let now = begin
    const server = await createTestApp({ database: open(), now: () => now })
    const teacher = await server.signedIn('teacher')
    const [ada, ben] = [await server.signedIn('student', 'Ada'), await server.signedIn('student', 'Ben')]
    const quizId = await writeQuizOf(teacher, everyKind)
    const taskId = await setQuiz(open(), { teacher, pupils: [ada, ben], quizId, now })
    const take = async (pupil: typeof ada, change: (index: number) => unknown) => {
      const { id } = (await pupil.post(`/api/quizzes/${quizId}/attempts`, { id: randomUUID() })).body
      const responses = everyKind.map((question, index) => ({
        questionId: question.id,
        revision: 1,
        response: change(index) ?? rightResponse(question),
      }))
      expect((await pupil.post(`/api/quiz-attempts/${id}/submit`, { responses })).status).toBe(200)
    }
    await take(ada, () => undefined)
    const typed = { kind: 'numeric', text: '<b>7</b>' }
    await take(ben, (index) => [{ kind: 'multiple-choice', option: 'opt2' }, undefined, undefined, typed][index])

    const { body } = await teacher.get(`/api/tasks/${taskId}`)
    expect(body.task).toMatchObject({ pupils: 2, done: 2 })
    expect(body.pupils[0]).toMatchObject({ percent: 100, attempts: 1 })
    expect(body.pupils[1].percent).toBeLessThan(100)
    const [options, , , numbers] = body.questions
    expect([options.answered, options.right]).toEqual([2, 1])
    expect(options.options.map(({ chosen }: { chosen: number }) => chosen)).toEqual([1, 1, 0, 0])
    expect(options.options[1]).toMatchObject({ right: false, misconception: 'Plants breathe in oxygen to make food' })
    // What a pupil typed is shown as typed, not read as HTML.
    expect(numbers.options.map(({ html }: { html: string }) => html)).toContain('&lt;b&gt;7&lt;/b&gt;')
    expect(body.misconceptions[0]).toMatchObject({
      label: 'Plants breathe in oxygen to make food',
      chosenBy: 1,
      still: [{ id: ben.id, name: 'Ben' }],
      suggestion: null,
    })
    // Better the second time: no longer among those to teach again, and their best counts.
    now = new Date(begin.getTime() + 3_600_000)
    await take(ben, () => undefined)
    const again = (await teacher.get(`/api/tasks/${taskId}`)).body
    expect(again.pupils[1]).toMatchObject({ percent: 100, attempts: 2 })
    expect(again.questions[0].right).toBe(1)
    expect(again.misconceptions[0].still).toEqual([])
    await server.jobs.stop()
  })
})
