import type { listClassesEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { requireProfile } from '../people/profile-store.ts'
import { readTaughtClasses } from '../people/taught-class-store.ts'
import { readClassFigures } from './class-figures-store.ts'
import { classTimes } from './class-times.ts'
import { requireTeacher } from './require-teacher.ts'
import { summariseClass } from './summarise-class.ts'
import { readTeacherInvitations } from './teachers/class-teacher-store.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export async function listClasses(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof listClassesEndpoint>> {
  const { queries, now } = options
  const person = requireTeacher(options.person)
  const [{ school, schoolConfirmed }, classes, asked] = await Promise.all([
    requireProfile(queries, person.id),
    readTaughtClasses(queries, person.id),
    readTeacherInvitations(queries, person.id),
  ])
  // What pupils did is for a confirmed teacher alone.
  const seen = classes.filter((row) => may(person, 'look after class', row))
  const figures = await readClassFigures(queries, { classIds: seen.map(({ id }) => id), ...classTimes(now), now })
  return {
    school: schoolConfirmed ? school : null,
    asked,
    classes: classes.map((row) => summariseClass(row, figures.get(row.id), person)),
  }
}
