import { useCallback, useEffect, useState } from 'react'
import type { GameFigures } from '#contract/games.ts'
import type { AchievementId } from '#domain/games/achievements.ts'
import type { GameId } from '#domain/games/game.ts'
import type { Run } from '#domain/games/run.ts'
import { api } from '../../api/browser-api.ts'
import { sendWaitingPlays } from '../../offline/sending/late-plays.ts'
import { useSession } from '../../session/session.tsx'
import {
  achievementsOf,
  loadDeviceGames,
  noDeviceGames,
  type RecentReward,
  saveDeviceGames,
  withPlay,
} from './device-games.ts'

export interface Figures {
  /** Whose: a pupil's account, or this device for everybody else. */
  keeper: 'loading' | 'account' | 'device'
  /** Whether it is known who plays. */
  ready: boolean
  /** The pupil's id, for whom plays earn XP. */
  pupil: string | null
  totalXp: number
  recent: readonly RecentReward[]
  achievements: readonly AchievementId[]
  bests: Partial<Record<GameId, number>>
  /** Games that have earned all they can today. */
  spentToday: readonly GameId[]
  /** Reads a pupil's figures again. */
  refresh: () => Promise<void>
  /** Adds a finished play to the device's. */
  keepOnDevice: (game: GameId, run: Run) => void
}

/** The figures round the games: a pupil's from the server, anybody else's from the device. */
export function useGameFigures(): Figures {
  const session = useSession()
  const pupil = session.profile?.role === 'student' ? session.profile.id : null
  const [stored, setStored] = useState<GameFigures | null>(null)
  const [device, setDevice] = useState(noDeviceGames)

  const refresh = useCallback(async () => {
    const figures = await api('GET /api/game-figures').catch(() => null)
    if (figures) setStored(figures)
  }, [])
  useEffect(() => {
    if (session.state === 'loading') return
    if (pupil === null) setDevice(loadDeviceGames())
    else void sendWaitingPlays(pupil).then(refresh)
  }, [session.state, pupil, refresh])
  useEffect(() => {
    if (pupil === null) return
    const online = () =>
      void sendWaitingPlays(pupil).then(async (arrived) => {
        if (arrived) await refresh()
      })
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [pupil, refresh])

  const keepOnDevice = useCallback((game: GameId, run: Run) => {
    const games = withPlay(loadDeviceGames(), game, run)
    saveDeviceGames(games)
    setDevice(games)
  }, [])

  const common = { ready: session.state !== 'loading', pupil, refresh, keepOnDevice }
  if (session.state === 'loading' || (pupil !== null && !stored))
    return { ...common, keeper: 'loading', totalXp: 0, recent: [], achievements: [], bests: {}, spentToday: [] }
  if (stored && pupil !== null) {
    const { progress, recent, achievements, bests, spentToday } = stored
    const byGame = Object.fromEntries(bests.map(({ game, points }) => [game, points]))
    return { ...common, keeper: 'account', totalXp: progress.totalXp, recent, achievements, bests: byGame, spentToday }
  }
  const { xp, recent, bests } = device
  const achievements = achievementsOf(device)
  return { ...common, keeper: 'device', totalXp: xp, recent, achievements, bests, spentToday: [] }
}
