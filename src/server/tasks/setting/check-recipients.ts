import { AppError } from '#contract/errors.ts'
import type { TaskRecipients } from '#contract/tasks.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { OwnClass } from './read-own-classes.ts'

/**
 * A task is for somebody, and only for classes of the teacher's and pupils who are in them.
 * @throws {AppError} bad-input for nobody; not-found.
 */
export function checkRecipients(
  person: Person,
  { classIds, pupils }: TaskRecipients,
  classes: readonly OwnClass[],
): void {
  const named = [...classIds, ...pupils.map(({ classId }) => classId)]
  if (named.length === 0) throw new AppError('bad-input', { message: 'Choose a class or some pupils.' })
  const byId = new Map(classes.map((own) => [own.id, own]))
  const found = named.map((classId) => byId.get(classId) ?? { teacherIds: [] })
  if (!may(person, 'set tasks', found)) throw new AppError('not-found')
  for (const { classId, pupilId } of pupils)
    if (!byId.get(classId)?.members.some(({ id }) => id === pupilId)) throw new AppError('not-found')
}
