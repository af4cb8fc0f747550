import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { DueCard, readDueCards as endpoint } from '#contract/study.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { type DueRow, readDue } from './due-cards-store.ts'

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
  const due = await readDue(queries, { studentId: person.id, now })
  const cards = due.flatMap((row) => dueCard(row, curriculum))
  return { cards: cards.slice(0, CARDS_PER_SITTING), total: cards.length }
}

function dueCard({ itemId, topicId, due }: DueRow, curriculum: CurriculumStore): DueCard[] {
  const topic = curriculum.topic(topicId)
  const card = topic?.material?.flashcards.find(({ id }) => id === itemId)
  const subject = topic && curriculum.subject(topic.level, topic.subject)
  if (!card || !subject) return []
  const { title: subjectTitle, hue } = subject
  return [{ ...card, topicId, topicTitle: topic.title, subjectTitle, hue, due: due.toISOString() }]
}
