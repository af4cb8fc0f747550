import type { Flashcard, QuizQuestion } from '#domain/curriculum/topic.ts'
import { tellingWords } from '#domain/tutor/blank-out.ts'
import { wordsThatTell } from './words-that-tell.ts'

/** A smaller step towards a question: a card of its point, to be answered before its back is shown. Null where every card tells the answer. */
export function findStep(
  cards: readonly Flashcard[],
  missed: QuizQuestion,
  choice: number | undefined,
): Pick<Flashcard, 'front' | 'back'> | null {
  const telling = wordsThatTell(missed, choice)
  const asked = new Set(tellingWords(missed.question.text))
  const fitting = cards
    .filter(({ point }) => point === missed.point)
    .map((card) => ({ card, words: tellingWords(`${card.front.text} ${card.back.text}`) }))
    .filter(({ words }) => telling.length === 0 || !telling.every((word) => words.includes(word)))
    .map(({ card, words }) => ({
      card,
      shared: words.filter((word) => asked.has(word)).length / Math.max(1, words.length),
    }))
    .sort((a, b) => b.shared - a.shared)
  return fitting[0]?.card ?? null
}
