import type { TaskRecipients } from '#contract/tasks.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import type { TaskRow } from '../task-row.ts'
import { checkRecipients } from './check-recipients.ts'
import { readOwnClasses } from './read-own-classes.ts'
import { removeRecipients, writeRecipients } from './recipient-store.ts'
import { shareSet } from './share-set.ts'

/**
 * Puts others in place of a task's classes and pupils. Classes that the teacher does not teach now keep what they had: the form
 * that is sent doesn't show them.
 * @throws {AppError} bad-input for nobody; not-found for a class or pupil that is not theirs.
 */
export async function changeRecipients(
  transaction: Queries,
  options: { person: Person; task: TaskRow; recipients: TaskRecipients; now: Date },
): Promise<void> {
  const { person, task, recipients, now } = options
  const classes = await readOwnClasses(transaction, task.teacherId)
  checkRecipients(person, recipients, classes)
  await removeRecipients(transaction, { taskId: task.id, classIds: classes.map(({ id }) => id) })
  await writeRecipients(transaction, { taskId: task.id, ...recipients })
  await shareSet(transaction, { ...task, recipients, now })
}
