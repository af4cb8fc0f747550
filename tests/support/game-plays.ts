import type { GameId } from '#domain/games/game.ts'
import type { GameRules, GameState } from '#domain/games/game-rules.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import type { Move } from '#domain/games/move.ts'
import { mathNinja } from '#domain/games/reducers/math-ninja.ts'
import { type MemoryState, memoryMatch } from '#domain/games/reducers/memory-match.ts'
import { patternMaster } from '#domain/games/reducers/pattern-master.ts'
import { speedQuiz } from '#domain/games/reducers/speed-quiz.ts'
import { timelineRace } from '#domain/games/reducers/timeline-race.ts'
import { type WordState, wordBuilder } from '#domain/games/reducers/word-builder.ts'
import { isOver, type Pace } from '#domain/games/run.ts'
import { seededRandom } from '#domain/seeded-random.ts'

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

/** A wrong choice, or none where the step has only the right one left. */
function chooseWrong({
  run,
  rounds,
  taken,
}: Parameters<typeof chooseBest>[0] & { rounds: readonly { count: number }[] }): Action | null {
  const { count = 0, right = [] } = (rounds[run.round] ?? {}) as { count?: number; right?: readonly number[] }
  const option = Array.from({ length: count }, (_, index) => index).find(
    (candidate) => candidate !== right[taken.length] && !taken.includes(candidate),
  )
  return option === undefined ? null : { type: 'choose', option }
}

function flipWrong({ run, rounds, open, found }: MemoryState): Action {
  const cards = rounds[run.round]?.cards ?? []
  const [first] = open.length === 2 ? [] : open
  const card = cards.findIndex(
    ({ pair }, index) =>
      !found.includes(index) && !open.includes(index) && (first === undefined || pair !== cards[first]?.pair),
  )
  return { type: 'flip', card }
}

export interface PlayOptions {
  source: GameSource
  seed: number
  pace?: Pace
  /** Milliseconds from one move to the next. */
  step?: number
  /** Chooses what to do instead of the best; null keeps the best. */
  instead?: (turn: number) => Action | null
  /** Makes a mistake in every round before it plays well. */
  slips?: boolean
}

function play<Round, State extends GameState<Round>>(
  rules: GameRules<Round, State>,
  best: (state: State) => Action,
  wrong: (state: State) => Action | null,
  { source, seed, pace = 'calm', step = 500, instead = () => null, slips = false }: PlayOptions,
): { moves: Move[]; state: State } {
  const rounds = rules.deal(source, seededRandom(seed))
  if (!rounds) throw new Error('there is too little to play with')
  let state = rules.start(rounds, pace)
  const moves: Move[] = []
  for (let turn = 0; !isOver(state.run) && turn < 2000; turn++) {
    const mistake = slips && !state.run.slipped ? wrong(state) : instead(turn)
    const action = state.run.phase === 'answered' ? { type: 'next' as const } : (mistake ?? best(state))
    const move: Move = { ...action, at: (turn + 1) * step }
    const next = rules.reduce(state, move)
    if (next !== state) moves.push(move)
    state = next
  }
  return { moves, state }
}

/** Plays a game to its end as somebody who never errs, unless told otherwise. */
export const playGame: Record<GameId, (options: PlayOptions) => { moves: Move[]; state: GameState<unknown> }> = {
  'memory-match': (options) => play(memoryMatch, flipBest, flipWrong, options),
  'speed-quiz': (options) => play(speedQuiz, chooseBest, chooseWrong, options),
  'word-builder': (options) => play(wordBuilder, placeBest, () => ({ type: 'hint' }), options),
  'math-ninja': (options) => play(mathNinja, chooseBest, chooseWrong, options),
  'pattern-master': (options) => play(patternMaster, chooseBest, chooseWrong, options),
  'timeline-race': (options) => play(timelineRace, chooseBest, chooseWrong, options),
}
