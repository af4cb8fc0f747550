import type { Random } from '../../seeded-random.ts'
import type { GameRules, GameState } from '../game-rules.ts'
import type { GameSource } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { advance, isTimeUp, isTooLate, miss, type Pace, ROUNDS, slip, solve, startRun } from '../run.ts'

export interface WordRound {
  word: string
  clue: string
  /** The letters to build with, in the order in which they lie; some rounds have letters too many. */
  tiles: readonly string[]
  limitMs: number
}

export interface WordState extends GameState<WordRound> {
  /** The tiles that are placed, first letter first. */
  placed: readonly number[]
  /** How often the word was complete and wrong, or helped along, in this round. */
  helped: number
}

const LEAST_WORDS = 4
/** Letters that belong to nothing, by round. */
const DECOYS = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
const MS_PER_LETTER = 3000
const ALPHABET = [...'abcdefghijklmnoprstuvwy']

function deal(source: GameSource, random: Random): WordRound[] | null {
  if (source.words.length < LEAST_WORDS) return null
  const words = random.draw(source.words, ROUNDS)
  // Where there are fewer than ten, some come again later, with letters too many.
  const again = random.draw(words, ROUNDS - words.length)
  const byLength = (list: typeof words) => list.toSorted((one, other) => one.word.length - other.word.length)
  return [...byLength(words), ...byLength(again)].map(({ word, clue }, round) => {
    const letters = [...word.toLowerCase()]
    const strangers = ALPHABET.filter((letter) => !letters.includes(letter))
    const decoys = source.stage === 0 ? [] : random.draw(strangers, DECOYS[round] ?? 0)
    const more = letters.length * MS_PER_LETTER
    return {
      word: letters.join(''),
      clue,
      tiles: jumbled([...letters, ...decoys], letters.join(''), random),
      limitMs: roundTime({ round, characters: clue.length, stage: source.stage, more }),
    }
  })
}

/** In an order that does not spell the word already, where another order can be. */
function jumbled(letters: string[], word: string, random: Random): string[] {
  const tiles = random.shuffle(letters)
  return tiles.join('').startsWith(word) ? tiles.toReversed() : tiles
}

export function wordBuilderReducer(state: WordState, move: Move): WordState {
  const { run, rounds, placed } = state
  const round = rounds[run.round]
  if (!round) return state
  if (run.phase === 'answered')
    return move.type === 'next' ? { ...state, run: advance(run, move.at), placed: [], helped: 0 } : state
  if (run.phase !== 'asking') return state
  if (move.type === 'time-up') return isTimeUp(run, move.at, round.limitMs) ? { ...state, run: miss(run) } : state
  if (isTooLate(run, move.at, round.limitMs)) return state
  if (move.type === 'take-back') return placed.length === 0 ? state : { ...state, placed: placed.slice(0, -1) }
  if (move.type === 'hint') return hinted(state, round, move.at)
  if (move.type !== 'place' || move.tile >= round.tiles.length || placed.includes(move.tile)) return state
  return completed({ ...state, placed: [...placed, move.tile] }, round, move.at)
}

/** A complete word is right, or keeps the letters that are right so far. */
function completed(state: WordState, round: WordRound, at: number): WordState {
  const { run, placed, helped } = state
  if (placed.length < round.word.length) return state
  if (spelt(placed, round) === round.word) return { ...state, run: solve(run, { at, limitMs: round.limitMs }) }
  return { ...state, run: slip(run), helped: helped + 1, placed: rightSoFar(placed, round) }
}

/** Takes wrong letters away and places the next right one; the word then does not count as right at first. */
function hinted(state: WordState, round: WordRound, at: number): WordState {
  const placed = rightSoFar(state.placed, round)
  const wanted = round.word[placed.length]
  const tile = round.tiles.findIndex((letter, index) => letter === wanted && !placed.includes(index))
  const helped = { ...state, run: slip(state.run), helped: state.helped + 1 }
  return completed({ ...helped, placed: [...placed, tile] }, round, at)
}

export const spelt = (placed: readonly number[], { tiles }: WordRound) =>
  placed.map((tile) => tiles[tile] ?? '').join('')

function rightSoFar(placed: readonly number[], round: WordRound): readonly number[] {
  const wrong = placed.findIndex((tile, index) => round.tiles[tile] !== round.word[index])
  return wrong < 0 ? placed : placed.slice(0, wrong)
}

export const wordBuilder: GameRules<WordRound, WordState> = {
  deal,
  start: (rounds: readonly WordRound[], pace: Pace) => ({
    run: startRun(rounds.length, pace),
    rounds,
    placed: [],
    helped: 0,
  }),
  reduce: wordBuilderReducer,
  review: ({ clue, word }) => [{ prompt: clue, answer: word }],
}
