import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { mailOverdueTasks } from './overdue-mails.ts'

const curriculum = readWrittenCurriculum()
const set = new Date('2026-05-11T16:00:00Z')

describeOnPostgres('mail about overdue tasks', (open) => {
  test('comes once for a task, only to parents who asked for it, and not about what was due long ago', async () => {
    let now = set
    const app = await createTestApp({ database: open(), curriculum, now: () => now })
    const [teacher, pupil] = [await app.signedIn('teacher'), await app.signedIn('student', 'Sam Poole')]
    const [asked, other] = [await app.signedIn('parent'), await app.signedIn('parent')]
    const [classId, id] = [randomUUID(), randomUUID()]
    await open().query(
      'insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, $3, $4, $5)',
      [classId, teacher.id, '9X', classId.slice(0, 8), set],
    )
    await open().query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
      pupil.id,
      classId,
      set,
    ])
    for (const { id: parentId } of [asked, other])
      await open().query('insert into parent_links (student_id, parent_id, linked_at) values ($1, $2, $3)', [
        pupil.id,
        parentId,
        set,
      ])
    await asked.send('PUT', '/api/parent-preferences', { weeklyDay: null, overdueTasks: true })
    const task = {
      id,
      title: 'Cells before Friday',
      note: '',
      work: { kind: 'topic', method: 'quiz', topicId: 'cells', board: 'aqa', sectionId: null },
      goalPercent: null,
      opensOn: '2026-05-11',
      dueOn: '2026-05-15',
      dueTime: '09:00',
      lateAllowed: true,
      recipients: { classIds: [classId], pupils: [] },
    }
    expect((await teacher.post('/api/tasks', { tasks: [task] })).status).toBe(200)
    const look = () =>
      mailOverdueTasks({
        database: open(),
        curriculum,
        jobs: app.jobs,
        publicUrl: 'http://revisewell.test',
        now: () => now,
      })
    const mails = async () => (await app.mails()).filter(({ subject }) => subject.includes('overdue'))

    await look()
    now = new Date('2026-05-15T15:30:00Z')
    await look()
    await look()
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1)
    expect(await mails()).toMatchObject([
      { to: asked.email, subject: 'A task of Sam’s is overdue: Cells before Friday' },
    ])
    expect((await asked.get('/api/children')).body.children).toMatchObject([{ tasks: [{ id, state: 'overdue' }] }])
    // Whoever asks for it later is not told of what is long past.
    await other.send('PUT', '/api/parent-preferences', { weeklyDay: null, overdueTasks: true })
    now = new Date('2026-05-25T15:30:00Z')
    await look()
    const waiting = await open().query(`select 1 from jobs.job where name = 'mail' and data ->> 'to' = $1`, [
      other.email,
    ])
    expect(waiting).toEqual([])
    await app.jobs.stop()
  })
})
