import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readSubjectMemoryEndpoint } from '#contract/learn.ts'
import { topicMemory } from '#domain/learn/topic-memory.ts'
import { may, type Person } from '#domain/permissions.ts'
import { aimsAt } from '#domain/planning/aim-at-papers.ts'
import { subjectKeyOf } from '#domain/planning/exam.ts'
import { dayIn } from '#domain/progress/day.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readExams } from '../planning/plan-store.ts'
import { readMemory } from './learn-store.ts'

/**
 * What a pupil remembers of a subject, topic by topic.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for a subject that there is not.
 */
export async function readSubjectMemory(options: {
  person: Person
  level: string
  subject: string
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof readSubjectMemoryEndpoint>> {
  const { person, level, subject, queries, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'open dashboard', { dashboard: 'student' })) throw new AppError('not-allowed')
  if (!curriculum.subject(level, subject)) throw new AppError('not-found')
  const topics = curriculum.topics(level, subject)
  const states = await readMemory(queries, { studentId: person.id, topicIds: topics.map(({ id }) => id) })
  const exams = await readExams(queries, { studentId: person.id, firstDay: dayIn('Etc/GMT+12', now) })
  const aim = aimsAt(exams, now).get(subjectKeyOf({ level, subject })) ?? null
  return {
    topics: topics.flatMap(({ id, slug }) => {
      const memory = topicMemory(curriculum.pointsOf(id), (itemId) => states.get(itemId) ?? null, now, aim)
      return memory ? [{ slug, ...memory }] : []
    }),
  }
}
