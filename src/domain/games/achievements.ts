import { type GameId, gameIds } from './game.ts'
import { ROUNDS } from './run.ts'

/** The showcase of contract §3, in its order. */
export const achievementIds = ['first-victory', 'speed-demon', 'brain-master', 'perfect-score'] as const
export type AchievementId = (typeof achievementIds)[number]

export interface Achievement {
  id: AchievementId
  name: string
  description: string
  icon: 'trophy' | 'bolt' | 'brain' | 'star'
}

/** Rounds of one race that must be right in half their time. */
export const QUICK_ROUNDS = 5

export const achievements: readonly Achievement[] = [
  { id: 'first-victory', name: 'First Victory', description: 'Finish a game', icon: 'trophy' },
  {
    id: 'speed-demon',
    name: 'Speed Demon',
    description: `Get ${QUICK_ROUNDS} rounds of one race right in half their time`,
    icon: 'bolt',
  },
  { id: 'brain-master', name: 'Brain Master', description: 'Finish all six games', icon: 'brain' },
  {
    id: 'perfect-score',
    name: 'Perfect Score',
    description: `Get all ${ROUNDS} rounds of a game right at first`,
    icon: 'star',
  },
]

/** What is stored of the plays that somebody has finished. */
export interface PlaysSoFar {
  games: readonly GameId[]
  /** The most quick rounds in one play. */
  mostQuick: number
  /** Whether any play was without a mistake. */
  perfect: boolean
}

/** Those that the finished plays unlock, in the order of the showcase. */
export function unlockedBy({ games, mostQuick, perfect }: PlaysSoFar): AchievementId[] {
  const unlocked: Record<AchievementId, boolean> = {
    'first-victory': games.length > 0,
    'speed-demon': mostQuick >= QUICK_ROUNDS,
    'brain-master': gameIds.every((id) => games.includes(id)),
    'perfect-score': perfect,
  }
  return achievementIds.filter((id) => unlocked[id])
}
