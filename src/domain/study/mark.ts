import type { FourOptionQuestion } from '#domain/curriculum/topic.ts'

export type Choice = 0 | 1 | 2 | 3

/** True when the choice is the question's right option. */
export function mark(question: Pick<FourOptionQuestion, 'correctAnswer'>, choice: number): boolean {
  return question.correctAnswer === choice
}

/** Quiz score colour: 80% or more green, 60% or more yellow, else red (contract §9). */
export function scoreColour(share: number): 'green' | 'yellow' | 'red' {
  if (share >= 0.8) return 'green'
  return share >= 0.6 ? 'yellow' : 'red'
}

// Compared one by one, since 5 times a share can fall just short of the whole number.
const starShares = [0.2, 0.4, 0.6, 0.8, 1]

/** 5 stars, one per 20% (contract §9): 0 to 5. */
export function stars(share: number): number {
  return starShares.filter((needed) => share >= needed).length
}

/** Notes are passed at 70% (contract §9). */
export function notesPass(share: number): boolean {
  return share >= 0.7
}
