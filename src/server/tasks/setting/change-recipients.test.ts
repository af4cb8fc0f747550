import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { after, code, join, makeClass, newTask, quizRun, teacherWithClass } from '#tests/support/set-work.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('whom set work is for', (open) => {
  test('pupils and classes are added and taken out: who comes is told once, what was done stays counted', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 3)
    const [ada, ben, cem] = pupils
    const other = await makeClass(open(), teacher.id, '9Y')
    await join(open(), cem?.id ?? '', other)
    const single = (...who: typeof pupils) => who.map(({ id }) => ({ classId, pupilId: id }))
    const task = newTask(classId, { recipients: { classIds: [], pupils: ada ? single(ada) : [] } })
    await teacher.post('/api/tasks', { tasks: [task] })
    at(after(2))
    await ada?.post('/api/answers', { answers: quizRun('cells', [], after(2)) })
    const setFor = async (recipients: object) =>
      (await teacher.send('PATCH', `/api/tasks/${task.id}`, { recipients })).status
    const states = async () =>
      Object.fromEntries(
        (await teacher.get(`/api/tasks/${task.id}`)).body.pupils.map(({ name, state }: Record<string, string>) => [
          name,
          state,
        ]),
      )
    expect(await setFor({ classIds: [other], pupils: ben ? single(ben) : [] })).toBe(200)
    expect(await states()).toEqual({ Ben: 'to-do', Cem: 'to-do' })
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toEqual([])
    for (let time = 0; time < 2; time++) expect(await setFor({ classIds: [classId], pupils: [] })).toBe(200)
    expect(await states()).toEqual({ Ada: 'done', Ben: 'to-do', Cem: 'to-do' })
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.recipients).toEqual({ classIds: [classId], pupils: [] })
    const told = await open().query<{ userId: string }>(
      'select user_id as "userId" from notices where cause = $1 order by user_id',
      [`task:${task.id}:set`],
    )
    expect(told.map(({ userId }) => userId)).toEqual(pupils.map(({ id }) => id).toSorted())
    await product.jobs.stop()
  })

  test('a task is never for nobody, nor for a class or pupil of somebody else; a class put away keeps it', async () => {
    const { teacher, pupils, classId, product } = await teacherWithClass(open(), 1)
    const stranger = await product.signedIn('teacher')
    const foreign = await makeClass(open(), stranger.id, '7Z')
    const second = await makeClass(open(), teacher.id, '9Y')
    const task = newTask(classId, { recipients: { classIds: [classId, second], pupils: [] } })
    await teacher.post('/api/tasks', { tasks: [task] })
    const setFor = (recipients: object) => code(teacher.send('PATCH', `/api/tasks/${task.id}`, { recipients }))
    expect(await setFor({ classIds: [], pupils: [] })).toBe('bad-input')
    expect(await setFor({ classIds: [foreign], pupils: [] })).toBe('not-found')
    expect(await setFor({ classIds: [], pupils: [{ classId: second, pupilId: pupils[0]?.id }] })).toBe('not-found')
    await open().query('update school_classes set archived_at = $2 where id = $1', [second, after(1)])
    expect(await setFor({ classIds: [], pupils: [{ classId, pupilId: pupils[0]?.id }] })).toBe(undefined)
    expect((await teacher.get(`/api/tasks/${task.id}`)).body.recipients).toEqual({
      classIds: [second],
      pupils: [{ classId, pupilId: pupils[0]?.id }],
    })
    await product.jobs.stop()
  })

  test('a set is shared with a class that comes to study it', async () => {
    const { teacher, pupils, classId, product } = await teacherWithClass(open(), 1)
    const empty = await makeClass(open(), teacher.id, '9Y')
    const setId = randomUUID()
    await teacher.post('/api/sets', { id: setId, title: 'Verbs' })
    await teacher.send('PUT', `/api/sets/${setId}/cards/${randomUUID()}`, { front: 'être', back: 'to be' })
    const task = newTask(empty, { work: { kind: 'set', setId } })
    await teacher.post('/api/tasks', { tasks: [task] })
    const studied = async () => (await pupils[0]?.get(`/api/sets/${setId}/study`))?.status
    expect(await studied()).toBe(404)
    await teacher.send('PATCH', `/api/tasks/${task.id}`, { recipients: { classIds: [classId], pupils: [] } })
    expect(await studied()).toBe(200)
    await product.jobs.stop()
  })
})
