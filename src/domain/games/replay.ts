import { seededRandom } from '../seeded-random.ts'
import type { GameId } from './game.ts'
import type { GameRules, GameState } from './game-rules.ts'
import type { GameSource } from './game-source.ts'
import type { Move } from './move.ts'
import { mathNinja } from './reducers/math-ninja.ts'
import { memoryMatch } from './reducers/memory-match.ts'
import { patternMaster } from './reducers/pattern-master.ts'
import { speedQuiz } from './reducers/speed-quiz.ts'
import { timelineRace } from './reducers/timeline-race.ts'
import { wordBuilder } from './reducers/word-builder.ts'
import type { Pace, Run } from './run.ts'

export interface Play {
  source: GameSource
  seed: number
  pace: Pace
  moves: readonly Move[]
}

/** How a play stands after its moves; null where the material is too little or a move was not possible. */
type Replay = (play: Play) => Run | null

const replayBy =
  <Round, State extends GameState<Round>>(rules: GameRules<Round, State>): Replay =>
  ({ source, seed, pace, moves }) => {
    const rounds = rules.deal(source, seededRandom(seed))
    if (!rounds) return null
    let state = rules.start(rounds, pace)
    let last = 0
    for (const move of moves) {
      const next = rules.reduce(state, move)
      // A move that changes nothing was not possible, and time never runs back.
      if (next === state || move.at < last) return null
      state = next
      last = move.at
    }
    return state.run
  }

/** Plays the moves of a game again by its own rules. */
export const replay: Record<GameId, Replay> = {
  'memory-match': replayBy(memoryMatch),
  'speed-quiz': replayBy(speedQuiz),
  'word-builder': replayBy(wordBuilder),
  'math-ninja': replayBy(mathNinja),
  'pattern-master': replayBy(patternMaster),
  'timeline-race': replayBy(timelineRace),
}

/** The games that a source holds enough for. */
export function playableGames(source: GameSource): GameId[] {
  const ids = Object.keys(replay) as GameId[]
  return ids.filter((id) => replay[id]({ source, seed: 1, pace: 'calm', moves: [] }) !== null)
}
