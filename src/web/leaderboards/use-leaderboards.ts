import { useCallback, useEffect, useRef, useState } from 'react'
import type { Leaderboards } from '#contract/leaderboards.ts'
import type { Filters } from '#domain/leaderboards/filters.ts'
import { api } from '../api/browser-api.ts'

export interface LeaderboardsState {
  /** What was asked for last or, until that is here, what was asked for before. */
  shown: { filters: Filters; boards: Leaderboards } | null
  loading: boolean
  failure: string | null
  reload: () => void
}

/**
 * The leaderboards as the server has them now: the page is the same for everyone, these are fetched after. `asker` is who
 * asks: what one person was told is not shown to the next. Null filters: the page is not ready to ask.
 */
export function useLeaderboards(filters: Filters | null, asker: string): LeaderboardsState {
  const [told, setTold] = useState<(NonNullable<LeaderboardsState['shown']> & { asker: string }) | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const turns = useRef(0)
  const { view, subject, period } = filters ?? {}

  const load = useCallback(async () => {
    if (!view || !subject || !period) return
    turns.current += 1
    const turn = turns.current
    const isLatest = () => turn === turns.current
    setLoading(true)
    try {
      const boards = await api('GET /api/leaderboards', { query: { view, subject, period } })
      if (!isLatest()) return
      setTold({ filters: { view, subject, period }, boards, asker })
      setFailure(null)
    } catch (error) {
      if (isLatest()) setFailure(error instanceof Error ? error.message : 'Please try again in a moment.')
    } finally {
      if (isLatest()) setLoading(false)
    }
  }, [view, subject, period, asker])

  useEffect(() => void load(), [load])
  return { shown: told?.asker === asker ? told : null, loading, failure, reload: () => void load() }
}
