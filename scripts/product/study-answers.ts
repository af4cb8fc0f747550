import { randomUUID } from 'node:crypto'
import type { Answer } from '#domain/study/answer.ts'
import { QUIZ_MIN_QUESTIONS } from '#domain/study/attempt.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { type Chance, pick, wholeNumber } from './seeded-chance.ts'

interface TopicItems {
  topicId: string
  cards: string[]
  questions: string[]
}

/** The topics of a curriculum that have what a round of studying needs. */
export function studyTopics(items: ReadonlyMap<string, ItemFacts>): TopicItems[] {
  const topics = new Map<string, TopicItems>()
  for (const [id, { topicId, kind, correctAnswer }] of items) {
    const topic = topics.get(topicId) ?? { topicId, cards: [], questions: [] }
    topics.set(topicId, topic)
    if (kind === 'flashcard') topic.cards.push(id)
    // Only a question with four options is answered by a choice.
    if (kind === 'quiz' && correctAnswer !== null) topic.questions.push(id)
  }
  return [...topics.values()].filter(
    ({ cards, questions }) => cards.length > 0 && questions.length >= QUIZ_MIN_QUESTIONS,
  )
}

/** What one pupil answers, without end: as many cards of a topic as a quiz has questions, then a quiz on it. */
export function* studyAnswers(topics: readonly TopicItems[], { chance, now }: { chance: Chance; now: () => Date }) {
  const given = (topicId: string) => ({ id: randomUUID(), topicId, answeredAt: now().toISOString() })
  for (;;) {
    const { topicId, cards, questions } = pick(chance, topics)
    for (let count = 0; count < QUIZ_MIN_QUESTIONS; count++)
      yield {
        kind: 'flashcard',
        itemId: pick(chance, cards),
        grade: chance() < 0.75 ? 'know' : 'dont-know',
        ...given(topicId),
      } satisfies Answer
    const from = wholeNumber(chance, 0, questions.length - QUIZ_MIN_QUESTIONS)
    const itemIds = questions.slice(from, from + QUIZ_MIN_QUESTIONS)
    const attempt = { id: randomUUID(), scope: topicId, itemIds }
    for (const itemId of itemIds)
      yield { kind: 'quiz', itemId, choice: wholeNumber(chance, 0, 3), attempt, ...given(topicId) } satisfies Answer
  }
}
