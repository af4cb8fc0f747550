import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { code, makeClass, newTask, teacherWithClass } from '#tests/support/set-work.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('setting work', (open) => {
  test('another teacher, of the same school or another, finds neither the class nor the task; nor do its pupils', async () => {
    const { teacher, pupils, classId, product } = await teacherWithClass(open(), 2)
    const [ada, ben] = pupils
    const stranger = await product.signedIn('teacher')
    const task = newTask(classId, { recipients: { classIds: [], pupils: [{ classId, pupilId: ada?.id ?? '' }] } })
    expect(await code(stranger.post('/api/tasks', { tasks: [task] }))).toBe('not-found')
    const foreign = { classId, pupilId: stranger.id }
    expect(
      await code(
        teacher.post('/api/tasks', { tasks: [newTask(classId, { recipients: { classIds: [], pupils: [foreign] } })] }),
      ),
    ).toBe('not-found')
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    expect(await code(stranger.get(`/api/tasks/${task.id}`))).toBe('not-found')
    expect(await code(stranger.send('PATCH', `/api/tasks/${task.id}`, { note: 'Mine' }))).toBe('not-found')
    expect(await code(stranger.post(`/api/tasks/${task.id}/withdraw`, {}))).toBe('not-found')
    expect(await code(stranger.get(`/api/tasks/${task.id}/export?of=pupils`))).toBe('not-found')
    expect(await code(stranger.get(`/api/class-gaps/${classId}`))).toBe('not-found')
    expect(await code(stranger.get(`/api/tasks?classId=${classId}`))).toBe('not-found')
    // An id that is taken tells a stranger nothing and changes nothing.
    const own = await makeClass(open(), stranger.id, '7Z')
    expect(await code(stranger.post('/api/tasks', { tasks: [newTask(own, { id: task.id })] }))).toBe('bad-input')
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toHaveLength(1)
    expect((await ben?.get('/api/own-tasks'))?.body.tasks).toEqual([])
    await product.jobs.stop()
  })

  test('a set is shared with the class that is to study it, and only one’s own can be set', async () => {
    const { teacher, pupils, classId, product } = await teacherWithClass(open(), 1)
    const [ada] = pupils
    const setId = randomUUID()
    await teacher.post('/api/sets', { id: setId, title: 'Verbs' })
    await teacher.send('PUT', `/api/sets/${setId}/cards/${randomUUID()}`, { front: 'être', back: 'to be' })
    const foreign = await ada?.post('/api/sets', { id: randomUUID(), title: 'Mine' })
    const work = { kind: 'set' as const, setId }
    expect(
      (
        await teacher.post('/api/tasks', {
          tasks: [newTask(classId, { work: { ...work, setId: foreign?.body.id ?? randomUUID() } })],
        })
      ).status,
    ).toBe(404)
    await teacher.post('/api/tasks', { tasks: [newTask(classId, { work })] })
    expect((await ada?.get('/api/own-tasks'))?.body.tasks).toMatchObject([
      { title: 'Flashcards: Verbs', total: 1, path: `/sets/${setId}/flashcards` },
    ])
    expect((await ada?.get(`/api/sets/${setId}/study`))?.status).toBe(200)
    await product.jobs.stop()
  })
})
