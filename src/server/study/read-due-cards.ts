import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readDueCards as endpoint } from '#contract/study.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readDue } from './due-cards-store.ts'

/** One sitting; what is left is offered again when it is done. */
const CARDS_PER_SITTING = 40

/**
 * What a pupil is to revise now, over all topics. A card that has left the curriculum is passed over.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function readDueCards(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof endpoint>> {
  const { person, queries, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const { rows, total } = await readDue(queries, { studentId: person.id, now, limit: CARDS_PER_SITTING })
  const cards = rows.flatMap(({ itemId, topicId, due }) => {
    const topic = curriculum.topic(topicId)
    const card = topic?.material?.flashcards.find(({ id }) => id === itemId)
    return topic && card ? [{ ...card, topicId, topicTitle: topic.title, due: due.toISOString() }] : []
  })
  return { cards, total: Math.max(cards.length, total - (rows.length - cards.length)) }
}
