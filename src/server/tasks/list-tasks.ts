import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { listTasksEndpoint } from '#contract/tasks.ts'
import type { Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readMoment, writeMoment } from '../http/cursor.ts'
import { readTaughtClasses } from '../people/taught-class-store.ts'
import { pupilStanding } from './pupil-standing.ts'
import { summariseTask } from './results/summarise-task.ts'
import { readTaskFacts } from './task-facts-store.ts'
import { findTaskMaterial } from './task-material.ts'
import { countTasks, readTasks } from './task-store.ts'
import { teacherOf } from './teacher-of.ts'
import { readTeacher } from './teaching-store.ts'

/** Each is counted from its pupils' answers. */
const TASKS_A_PAGE = 12

/**
 * A teacher's set work, a page at a time.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class that is not theirs.
 */
export async function listTasks(options: {
  person: Person
  query: ParsedOf<typeof listTasksEndpoint>['query']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  now: Date
}): Promise<AnswerOf<typeof listTasksEndpoint>> {
  const { person, query, queries, curriculum, now } = options
  const teacherId = teacherOf(person)
  const teacher = await readTeacher(queries, teacherId)
  const classes = (await readTaughtClasses(queries, teacherId)).map(({ id, name }) => ({ id, name }))
  const classId = query.classId ?? null
  if (classId !== null && !classes.some(({ id }) => id === classId)) throw new AppError('not-found')
  const after = readMoment(query.after)
  const found = await readTasks(queries, {
    teacherId,
    show: query.show,
    classId,
    after,
    now,
    limit: TASKS_A_PAGE + 1,
  })
  const page = found.slice(0, TASKS_A_PAGE)
  const last = page.at(-1)
  const facts = Map.groupBy(
    await readTaskFacts(
      queries,
      page.map(({ id }) => id),
    ),
    ({ taskId }) => taskId,
  )
  const materialOf = await findTaskMaterial({ tasks: page, queries, curriculum })
  return {
    today: dayIn(teacher?.timeZone ?? 'Europe/London', now),
    classes,
    tasks: page.map((task) => {
      const material = materialOf(task)
      const standings = (facts.get(task.id) ?? []).map((own) => pupilStanding({ task, facts: own, material, now }))
      return summariseTask(task, standings, now)
    }),
    next: last && found.length > page.length ? writeMoment({ at: last.dueAt, id: last.id }) : null,
    counts: await countTasks(queries, { teacherId, classId, now }),
  }
}
