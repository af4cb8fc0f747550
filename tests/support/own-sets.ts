import { randomUUID } from 'node:crypto'
import { cardAnswer } from './answers.ts'
import type { Visitor } from './test-app.ts'

export type Member = Visitor & { id: string }

/** A set of somebody's with these cards, and the ids of both. */
export async function makeSet(owner: Member, cards: [front: string, back: string][] = []) {
  const id = randomUUID()
  await owner.post('/api/sets', { id, title: 'French verbs' })
  const cardIds = cards.map(() => randomUUID())
  for (const [at, [front, back]] of cards.entries())
    await owner.send('PUT', `/api/sets/${id}/cards/${cardIds[at]}`, { front, back })
  return { id, cardIds }
}

/** What somebody says to one card of a set. */
export const answerOwnCard = (
  who: Member,
  card: { setId: string; cardId: string; now: Date; grade?: 'know' | 'dont-know' },
) =>
  who.post('/api/answers', {
    answers: [
      cardAnswer({
        id: randomUUID(),
        itemId: `set:${card.setId}:${card.cardId}`,
        topicId: `set:${card.setId}`,
        grade: card.grade ?? 'dont-know',
        answeredAt: card.now.toISOString(),
      }),
    ],
  })
