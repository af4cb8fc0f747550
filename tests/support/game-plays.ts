import type { GameId } from '#domain/games/game.ts'
import type { GameRules, GameState } from '#domain/games/game-rules.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import { mathNinja } from '#domain/games/math-ninja.ts'
import { type MemoryState, memoryMatch } from '#domain/games/memory-match.ts'
import type { Move } from '#domain/games/move.ts'
import { patternMaster } from '#domain/games/pattern-master.ts'
import { isOver, type Pace } from '#domain/games/run.ts'
import { seededRandom } from '#domain/games/seeded-random.ts'
import { speedQuiz } from '#domain/games/speed-quiz.ts'
import { timelineRace } from '#domain/games/timeline-race.ts'
import { type WordState, wordBuilder } from '#domain/games/word-builder.ts'

/** A move without its time. */
export type Action = Move extends infer M ? (M extends Move ? Omit<M, 'at'> : never) : never

const chooseBest = ({
  run,
  rounds,
  taken,
}: {
  run: { round: number }
  rounds: readonly { right: readonly number[] }[]
  taken: readonly number[]
}): Action => ({
  type: 'choose',
  option: rounds[run.round]?.right[taken.length] ?? 0,
})

function flipBest({ run, rounds, open, found }: MemoryState): Action {
  const cards = rounds[run.round]?.cards ?? []
  const [first] = open
  const card =
    first === undefined || open.length === 2
      ? cards.findIndex((_, index) => !found.includes(index) && !open.includes(index))
      : cards.findIndex(({ pair }, index) => index !== first && pair === cards[first]?.pair)
  return { type: 'flip', card }
}

function placeBest({ run, rounds, placed }: WordState): Action {
  const round = rounds[run.round]
  const tile = round?.tiles.findIndex(
    (letter, index) => letter === round.word[placed.length] && !placed.includes(index),
  )
  return { type: 'place', tile: tile ?? 0 }
}

export interface PlayOptions {
  source: GameSource
  seed: number
  pace?: Pace
  /** Milliseconds from one move to the next. */
  step?: number
  /** Chooses what to do instead of the best; null keeps the best. */
  instead?: (turn: number) => Action | null
}

function play<Round, State extends GameState<Round>>(
  rules: GameRules<Round, State>,
  best: (state: State) => Action,
  { source, seed, pace = 'calm', step = 500, instead = () => null }: PlayOptions,
): { moves: Move[]; state: State } {
  const rounds = rules.deal(source, seededRandom(seed))
  if (!rounds) throw new Error('there is too little to play with')
  let state = rules.start(rounds, pace)
  const moves: Move[] = []
  for (let turn = 0; !isOver(state.run) && turn < 2000; turn++) {
    const action = state.run.phase === 'answered' ? { type: 'next' as const } : (instead(turn) ?? best(state))
    const move: Move = { ...action, at: (turn + 1) * step }
    const next = rules.reduce(state, move)
    if (next !== state) moves.push(move)
    state = next
  }
  return { moves, state }
}

/** Plays a game to its end as somebody who never errs, unless told otherwise. */
export const playGame: Record<GameId, (options: PlayOptions) => { moves: Move[]; state: GameState<unknown> }> = {
  'memory-match': (options) => play(memoryMatch, flipBest, options),
  'speed-quiz': (options) => play(speedQuiz, chooseBest, options),
  'word-builder': (options) => play(wordBuilder, placeBest, options),
  'math-ninja': (options) => play(mathNinja, chooseBest, options),
  'pattern-master': (options) => play(patternMaster, chooseBest, options),
  'timeline-race': (options) => play(timelineRace, chooseBest, options),
}
