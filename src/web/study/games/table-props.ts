import type { ReactNode } from 'react'
import type { Review } from '#domain/games/game-rules.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import type { Move } from '#domain/games/move.ts'
import type { Pace, Run } from '#domain/games/run.ts'
import type { Action } from './use-play.ts'

/** How a play ended. */
export interface PlayEnd {
  run: Run
  moves: Move[]
  /** What was not right at first. */
  missed: Review[]
}

/** What every game's table is given. */
export interface TableProps {
  source: GameSource
  seed: number
  pace: Pace
  sound: boolean
  onOver: (end: PlayEnd) => void
}

/** What a board shows of the round that is on. */
export interface BoardProps<Round, State> {
  state: State
  round: Round
  /** Whether the round can be played; if not, it shows how it went. */
  asking: boolean
  act: (action: Action) => void
}

/** How one game looks on the table. */
export interface Board<Round, State> {
  /** The question; it takes the focus when the round begins. */
  Prompt: (props: { round: Round; asking: boolean }) => ReactNode
  Options: (props: BoardProps<Round, State>) => ReactNode
  /** Said to screen readers after a move that does not end the round; nothing where there is nothing to say. */
  say: (before: State, after: State) => string
  /** Keys of its own; true when it was one. */
  press?: (key: string, props: BoardProps<Round, State>) => boolean
  /** What was right, shown when a race's round was missed; calmly, it was found. */
  answer: (round: Round) => ReactNode
}
