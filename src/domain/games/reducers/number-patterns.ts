import type { Random } from '../../seeded-random.ts'
import type { GameSource } from '../game-source.ts'

export interface NumberPattern {
  /** How the numbers go on, said once it is solved. */
  rule: string
  shown: readonly number[]
  next: number
  wrong: readonly number[]
}

const SHOWN = 4
type Maker = (random: Random) => { rule: string; numbers: number[] }
const places = Array.from({ length: SHOWN + 1 }, (_, index) => index)
const stepped = (start: number, step: number) => ({
  rule: step < 0 ? `Take away ${-step} each time` : `Add ${step} each time`,
  numbers: places.map((index) => start + index * step),
})
const times = (start: number, factor: number) => ({
  rule: factor === 2 ? 'Double each time' : `Multiply by ${factor} each time`,
  numbers: places.map((index) => start * factor ** index),
})
const oneOf = (random: Random, list: readonly number[]) => list[random.below(list.length)] ?? 1

const simple: Maker[] = [
  (random) => stepped(1 + random.below(20), oneOf(random, [1, 2])),
  (random) => stepped(5 * random.below(6), 5),
  (random) => stepped(10 * random.below(5), 10),
  (random) => stepped(12 + random.below(10), -oneOf(random, [1, 2])),
]
const middling: Maker[] = [
  (random) => stepped(random.below(30), 3 + random.below(9)),
  (random) => stepped(90 + random.below(30), -(3 + random.below(9))),
  (random) => stepped(25 * random.below(8), 25),
  (random) => times(1 + random.below(4), 2),
]
const harder: Maker[] = [
  (random) => stepped(8 + random.below(8), -(5 + random.below(8))),
  (random) => times(1 + random.below(3), oneOf(random, [3, 4])),
  (random) => {
    const from = 1 + random.below(5)
    return { rule: 'Square numbers', numbers: places.map((index) => (from + index) ** 2) }
  },
  (random) => {
    const from = 1 + random.below(4)
    return {
      rule: 'Triangular numbers: add one more each time',
      numbers: places.map((index) => ((from + index) * (from + index + 1)) / 2),
    }
  },
  (random) => {
    const numbers = [1 + random.below(4), 2 + random.below(5)]
    while (numbers.length <= SHOWN) numbers.push((numbers.at(-1) ?? 0) + (numbers.at(-2) ?? 0))
    return { rule: 'Add the last two to get the next', numbers }
  },
]
const makers = { 0: simple, 1: middling, 2: harder }

/** A pattern of four numbers to be continued, fit for the stage. */
export function numberPattern(stage: GameSource['stage'], options: number, random: Random): NumberPattern {
  const list = makers[stage]
  const { rule, numbers } = (list[random.below(list.length)] ?? simple[0] ?? middling[0])?.(random) ?? stepped(1, 1)
  const shown = numbers.slice(0, SHOWN)
  const next = numbers[SHOWN] ?? 0
  const last = shown.at(-1) ?? 0
  const near = [next + 1, next - 1, last + 1, next + (next - last), next + 2, next + 10, next - 2]
  const wrong = [...new Set(near)].filter((number) => number !== next && (stage === 2 || number >= 0))
  return { rule, shown, next, wrong: random.draw(wrong, options - 1) }
}
