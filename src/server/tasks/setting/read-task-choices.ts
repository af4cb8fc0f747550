import type { AnswerOf } from '#contract/endpoint.ts'
import type { readTaskChoicesEndpoint } from '#contract/tasks.ts'
import type { Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { Queries } from '../../database/database.ts'
import { teacherOf } from '../teacher-of.ts'
import { readOwnSets, readTeacher } from '../teaching-store.ts'
import { readOwnQuizzes } from './own-quiz-store.ts'
import { readOwnClasses } from './read-own-classes.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher. */
export async function readTaskChoices(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof readTaskChoicesEndpoint>> {
  const { person, queries, now } = options
  const teacherId = teacherOf(person)
  const teacher = await readTeacher(queries, teacherId)
  const classes = await readOwnClasses(queries, teacherId)
  return {
    today: dayIn(teacher?.timeZone ?? 'Europe/London', now),
    classes: classes.map(({ id, name, members }) => ({ id, name, pupils: members })),
    sets: await readOwnSets(queries, teacherId),
    quizzes: await readOwnQuizzes(queries, teacherId),
  }
}
