import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { responseAnswer } from '#tests/support/answers.ts'
import { after, newTask, quizRun, teacherWithClass } from '#tests/support/set-work.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('the results of set work', (open) => {
  test('a class does a quiz: who is done, each question, each misconception, and who needs it again', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 3)
    const [ada, ben, cem] = pupils
    const task = newTask(classId)
    expect((await teacher.post('/api/tasks', { tasks: [task] })).body.tasks).toEqual([{ id: task.id, pupils: 3 }])
    // Sent again it is the same task.
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    expect((await teacher.get('/api/tasks')).body.tasks).toHaveLength(1)

    at(after(2))
    await ada?.post('/api/answers', { answers: quizRun('cells', [], after(2)) })
    // Ben is wrong about the first two, tries once more and is right about the first.
    await ben?.post('/api/answers', { answers: quizRun('cells', [0, 1], after(2)) })
    at(after(3))
    await ben?.post('/api/answers', { answers: quizRun('cells', [1], after(3)) })
    await cem?.post('/api/answers', { answers: quizRun('cells', [0], after(2)).slice(0, 2) })

    const { body } = await teacher.get(`/api/tasks/${task.id}`)
    expect(body.task).toMatchObject({
      title: 'Quiz: Cells',
      pupils: 3,
      done: 2,
      begun: 1,
      classes: [{ id: classId, name: '9X' }],
    })
    expect(
      body.pupils.map(({ name, state, percent, attempts }: Record<string, unknown>) => [
        name,
        state,
        percent,
        attempts,
      ]),
    ).toEqual([
      ['Ada', 'done', 100, 1],
      ['Ben', 'done', 80, 2],
      ['Cem', 'begun', null, 0],
    ])
    const [first, second, third] = body.questions
    expect([first.answered, first.right, first.discrimination]).toEqual([3, 1, null])
    expect(first.options.map(({ chosen }: { chosen: number }) => chosen)).toEqual([0, 1, 0, 2])
    expect([second.answered, second.right]).toEqual([3, 2])
    expect([third.answered, third.right]).toEqual([2, 2])
    const [wrong, other] = body.misconceptions
    expect(wrong).toMatchObject({
      label: '‘Option 04’ for ‘Question q01’',
      chosenBy: 2,
      suggestion: { topicId: 'cells', section: { id: 'all-of-it' } },
    })
    // Ben has been right about the first since, and not about the second.
    expect(wrong.still.map(({ name }: { name: string }) => name)).toEqual(['Cem'])
    expect(other.still.map(({ name }: { name: string }) => name)).toEqual(['Ben'])

    const own = (await ada?.get('/api/own-tasks'))?.body.tasks
    expect(own).toMatchObject([{ state: 'done', path: '/gcse/biology/aqa/quiz?topic=cells', teacher: 'A teacher' }])
    const told = await open().query<{ title: string }>('select title from notices where user_id = $1', [ada?.id ?? ''])
    expect(told).toEqual([{ title: 'New task: Quiz: Cells' }])
    await product.jobs.stop()
  })

  test('of a question without four options the results show what was typed, and what was wrong in it', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 3)
    const work = { ...newTask(classId).work, topicId: 'genes', board: 'ocr' as const }
    const task = newTask(classId, { work })
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    at(after(2))
    for (const [place, text] of ['30 m', '30', '30'].entries()) {
      const answers = [
        responseAnswer({ id: randomUUID(), answeredAt: after(2).toISOString(), response: { kind: 'numeric', text } }),
      ]
      const { results } = (await pupils[place]?.post('/api/answers', { answers }))?.body ?? {}
      expect(results).toMatchObject([{ status: 'recorded', correct: place === 0 }])
    }
    const { body } = await teacher.get(`/api/tasks/${task.id}`)
    expect(body.questions).toMatchObject([
      {
        id: 'genes/q07',
        answered: 3,
        right: 1,
        options: [
          { text: '30', right: false, chosen: 2 },
          { text: '30 m', right: true, chosen: 1 },
        ],
      },
    ])
    expect(body.misconceptions).toMatchObject([{ label: '‘30’ for ‘How far is it?’', chosenBy: 2 }])
    await product.jobs.stop()
  })

  test('results leave as CSV, one line a pupil or question, and no cell is a formula', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 2)
    const [ada, ben] = pupils
    await open().query('update profiles set full_name = $2 where id = $1', [ben?.id ?? '', '=HYPERLINK("x")'])
    const task = newTask(classId)
    await teacher.post('/api/tasks', { tasks: [task] })
    at(after(2))
    await ada?.post('/api/answers', { answers: quizRun('cells', [0], after(2)) })
    const read = async (of: string) => {
      const cookie = [...teacher.cookies].map((pair) => pair.join('=')).join('; ')
      return product.app.request(`/api/tasks/${task.id}/export?of=${of}`, { headers: { cookie } })
    }
    const file = await read('pupils')
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Quiz%20Cells%20pupils.csv")
    const lines = (await file.text()).split('\r\n')
    expect(lines[0]).toBe('Pupil,Class,State,Score %,Met,Of,Attempts,Last worked,Done')
    expect(lines.find((line) => line.startsWith('Ada'))).toBe('Ada,9X,Done,80,1,1,1,11/05/2026 19:00,11/05/2026 19:00')
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK\(""x""\)",9X,Not begun/)
    const questions = (await (await read('questions')).text()).split('\r\n')
    expect(questions[1]).toMatch(/^Question q01,1,0,0,,Option 01,0,,Option 02,0,Right answer,/)
    await product.jobs.stop()
  })

  test('a misconception is followed up once with those who hold it, however often it is pressed', async () => {
    const { teacher, pupils, classId, at, product } = await teacherWithClass(open(), 2)
    const [ada, ben] = pupils
    const task = newTask(classId)
    await teacher.post('/api/tasks', { tasks: [task] })
    at(after(2))
    for (const pupil of [ada, ben]) await pupil?.post('/api/answers', { answers: quizRun('cells', [0], after(2)) })
    const results = async () => (await teacher.get(`/api/tasks/${task.id}`)).body.misconceptions[0]
    const { followUp, still, suggestion } = await results()
    expect(followUp.set).toBe(false)
    const body = {
      tasks: [
        newTask(classId, {
          id: followUp.id,
          work: {
            kind: 'topic',
            method: 'notes',
            topicId: suggestion.topicId,
            board: suggestion.board,
            sectionId: suggestion.section.id,
          },
          recipients: { classIds: [], pupils: still.map(({ id }: { id: string }) => ({ classId, pupilId: id })) },
        }),
      ],
    }
    for (let press = 0; press < 2; press++) expect((await teacher.post('/api/tasks', body)).status).toBe(200)
    expect((await results()).followUp).toEqual({ id: followUp.id, set: true })
    expect((await teacher.get('/api/tasks')).body.tasks).toHaveLength(2)
    expect((await ada?.get('/api/own-tasks'))?.body.tasks.map(({ path }: { path: string }) => path)).toContain(
      '/gcse/biology/aqa/notes?topic=cells#all-of-it',
    )
    const gaps = (await teacher.get(`/api/class-gaps/${classId}`)).body
    expect(gaps).toMatchObject({
      name: '9X',
      pupils: 2,
      topics: [{ topicId: 'cells', answered: 10, correct: 8, pupils: 2 }],
    })
    await product.jobs.stop()
  })
})
