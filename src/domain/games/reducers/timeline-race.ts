import type { Random } from '../../seeded-random.ts'
import type { GameRules } from '../game-rules.ts'
import type { GameSource } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { ROUNDS } from '../run.ts'
import { yearOf } from '../year-of.ts'
import { type ChoiceRound, type ChoiceState, reduceChoices, startChoices } from './choice-game.ts'

export interface TimelineCard {
  /** Empty for a step of a process. */
  when: string
  what: string
}

/** Option n is the place before the n-th card of the line; the last one is after all of them. */
export interface TimelineRound extends ChoiceRound {
  /** What the line orders: dates, or the steps of something. */
  title: string
  line: readonly TimelineCard[]
  card: TimelineCard
}

export const LEAST_EVENTS = 4
/** Cards that lie there already, by round. */
const LINE = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6]
const GENTLE_LINE = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]

interface Line {
  title: string
  cards: TimelineCard[]
}

/** Lines of dates where there are enough events; otherwise the order of the topic's own processes. */
function linesOf(source: GameSource): Line[] {
  const dated = source.events.flatMap(({ when, what }) => {
    const year = yearOf(when)
    return year === null ? [] : [{ when, what, year }]
  })
  const oneAYear = dated
    .filter(({ year }, index) => dated.findIndex((other) => other.year === year) === index)
    .toSorted((one, other) => one.year - other.year)
  if (oneAYear.length >= LEAST_EVENTS)
    return [{ title: 'From the earliest to the latest', cards: oneAYear.map(({ when, what }) => ({ when, what })) }]
  return source.sequences.map(({ title, steps }) => ({ title, cards: steps.map((what) => ({ when: '', what })) }))
}

function deal(source: GameSource, random: Random): TimelineRound[] | null {
  const lines = linesOf(source)
  if (lines.length === 0) return null
  const queue = random.shuffle(lines)
  const lengths = source.stage === 0 ? GENTLE_LINE : LINE
  return Array.from({ length: ROUNDS }, (_, round) => {
    const { title, cards } = queue[round % queue.length] ?? { title: '', cards: [] }
    const places = random.draw([...cards.keys()], (lengths[round] ?? 1) + 1).toSorted((one, other) => one - other)
    const slot = random.below(places.length)
    const drawn = places.flatMap((place) => cards[place] ?? [])
    const card = drawn[slot] ?? { when: '', what: '' }
    const line = drawn.filter((_, index) => index !== slot)
    const characters = drawn.reduce((sum, { what }) => sum + what.length, 0)
    const limitMs = roundTime({ round, characters, stage: source.stage, more: 3000 })
    return { title, line, card, count: line.length + 1, right: [slot], limitMs }
  })
}

export const timelineRaceReducer = (state: ChoiceState<TimelineRound>, move: Move) => reduceChoices(state, move)

export const timelineRace: GameRules<TimelineRound, ChoiceState<TimelineRound>> = {
  deal,
  start: startChoices,
  reduce: timelineRaceReducer,
  review({ card, line, right, title }) {
    if (card.when !== '') return [{ prompt: card.what, answer: card.when }]
    const order = line.toSpliced(right[0] ?? 0, 0, card)
    return [{ prompt: title, answer: order.map(({ what }) => what).join(' → ') }]
  },
}
