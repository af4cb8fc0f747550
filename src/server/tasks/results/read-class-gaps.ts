import { AppError } from '#contract/errors.ts'
import type { ClassGaps } from '#contract/tasks.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import { readClass } from '../../people/taught-class-store.ts'
import { teacherOf } from '../teacher-of.ts'
import { readTopicFigures } from './class-gaps-store.ts'

const TOPICS_SHOWN = 40
/** With fewer, half of them wrong may be one slip. */
const ENOUGH_ANSWERS = 4

/**
 * A class's topics over all that its pupils have answered, those most often wrong first.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class that they do not teach.
 */
export async function readClassGaps(options: {
  person: Person
  classId: string
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topicOutline' | 'subject' | 'level'>
}): Promise<ClassGaps> {
  const { person, classId, queries, curriculum } = options
  teacherOf(person)
  const taught = await readClass(queries, classId)
  if (!taught || !may(person, 'look after class', taught)) throw new AppError('not-found')
  const figures = await readTopicFigures(queries, { classId, enough: ENOUGH_ANSWERS })
  const topics = figures.flatMap((own) => {
    const topic = curriculum.topicOutline(own.topicId)
    if (!topic) return []
    const { title, level, subject, references } = topic
    const levelTitle = curriculum.level(level)?.title ?? level
    const subjectTitle = curriculum.subject(level, subject)?.title ?? subject
    const board = boardIds.find((id) => references[id] !== undefined) ?? null
    return [{ ...own, title, level, levelTitle, subject, subjectTitle, board }]
  })
  return {
    name: taught.name,
    pupils: taught.pupils,
    topics: topics.slice(0, TOPICS_SHOWN),
    more: Math.max(0, topics.length - TOPICS_SHOWN),
  }
}
