import type { GameSource } from '#domain/games/game-source.ts'

const count = (many: number) => Array.from({ length: many }, (_, index) => index)
const letters = ['ash', 'birch', 'cedar', 'dogwood', 'elder', 'foxglove', 'gorse', 'hazel', 'ivy', 'juniper', 'kelp']

/** Enough for every game, of the kind that a GCSE topic holds. */
export const fullSource: GameSource = {
  pairs: count(9).map((index) => ({ term: `term ${index}`, meaning: `meaning ${index}` })),
  words: letters.map((word) => ({ word, clue: `Clue to ${word}` })),
  sequences: ['Growing', 'Shrinking', 'Waiting'].map((title) => ({
    title,
    steps: count(6).map((step) => `${title} step ${step + 1}`),
  })),
  events: count(8).map((index) => ({ when: String(1500 + 40 * index), what: `Event ${index}` })),
  sums: count(12).map((index) => ({ sum: `${index} × 12`, answer: String(index * 12) })),
  questions: count(10).map((index) => ({
    id: `cells/q${index}`,
    question: `<p>Question ${index}?</p>`,
    options: count(4).map((option) => `<p>Option ${option}</p>`),
    correctAnswer: index % 4,
    text: `Question ${index}?`,
    answer: `Option ${index % 4}`,
    length: 40 + index,
  })),
  stage: 2,
  numbers: true,
}

export const emptySource: GameSource = {
  pairs: [],
  words: [],
  sequences: [],
  events: [],
  sums: [],
  questions: [],
  stage: 2,
  numbers: false,
}
