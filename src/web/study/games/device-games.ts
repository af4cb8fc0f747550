import { type AchievementId, unlockedBy } from '#domain/games/achievements.ts'
import { type GameId, gameIds, gameOf } from '#domain/games/game.ts'
import { isHalfRight, type Run } from '#domain/games/run.ts'
import { deviceValue } from '../../device/device-value.ts'

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

/** Entries of the recent rewards (contract §9). */
const RECENT_REWARDS = 3
export const noDeviceGames: DeviceGames = { xp: 0, recent: [], bests: {}, mostQuick: 0, perfect: false }

const isGame = (value: unknown): value is GameId => gameIds.some((id) => id === value)
const whole = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)

/** What is stored; anything in it that makes no sense is passed over. */
export function deviceGamesIn(value: unknown): DeviceGames {
  const stored: Partial<Record<keyof DeviceGames, unknown>> = Object(value)
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
}
const kept = deviceValue('guest-games', deviceGamesIn)

/** With a finished play added. */
export function withPlay(before: DeviceGames, game: GameId, run: Run): DeviceGames {
  const amount = isHalfRight(run) ? gameOf(game).xpReward : 0
  return {
    xp: before.xp + amount,
    recent: amount === 0 ? before.recent : [{ game, amount }, ...before.recent].slice(0, RECENT_REWARDS),
    bests: { ...before.bests, [game]: Math.max(run.points, before.bests[game] ?? 0) },
    mostQuick: Math.max(before.mostQuick, run.quick),
    perfect: before.perfect || run.missed.length === 0,
  }
}

export function achievementsOf({ bests, mostQuick, perfect }: DeviceGames): AchievementId[] {
  return unlockedBy({ games: Object.keys(bests).filter(isGame), mostQuick, perfect })
}

export const loadDeviceGames = (): DeviceGames => kept.read() ?? noDeviceGames

export const saveDeviceGames = (games: DeviceGames): void => kept.keep(games)
