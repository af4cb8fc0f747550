import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameRules, GameState } from '#domain/games/game-rules.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import type { Move } from '#domain/games/move.ts'
import { isOver, type Pace } from '#domain/games/run.ts'
import { seededRandom } from '#domain/seeded-random.ts'

/** A move as a board makes it; its time is added here. */
export type Action = Move extends infer M ? (M extends Move ? Omit<M, 'at'> : never) : never

export interface Play<State> {
  state: State
  act: (action: Action) => void
  /** Milliseconds since the play began, without its pauses. */
  now: () => number
  /** Stops the time, or lets it go on. */
  setPaused: (paused: boolean) => void
}

export interface UsePlayOptions<Round, State extends GameState<Round>> {
  rules: GameRules<Round, State>
  source: GameSource
  seed: number
  pace: Pace
  /** The state before and after every move that was possible. */
  onMove: (before: State, after: State) => void
  /** Once, when the play has reached its end. */
  onOver: (state: State, moves: Move[]) => void
}

/** Plays a game by its rules on this device, and keeps its moves. Null where there is too little to deal. */
export function usePlay<Round, State extends GameState<Round>>(
  options: UsePlayOptions<Round, State>,
): Play<State> | null {
  const { rules, source, seed, pace } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [state, setState] = useState(() => {
    const rounds = rules.deal(source, seededRandom(seed))
    return rounds && rules.start(rounds, pace)
  })
  const current = useRef(state)
  const moves = useRef<Move[]>([])
  const began = useRef<number | null>(null)
  const pausedAt = useRef<number | null>(null)
  const now = useCallback(() => {
    began.current ??= performance.now()
    return Math.round((pausedAt.current ?? performance.now()) - began.current)
  }, [])
  const setPaused = useCallback((paused: boolean) => {
    if (paused) pausedAt.current ??= performance.now()
    else if (pausedAt.current !== null) {
      began.current = (began.current ?? pausedAt.current) + performance.now() - pausedAt.current
      pausedAt.current = null
    }
  }, [])
  useEffect(() => void now(), [now])

  const act = useCallback(
    (action: Action) => {
      const before = current.current
      if (!before || isOver(before.run)) return
      const { rules, onMove, onOver } = latest.current
      const move: Move = { ...action, at: now() }
      const after = rules.reduce(before, move)
      if (after === before) return
      moves.current.push(move)
      current.current = after
      setState(after)
      onMove(before, after)
      if (isOver(after.run)) onOver(after, moves.current)
    },
    [now],
  )
  return state && { state, act, now, setPaused }
}
