import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { after, join, newTask, quizRun, teacherWithClass } from '#tests/support/set-work.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('set work as its pupils have it', (open) => {
  test('late work counts as late or not at all; more time brings a closed task back; withdrawn it is gone, its results stay', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 2)
    const [ada] = pupils
    const late = newTask(classId, { goalPercent: 80 })
    const strict = newTask(classId, { lateAllowed: false, title: 'By Friday' })
    await teacher.post('/api/tasks', { tasks: [late, strict] })
    // Friday at nine in Britain is eight by Greenwich: an hour later is late.
    const friday = new Date('2026-05-15T08:30:00Z')
    at(friday)
    await ada?.post('/api/answers', { answers: quizRun('cells', [1], friday) })
    const states = async () =>
      Object.fromEntries(
        (await ada?.get('/api/own-tasks'))?.body.tasks.map(({ id, state }: { id: string; state: string }) => [
          id,
          state,
        ]),
      )
    expect(await states()).toEqual({ [late.id]: 'done-late', [strict.id]: 'closed' })
    const changed = await teacher.send('PATCH', `/api/tasks/${strict.id}`, { dueOn: '2026-05-18', dueTime: '12:00' })
    expect(changed.status).toBe(200)
    expect(await states()).toEqual({ [late.id]: 'done-late', [strict.id]: 'done' })
    expect((await teacher.send('PATCH', `/api/tasks/${strict.id}`, { dueOn: '2026-05-10' })).body.error.fields).toEqual(
      {
        dueOn: 'It has to be due after it opens.',
      },
    )
    await teacher.post(`/api/tasks/${strict.id}/withdraw`, {})
    expect((await teacher.post(`/api/tasks/${strict.id}/withdraw`, {})).status).toBe(200)
    expect(await states()).toEqual({ [late.id]: 'done-late' })
    const { body } = await teacher.get(`/api/tasks/${strict.id}`)
    expect(body.task).toMatchObject({ withdrawn: true, done: 1 })
    expect((await teacher.get('/api/tasks?show=finished')).body.tasks.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([late.id, strict.id]),
    )
    await product.jobs.stop()
  })

  test('who joins later gets open work of the whole class; who leaves is seen no more', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 1)
    const [ada] = pupils
    const task = newTask(classId)
    const first = newTask(classId, { opensOn: '2026-05-01', dueOn: '2026-05-12', dueTime: '08:00' })
    await teacher.post('/api/tasks', { tasks: [task, first] })
    at(after(24))
    const late = await product.signedIn('student', 'Dot')
    await join(open(), late.id, classId, after(24))
    // What was due before Dot came is not Dot's.
    expect((await late.get('/api/own-tasks')).body.tasks.map(({ id }: { id: string }) => id)).toEqual([task.id])
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.pupils).toHaveLength(2)
    await open().query('delete from class_members where student_id = $1', [ada?.id ?? ''])
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toEqual([])
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.pupils.map(({ name }: { name: string }) => name)).toEqual([
      'Dot',
    ])
    await product.jobs.stop()
  })

  test('what is due stands in the pupil’s plan and calendar until it is done, and not before it opens', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 1)
    const [ada] = pupils
    const cards = newTask(classId, {
      work: { kind: 'topic', method: 'flashcards', topicId: 'cells', board: 'ocr', sectionId: null },
    })
    const coming = newTask(classId, { opensOn: '2026-05-13', title: 'Later' })
    await teacher.post('/api/tasks', { tasks: [cards, coming] })
    const planned = async () => (await ada?.get('/api/plan'))?.body.tasks.map(({ title }: { title: string }) => title)
    expect(await planned()).toEqual(['Flashcards: Cells'])
    const feed = new URL((await ada?.post('/api/plan/feed', {}))?.body.url).pathname
    const calendar = await (await product.app.request(feed)).text()
    expect(calendar).toContain('SUMMARY:Due by 09:00: Flashcards: Cells')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260515')
    const moment = after(1)
    at(moment)
    const answers = ['f01', 'f02', 'f03'].map((key) => ({
      kind: 'flashcard',
      id: randomUUID(),
      itemId: `cells/${key}`,
      topicId: 'cells',
      grade: 'dont-know',
      answeredAt: moment.toISOString(),
    }))
    await ada?.post('/api/answers', { answers: answers.slice(0, 2) })
    expect((await ada?.get('/api/own-tasks'))?.body.tasks[0]).toMatchObject({ state: 'begun', met: 2, total: 3 })
    await ada?.post('/api/answers', { answers: answers.slice(2) })
    expect(await planned()).toEqual([])
    at(new Date('2026-05-13T00:00:00+01:00'))
    expect(await planned()).toEqual(['Later'])
    await product.jobs.stop()
  })
})
