import type { Random } from '../../seeded-random.ts'
import type { GameRules } from '../game-rules.ts'
import type { GameSource } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { ROUNDS } from '../run.ts'
import { holdsNumber, wrongAnswers } from '../wrong-answers.ts'
import { type ChoiceRound, type ChoiceState, reduceChoices, startChoices } from './choice-game.ts'

export interface SumRound extends ChoiceRound {
  sum: string
  options: readonly string[]
}

const LEAST_SUMS = 3
/** How many answers there are to choose from, by round. */
const OPTIONS = [3, 3, 3, 4, 4, 4, 4, 5, 5, 6]
const GENTLE_OPTIONS = [2, 2, 3, 3, 3, 3, 3, 4, 4, 4]
/** Sums are worked out, not only read. */
const WORKING_MS = 8000

function deal(source: GameSource, random: Random): SumRound[] | null {
  const words = wordAnswers(source)
  const sums = source.sums
    .map(({ sum, answer }) => ({ sum, answer: answer.replace(/^-(?=\d)/, '−') }))
    .filter(({ answer }) => holdsNumber(answer) || words.length > 1)
  if (sums.length < LEAST_SUMS) return null
  // In the order of the topic, which goes from simple to harder; where there are few, they come again.
  const places = random.draw([...sums.keys()], ROUNDS).toSorted((one, other) => one - other)
  const counts = source.stage === 0 ? GENTLE_OPTIONS : OPTIONS
  return Array.from({ length: ROUNDS }, (_, round) => {
    const { sum, answer } = sums[places[round % places.length] ?? 0] ?? { sum: '', answer: '' }
    const wrong = (counts[round] ?? 4) - 1
    const others = words.filter((word) => word !== answer)
    const options = random.shuffle([
      answer,
      ...(holdsNumber(answer) ? wrongAnswers(answer, wrong, random) : random.draw(others, wrong)),
    ])
    const limitMs = roundTime({ round, characters: sum.length, stage: source.stage, more: WORKING_MS })
    return { sum, options, count: options.length, right: [options.indexOf(answer)], limitMs }
  })
}

/** An answer without a number, such as 'even', stands among other answers without one. */
const wordAnswers = ({ sums }: GameSource) => [
  ...new Set(sums.map(({ answer }) => answer).filter((answer) => !holdsNumber(answer))),
]

export const mathNinjaReducer = (state: ChoiceState<SumRound>, move: Move) => reduceChoices(state, move)

export const mathNinja: GameRules<SumRound, ChoiceState<SumRound>> = {
  deal,
  start: startChoices,
  reduce: mathNinjaReducer,
  review: ({ sum, options, right }) => [{ prompt: sum, answer: options[right[0] ?? 0] ?? '' }],
}
