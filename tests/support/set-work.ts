import { randomUUID } from 'node:crypto'
import type { NewTask } from '#contract/tasks.ts'
import type { Database } from '#server/database/database.ts'
import { RIGHT } from './answers.ts'
import { createTestApp } from './test-app.ts'
import { readWrittenCurriculum } from './written-curriculum.ts'

const curriculum = readWrittenCurriculum()
const monday = new Date('2026-05-11T16:00:00Z')
const HOUR = 3_600_000
/** So many hours after the Monday on which the clock begins. */
export const after = (hours: number) => new Date(monday.getTime() + hours * HOUR)

/** The code of a refusal. */
export const code = async (answer: Promise<{ body: { error?: { code: string } } }>) => (await answer).body.error?.code

type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A teacher with a class 9X of up to four pupils, on a clock that a test moves. */
export async function teacherWithClass(database: Database, count: number) {
  let now = monday
  const product: TestApp = await createTestApp({ database, curriculum, now: () => now })
  const teacher = await product.signedIn('teacher')
  const pupils = await Promise.all(
    ['Ada', 'Ben', 'Cem', 'Dot'].slice(0, count).map((name) => product.signedIn('student', name)),
  )
  const classId = await makeClass(database, teacher.id, '9X')
  for (const { id } of pupils) await join(database, id, classId)
  return { product, teacher, pupils, classId, at: (moment: Date) => (now = moment) }
}

export async function makeClass(database: Database, teacherId: string, name: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    'insert into school_classes (id, teacher_id, name, join_code, created_at) values ($1, $2, $3, $4, $5)',
    [id, teacherId, name, id.slice(0, 8), after(-100)],
  )
  return id
}

export const join = (database: Database, studentId: string, classId: string, at = after(-50)) =>
  database.query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, $3)', [
    studentId,
    classId,
    at,
  ])

/** A quiz on the first topic, due on Friday at nine. */
export const newTask = (classId: string, rest: Partial<NewTask> = {}) => ({
  id: randomUUID(),
  title: '',
  note: 'Before Friday, please.',
  work: { kind: 'topic' as const, method: 'quiz' as const, topicId: 'cells', board: 'aqa' as const, sectionId: null },
  goalPercent: null,
  opensOn: '2026-05-11',
  dueOn: '2026-05-15',
  dueTime: '09:00',
  lateAllowed: true,
  recipients: { classIds: [classId], pupils: [] },
  ...rest,
})

/** The answers of a whole quiz, those at `wrong` wrong. */
export function quizRun(topicId: string, wrong: readonly number[], at: Date) {
  const itemIds = [1, 2, 3, 4, 5].map((number) => `${topicId}/q0${number}`)
  const attempt = { id: randomUUID(), scope: topicId, itemIds }
  return itemIds.map((itemId, index) => ({
    kind: 'quiz' as const,
    id: randomUUID(),
    itemId,
    topicId,
    choice: wrong.includes(index) ? 3 : RIGHT,
    answeredAt: new Date(at.getTime() + index * 1000).toISOString(),
    attempt,
  }))
}
