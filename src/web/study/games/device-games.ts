import { type AchievementId, unlockedBy } from '#domain/games/achievements.ts'
import { type GameId, gameIds, gameOf } from '#domain/games/game.ts'
import type { Run } from '#domain/games/run.ts'

export interface RecentReward {
  game: GameId
  amount: number
}

/** What a guest's games come to; it stays on the device. */
export interface DeviceGames {
  xp: number
  /** The newest first. */
  recent: RecentReward[]
  bests: Partial<Record<GameId, number>>
  mostQuick: number
  perfect: boolean
}

const KEY = 'revisewell:guest-games'
/** Entries of the recent rewards (specification, section 9). */
const RECENT_REWARDS = 3
export const noDeviceGames: DeviceGames = { xp: 0, recent: [], bests: {}, mostQuick: 0, perfect: false }

const isGame = (value: unknown): value is GameId => gameIds.some((id) => id === value)
const whole = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)

/** What is stored; anything in it that makes no sense is passed over. */
export function readDeviceGames(text: string | null): DeviceGames {
  try {
    const stored: Partial<Record<keyof DeviceGames, unknown>> = Object(JSON.parse(text ?? '{}'))
    const recent: unknown[] = Array.isArray(stored.recent) ? stored.recent : []
    const bests = Object.entries(Object(stored.bests)).filter(([game]) => isGame(game))
    return {
      xp: whole(stored.xp),
      recent: recent
        .flatMap((entry) => {
          const { game, amount }: Partial<Record<keyof RecentReward, unknown>> = Object(entry)
          return isGame(game) ? [{ game, amount: whole(amount) }] : []
        })
        .slice(0, RECENT_REWARDS),
      bests: Object.fromEntries(bests.map(([game, points]) => [game, whole(points)])),
      mostQuick: whole(stored.mostQuick),
      perfect: stored.perfect === true,
    }
  } catch {
    return noDeviceGames
  }
}

/** With a finished play added. */
export function withPlay(before: DeviceGames, game: GameId, run: Run): DeviceGames {
  const amount = gameOf(game).xpReward
  return {
    xp: before.xp + amount,
    recent: [{ game, amount }, ...before.recent].slice(0, RECENT_REWARDS),
    bests: { ...before.bests, [game]: Math.max(run.points, before.bests[game] ?? 0) },
    mostQuick: Math.max(before.mostQuick, run.quick),
    perfect: before.perfect || run.missed.length === 0,
  }
}

export function achievementsOf({ bests, mostQuick, perfect }: DeviceGames): AchievementId[] {
  return unlockedBy({ games: Object.keys(bests).filter(isGame), mostQuick, perfect })
}

export function loadDeviceGames(): DeviceGames {
  try {
    return readDeviceGames(localStorage.getItem(KEY))
  } catch {
    return noDeviceGames
  }
}

export function saveDeviceGames(games: DeviceGames): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games))
  } catch {
    // Storage may be full or switched off: then they last until the page is left.
  }
}
