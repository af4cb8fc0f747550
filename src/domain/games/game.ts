/** The six mini games, in the order of contract §3. */
export const gameIds = [
  'memory-match',
  'speed-quiz',
  'word-builder',
  'math-ninja',
  'pattern-master',
  'timeline-race',
] as const
export type GameId = (typeof gameIds)[number]

export interface MiniGame {
  id: GameId
  title: string
  description: string
  /** XP for a finished play. */
  xpReward: number
  difficulty: 'Easy' | 'Medium' | 'Hard'
  icon: 'cards' | 'bolt' | 'letters' | 'sum' | 'pattern' | 'timeline'
  /** 0 to 359: the hue of its colours. */
  color: number
}

export const games: readonly MiniGame[] = [
  {
    id: 'memory-match',
    title: 'Memory Match',
    description: 'Turn two cards over and find what belongs together.',
    xpReward: 50,
    difficulty: 'Easy',
    icon: 'cards',
    color: 255,
  },
  {
    id: 'speed-quiz',
    title: 'Speed Quiz',
    description: 'Ten questions, less time for each. Keep the combo going.',
    xpReward: 75,
    difficulty: 'Medium',
    icon: 'bolt',
    color: 60,
  },
  {
    id: 'word-builder',
    title: 'Word Builder',
    description: 'Read the clue and spell the word with the letter tiles.',
    xpReward: 60,
    difficulty: 'Easy',
    icon: 'letters',
    color: 150,
  },
  {
    id: 'math-ninja',
    title: 'Math Ninja',
    description: 'Work out each sum and strike the right answer.',
    xpReward: 100,
    difficulty: 'Hard',
    icon: 'sum',
    color: 20,
  },
  {
    id: 'pattern-master',
    title: 'Pattern Master',
    description: 'Say what comes next, and put steps in their order.',
    xpReward: 85,
    difficulty: 'Medium',
    icon: 'pattern',
    color: 305,
  },
  {
    id: 'timeline-race',
    title: 'Timeline Race',
    description: 'Place each card where it belongs on the line.',
    xpReward: 70,
    difficulty: 'Medium',
    icon: 'timeline',
    color: 200,
  },
]

/** @throws {Error} never for a `GameId`: each has its entry. */
export function gameOf(id: GameId): MiniGame {
  const game = games.find((candidate) => candidate.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}
