import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { NewTask, setTasksEndpoint } from '#contract/tasks.ts'
import type { Person } from '#domain/permissions.ts'
import { MOST_TASKS } from '#domain/tasks/task.ts'
import { taskTitle } from '#domain/tasks/task-title.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { readTaskFacts } from '../task-facts-store.ts'
import type { TaskRow } from '../task-row.ts'
import { countStanding, lockTask, writeTask } from '../task-store.ts'
import { teacherOf } from '../teacher-of.ts'
import { readOwnSets, readTeacher } from '../teaching-store.ts'
import { announceTask } from './announce-task.ts'
import { checkRecipients } from './check-recipients.ts'
import { checkTiming } from './check-timing.ts'
import { checkWork, type OwnWork } from './check-work.ts'
import { announceAtOpening } from './opening-queue.ts'
import { readOwnQuizzes } from './own-quiz-store.ts'
import { readOwnClasses } from './read-own-classes.ts'
import { writeRecipients } from './recipient-store.ts'
import { shareSet } from './share-set.ts'

/**
 * Sets work: all of the tasks or none. One that was set before by the same teacher stays as it is.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class, pupil, set, quiz or topic that
 *   is not theirs or not there; bad-input; limit-reached.
 */
export async function setTasks(options: {
  person: Person
  tasks: readonly NewTask[]
  database: Database
  curriculum: Pick<CurriculumStore, 'topic' | 'subject'>
  jobs: Pick<Jobs, 'send'>
  now: Date
}): Promise<AnswerOf<typeof setTasksEndpoint>> {
  const { person, tasks, database, curriculum, jobs, now } = options
  const teacherId = teacherOf(person)
  const rows: TaskRow[] = []
  const answer = await database.transaction(async (transaction) => {
    const teacher = await readTeacher(transaction, teacherId)
    if (!teacher) throw new AppError('not-allowed')
    const own: OwnWork = {
      sets: await readOwnSets(transaction, teacherId),
      quizzes: await readOwnQuizzes(transaction, teacherId),
    }
    if ((await countStanding(transaction, teacherId)) + tasks.length > MOST_TASKS)
      throw new AppError('limit-reached', { message: `You can have set at most ${MOST_TASKS} tasks.` })
    const classes = await readOwnClasses(transaction, teacherId)
    for (const task of tasks) {
      const before = await lockTask(transaction, task.id)
      if (before && before.teacherId !== teacherId) throw new AppError('bad-input', { message: 'Try once more.' })
      if (before) continue
      checkRecipients(person, task.recipients, classes)
      const { subject, ...work } = checkWork(task.work, { curriculum, own })
      const window = checkTiming(task, { timeZone: teacher.timeZone, mustBeAhead: true, now })
      const { id, note, goalPercent, opensOn, dueOn, dueTime, lateAllowed } = task
      const row = {
        id,
        teacherId,
        note,
        goalPercent,
        opensOn,
        dueOn,
        dueTime,
        lateAllowed,
        timeZone: teacher.timeZone,
        ...window,
        ...work,
        createdAt: now,
        withdrawnAt: null,
        title: task.title || taskTitle(work.method, subject),
      }
      if (!(await writeTask(transaction, row))) throw new AppError('bad-input', { message: 'Try once more.' })
      rows.push(row)
      await writeRecipients(transaction, { taskId: id, ...task.recipients })
      await shareSet(transaction, { ...work, recipients: task.recipients, now })
    }
    const ids = tasks.map(({ id }) => id)
    const pupils = Map.groupBy(await readTaskFacts(transaction, ids), ({ taskId }) => taskId)
    for (const id of ids)
      await announceTask(transaction, { taskId: id, to: (pupils.get(id) ?? []).map(({ studentId }) => studentId), now })
    return { tasks: ids.map((id) => ({ id, pupils: pupils.get(id)?.length ?? 0 })) }
  })
  for (const task of rows) await announceAtOpening(jobs, { task, now })
  return answer
}
