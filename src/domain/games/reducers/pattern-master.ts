import type { Random } from '../../seeded-random.ts'
import type { GameRules } from '../game-rules.ts'
import type { GameSource } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { ROUNDS } from '../run.ts'
import { type ChoiceRound, type ChoiceState, reduceChoices, startChoices } from './choice-game.ts'
import { numberPattern } from './number-patterns.ts'

export interface PatternRound extends ChoiceRound {
  /** `next`: what comes next; `order`: all of them, first to last. */
  kind: 'next' | 'order'
  title: string
  /** What goes before; nothing for `order`. */
  shown: readonly string[]
  options: readonly string[]
}

/** What each round asks; where patterns of numbers belong to the subject, the last of each kind are such. */
const PLAN = ['next', 'next', 'next', 'order', 'next', 'next', 'order', 'number', 'order', 'number'] as const
const OPTIONS = [3, 3, 3, 4, 4, 4, 4, 4, 4, 4]
/** The most steps to be put in order, by round. */
const STEPS = [4, 4, 4, 4, 4, 5, 5, 6, 6, 6]
const ORDER_MS = 5000
/** Of two sequences, one lends the other its wrong answers. */
const LEAST_SEQUENCES = 2

type Sequence = GameSource['sequences'][number]

function deal(source: GameSource, random: Random): PatternRound[] | null {
  if (source.sequences.length < LEAST_SEQUENCES) return null
  const queue = random.shuffle(source.sequences)
  return Array.from({ length: ROUNDS }, (_, round) => {
    const sequence = queue[round % queue.length] ?? { title: '', steps: [] }
    const asked = PLAN[round] ?? 'next'
    const made =
      asked === 'number' && source.numbers
        ? numbersRound(source, random)
        : asked === 'order'
          ? orderRound(sequence, STEPS[round] ?? 4, source, random)
          : nextRound(sequence, OPTIONS[round] ?? 4, source, random)
    const characters = [...made.shown, ...made.options].join('').length
    const more = ORDER_MS * (made.right.length - 1)
    return { ...made, count: made.options.length, limitMs: roundTime({ round, characters, stage: source.stage, more }) }
  })
}

type Dealt = Omit<PatternRound, 'count' | 'limitMs'>

function nextRound({ title, steps }: Sequence, options: number, source: GameSource, random: Random): Dealt {
  const place = 1 + random.below(steps.length - 1)
  const shown = steps.slice(0, place)
  const answer = steps[place] ?? ''
  const later = steps.slice(place + 1)
  const elsewhere = source.sequences.flatMap((other) => other.steps).filter((step) => !steps.includes(step))
  const wrong = [...random.draw(later, 2), ...random.draw([...new Set(elsewhere)], options)].slice(0, options - 1)
  const all = random.shuffle([answer, ...wrong])
  return { kind: 'next', title, shown, options: all, right: [all.indexOf(answer)] }
}

function orderRound({ title, steps }: Sequence, most: number, { stage }: GameSource, random: Random): Dealt {
  const count = Math.min(steps.length, stage === 0 ? 4 : most)
  const places = random.draw([...steps.keys()], count).toSorted((one, other) => one - other)
  const ordered = places.flatMap((place) => steps[place] ?? [])
  const options = random.shuffle(ordered)
  return { kind: 'order', title, shown: [], options, right: ordered.map((step) => options.indexOf(step)) }
}

const text = (number: number) => String(number).replace('-', '−')

function numbersRound({ stage }: GameSource, random: Random): Dealt {
  const { rule, shown, next, wrong } = numberPattern(stage, 4, random)
  const options = random.shuffle([next, ...wrong]).map(text)
  return { kind: 'next', title: rule, shown: shown.map(text), options, right: [options.indexOf(text(next))] }
}

/** Whether the title would give the answer away: it then stands there only once the round is over. */
export const hidesTitle = ({ kind, shown }: PatternRound) =>
  kind === 'next' && shown.every((step) => /^−?\d+$/.test(step)) && shown.length === 4

export const patternMasterReducer = (state: ChoiceState<PatternRound>, move: Move) => reduceChoices(state, move)

export const patternMaster: GameRules<PatternRound, ChoiceState<PatternRound>> = {
  deal,
  start: startChoices,
  reduce: patternMasterReducer,
  review({ title, shown, options, right }) {
    const found = right.map((option) => options[option] ?? '')
    return [{ prompt: title, answer: [...shown, ...found].join(' → ') }]
  },
}
