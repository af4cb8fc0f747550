import type { Random } from '../seeded-random.ts'
import type { GameSource } from './game-source.ts'
import type { Move } from './move.ts'
import type { Pace, Run } from './run.ts'

/** A thing to look at again after the game, in plain words. */
export interface Review {
  prompt: string
  answer: string
}

/** One game: what is dealt, and what a move does. */
export interface GameRules<Round, State extends GameState<Round>> {
  /** The rounds of one play, the easy ones first; null where there is too little material. */
  deal(source: GameSource, random: Random): readonly Round[] | null
  start(rounds: readonly Round[], pace: Pace): State
  /** A move that the rules don't allow gives back the very same state. */
  reduce(state: State, move: Move): State
  /** What a round asked and what was right. */
  review(round: Round): Review[]
}

export interface GameState<Round> {
  run: Run
  rounds: readonly Round[]
}
