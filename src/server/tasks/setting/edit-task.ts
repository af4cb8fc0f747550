import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { editTaskEndpoint } from '#contract/tasks.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { readTaskFacts } from '../task-facts-store.ts'
import { lockTask, updateTask } from '../task-store.ts'
import { teacherOf } from '../teacher-of.ts'
import { announceTask } from './announce-task.ts'
import { changeRecipients } from './change-recipients.ts'
import { checkTiming } from './check-timing.ts'
import { announceAtOpening } from './opening-queue.ts'

/**
 * Changes a task: what is not given stays, and so does a title that would be empty. Pupils who come to it are told, once.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for another's or a withdrawn one; bad-input.
 */
export async function editTask(options: {
  person: Person
  id: string
  body: ParsedOf<typeof editTaskEndpoint>['body']
  database: Database
  jobs: Pick<Jobs, 'send'>
  now: Date
}): Promise<{ id: string }> {
  const { person, id, database, jobs, now } = options
  const { recipients, ...body } = options.body
  teacherOf(person)
  const task = await database.transaction(async (transaction) => {
    const task = await lockTask(transaction, id)
    if (!task || !may(person, 'manage task', task) || task.withdrawnAt) throw new AppError('not-found')
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const edited = { ...task, ...given, title: body.title || task.title }
    const window = checkTiming(edited, { timeZone: task.timeZone, mustBeAhead: false, now })
    await updateTask(transaction, { ...edited, ...window })
    if (recipients) await changeRecipients(transaction, { person, task, recipients, now })
    const to = (await readTaskFacts(transaction, [id])).map(({ studentId }) => studentId)
    await announceTask(transaction, { taskId: id, to, now })
    return { id, ...window }
  })
  await announceAtOpening(jobs, { task, now })
  return { id }
}
