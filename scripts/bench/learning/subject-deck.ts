import { isAskedBy } from '#domain/curriculum/point-boards.ts'
import type { CurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { createDeck, type Deck } from './deck.ts'

const SUBJECT = { level: 'gcse', subject: 'biology', board: 'aqa' } as const

/** GCSE Biology by AQA, as Learn draws on it. */
export function subjectDeck(curriculum: CurriculumStore): Deck {
  const { level, subject, board } = SUBJECT
  const topics = curriculum.topics(level, subject).filter(({ references }) => references[board])
  return createDeck(topics.flatMap(({ id }) => curriculum.pointsOf(id).filter((point) => isAskedBy(point, board))))
}
