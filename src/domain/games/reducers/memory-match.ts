import type { Random } from '../../seeded-random.ts'
import type { GameRules, GameState } from '../game-rules.ts'
import type { GameSource } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { advance, isTimeUp, isTooLate, miss, type Pace, ROUNDS, slip, solve, startRun } from '../run.ts'

export interface MemoryCard {
  /** Cards of the same pair belong together. */
  pair: number
  text: string
}

export interface MemoryRound {
  cards: readonly MemoryCard[]
  /** The most turns (two cards each) in which the board counts as right. */
  par: number
  limitMs: number
}

export interface MemoryState extends GameState<MemoryRound> {
  /** Cards that lie face up and are not matched: none, one, or two that do not belong together. */
  open: readonly number[]
  found: readonly number[]
  turns: number
}

/** Pairs on the table, by round. */
const PAIRS = [2, 2, 3, 3, 3, 4, 4, 4, 5, 6]
const GENTLE_PAIRS = [2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
const LEAST_PAIRS = 4
const MS_PER_PAIR = 7000

function deal(source: GameSource, random: Random): MemoryRound[] | null {
  if (source.pairs.length < LEAST_PAIRS) return null
  const counts = source.stage === 0 ? GENTLE_PAIRS : PAIRS
  // Every pair comes once before any comes again.
  let queue: GameSource['pairs'] = []
  return Array.from({ length: ROUNDS }, (_, round) => {
    const wanted = Math.min(counts[round] ?? 2, source.pairs.length)
    const held = queue.slice(0, wanted)
    const others = random.shuffle(source.pairs.filter((pair) => !held.includes(pair)))
    const pairs = [...held, ...others].slice(0, wanted)
    queue = queue.length >= wanted ? queue.slice(wanted) : others.slice(wanted - held.length)
    const cards = random.shuffle(
      pairs.flatMap(({ term, meaning }, pair) => [
        { pair, text: term },
        { pair, text: meaning },
      ]),
    )
    const characters = cards.reduce((sum, { text }) => sum + text.length, 0)
    const limitMs = roundTime({ round, characters, stage: source.stage, more: wanted * MS_PER_PAIR })
    return { cards, par: 2 * wanted + 1, limitMs }
  })
}

export function memoryMatchReducer(state: MemoryState, move: Move): MemoryState {
  const { run, rounds, open } = state
  const round = rounds[run.round]
  if (!round) return state
  if (run.phase === 'answered')
    return move.type === 'next' ? { ...state, run: advance(run, move.at), open: [], found: [], turns: 0 } : state
  if (run.phase !== 'asking') return state
  if (move.type === 'time-up') return isTimeUp(run, move.at, round.limitMs) ? { ...state, run: miss(run) } : state
  if (isTooLate(run, move.at, round.limitMs)) return state
  if (move.type === 'turn-back') return open.length === 2 ? { ...state, open: [] } : state
  if (move.type !== 'flip' || move.card >= round.cards.length) return state
  return flipped(state, round, move)
}

function flipped(state: MemoryState, round: MemoryRound, { card, at }: { card: number; at: number }): MemoryState {
  const { open, found } = state
  if (found.includes(card) || open.includes(card)) return state
  const [first] = open
  // Two that did not match turn back by themselves when a third is turned over.
  if (first === undefined || open.length === 2) return { ...state, open: [card] }
  const turns = state.turns + 1
  const run = turns > round.par ? slip(state.run) : state.run
  if (round.cards[first]?.pair !== round.cards[card]?.pair) return { ...state, run, turns, open: [first, card] }
  const now = [...found, first, card]
  const done = now.length === round.cards.length
  return { ...state, turns, open: [], found: now, run: done ? solve(run, { at, limitMs: round.limitMs }) : run }
}

export const memoryMatch: GameRules<MemoryRound, MemoryState> = {
  deal,
  start: (rounds: readonly MemoryRound[], pace: Pace) => ({
    run: startRun(rounds.length, pace),
    rounds,
    open: [],
    found: [],
    turns: 0,
  }),
  reduce: memoryMatchReducer,
  review({ cards }) {
    const pairs = [...new Set(cards.map(({ pair }) => pair))]
    return pairs.map((pair) => {
      const [one, other] = cards.filter((card) => card.pair === pair)
      return { prompt: one?.text ?? '', answer: other?.text ?? '' }
    })
  },
}
