import type { Point } from '#domain/curriculum/topic.ts'
import type { AskedFor } from '#domain/questions/asked-for.ts'

/** Something that asks for a point: a card, a written question, or a template, of which a question is drawn. */
export interface PointItem {
  id: string
  of: 'flashcard' | 'quiz' | 'note' | 'template'
  askedFor: AskedFor
}

/** A point of a topic with what asks for it; the id is `topic#point`. */
export interface LearnPoint {
  id: string
  topicId: string
  items: readonly PointItem[]
  /** As the topic's point has them. */
  boards?: Point['boards']
}

export const pointId = (topicId: string, point: string) => `${topicId}#${point}`
