import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { DueCard, readDueCardsEndpoint } from '#contract/study.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { findOwnPlaces, findOwnSides } from '../items/find-due-own-cards.ts'
import { withExamAim } from '../planning/with-exam-aim.ts'
import { type DueRow, readDue } from './due-cards-store.ts'

/** One sitting; what is left is offered again when it is done. */
const CARDS_PER_SITTING = 40

/**
 * What a pupil is to revise now, over all topics and own sets. A card that has left the curriculum, was deleted or is not
 * shared any more is passed over.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function readDueCards(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof readDueCardsEndpoint>> {
  const { person, queries, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const due = await withExamAim({
    due: await readDue(queries, { studentId: person.id, now }),
    until: now,
    studentId: person.id,
    queries,
    curriculum,
    now,
  })
  const places = await findOwnPlaces({ queries, personId: person.id, itemIds: due.map(({ itemId }) => itemId) })
  const known = due.filter(({ itemId }) => places.has(itemId) || curriculum.items.has(itemId))
  const sitting = known.slice(0, CARDS_PER_SITTING)
  const sides = await findOwnSides({ queries, itemIds: sitting.map(({ itemId }) => itemId) })
  const cards = sitting.flatMap((row): DueCard[] => {
    const place = places.get(row.itemId)
    const own = sides.get(row.itemId)
    return place && own ? [{ id: row.itemId, ...own, ...place, due: row.due.toISOString() }] : dueCard(row, curriculum)
  })
  return { cards, total: known.length }
}

function dueCard({ itemId, topicId, due }: DueRow, curriculum: CurriculumStore): DueCard[] {
  const topic = curriculum.topic(topicId)
  const card = topic?.material?.flashcards.find(({ id }) => id === itemId)
  const subject = topic && curriculum.subject(topic.level, topic.subject)
  if (!card || !subject) return []
  const { front, back } = card
  const { title: subjectTitle, hue } = subject
  return [{ id: itemId, front, back, topicId, topicTitle: topic.title, subjectTitle, hue, due: due.toISOString() }]
}
