import type { GameState } from '../game-rules.ts'
import type { Move } from '../move.ts'
import { advance, isTimeUp, isTooLate, miss, type Pace, slip, solve, startRun } from '../run.ts'

/** A round that is played by choosing: one option, or several in their right order. */
export interface ChoiceRound {
  /** How many options there are. */
  count: number
  /** The right ones, in the order in which they are to be chosen. */
  right: readonly number[]
  /** A race's time for it. */
  limitMs: number
}

export interface ChoiceState<Round extends ChoiceRound> extends GameState<Round> {
  /** Right options that are chosen already. */
  taken: readonly number[]
  /** Options that were wrong for this step. */
  struck: readonly number[]
}

export function startChoices<Round extends ChoiceRound>(rounds: readonly Round[], pace: Pace): ChoiceState<Round> {
  return { run: startRun(rounds.length, pace), rounds, taken: [], struck: [] }
}

/** The reducer of every game that is played by choosing. In a race a wrong choice ends the round; calmly, one tries again. */
export function reduceChoices<Round extends ChoiceRound>(state: ChoiceState<Round>, move: Move): ChoiceState<Round> {
  const { run, rounds, taken, struck } = state
  const round = rounds[run.round]
  if (!round) return state
  if (run.phase === 'answered')
    return move.type === 'next' ? { ...state, run: advance(run, move.at), taken: [], struck: [] } : state
  if (run.phase !== 'asking') return state
  if (move.type === 'time-up') return isTimeUp(run, move.at, round.limitMs) ? { ...state, run: miss(run) } : state
  if (move.type !== 'choose' || isTooLate(run, move.at, round.limitMs)) return state
  const { option, at } = move
  if (option >= round.count || taken.includes(option) || struck.includes(option)) return state
  if (option !== round.right[taken.length]) {
    const wrong = { ...state, struck: [...struck, option] }
    return { ...wrong, run: run.pace === 'race' ? miss(run) : slip(run) }
  }
  const now = [...taken, option]
  const solved = now.length === round.right.length
  return { ...state, taken: now, struck: [], run: solved ? solve(run, { at, limitMs: round.limitMs }) : run }
}
