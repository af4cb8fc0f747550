import type Fraction from 'fraction.js'
import { decimalPlaces, listIn, plainSum, say, sayRounded } from './numbers.ts'
import type { Worked, Worker } from './worked.ts'

const topics = ['gcse-maths-averages-and-spread', 'ks2-maths-statistics']
/** More numbers are a table's. */
const MOST = 30

/** Mean, median, mode and range of a list, those that are asked for. */
export const averages: Worker = (question) => {
  const text = plainSum(question)
  const asked = kinds.filter(([pattern]) => pattern.test(text))
  if (asked.length === 0) return null
  const numbers = listIn(text)
  if (numbers.length < 3 || numbers.length > MOST) return null
  const found = asked.map(([, work]) => work(numbers))
  return {
    answer: found.map(({ answer }) => answer).join(' '),
    steps: found.flatMap(({ steps }) => steps),
    topics,
  }
}

type Part = Pick<Worked, 'answer' | 'steps'>
const inOrder = (numbers: readonly Fraction[]) => [...numbers].sort((a, b) => a.compare(b))
const list = (numbers: readonly Fraction[]) => numbers.map(say).join(', ')

const kinds: [RegExp, (numbers: Fraction[]) => Part][] = [
  [/\bmean\b|\baverage\b/, mean],
  [/\bmedian\b/, median],
  [/\bmod(?:e|al)\b/, mode],
  [/\brange\b/, range],
]

function mean(numbers: Fraction[]): Part {
  const sum = numbers.reduce((total, number) => total.add(number))
  const value = sum.div(numbers.length)
  const exact = (decimalPlaces(value) ?? 9) <= 3
  const said = exact ? say(value) : `${sayRounded(value.valueOf(), 3)} (to 3 significant figures)`
  return {
    answer: `The mean is ${said}.`,
    steps: [
      `Add the numbers: ${numbers.map(say).join(' + ')} = ${say(sum)}.`,
      `Divide by how many there are: ${say(sum)} ÷ ${numbers.length} = ${said}.`,
    ],
  }
}

function median(numbers: Fraction[]): Part {
  const ordered = inOrder(numbers)
  const middle = Math.floor((ordered.length - 1) / 2)
  const [low, high] = [ordered[middle], ordered[ordered.length - 1 - middle]]
  if (!low || !high) return { answer: '', steps: [] }
  const value = low.add(high).div(2)
  return {
    answer: `The median is ${say(value)}.`,
    steps: [
      `Put the numbers in order: ${list(ordered)}.`,
      ordered.length % 2 === 1
        ? `There are ${ordered.length}, so the middle one is number ${middle + 1}: ${say(value)}.`
        : `There are ${ordered.length}, so two are in the middle: ${say(low)} and ${say(high)}. Halfway between them is ${say(value)}.`,
    ],
  }
}

function mode(numbers: Fraction[]): Part {
  const counts = Map.groupBy(inOrder(numbers), say)
  const most = Math.max(...[...counts.values()].map(({ length }) => length))
  const modes = [...counts].filter(([, { length }]) => length === most).map(([number]) => number)
  if (most === 1)
    return { answer: 'There is no mode.', steps: ['Each number is there once, so none is the most common.'] }
  return {
    answer: modes.length === 1 ? `The mode is ${modes[0]}.` : `The modes are ${modes.join(' and ')}.`,
    steps: [
      `Count how often each number is there. ${modes.join(' and ')} ${modes.length === 1 ? 'is' : 'are'} there ${most} times, more than any other.`,
    ],
  }
}

function range(numbers: Fraction[]): Part {
  const ordered = inOrder(numbers)
  const [least, most] = [ordered[0], ordered.at(-1)]
  if (!least || !most) return { answer: '', steps: [] }
  return {
    answer: `The range is ${say(most.sub(least))}.`,
    steps: [
      `Take the smallest from the largest: ${say(most)} − ${say(least)} = ${say(most.sub(least))}.`
        .replace('− −', '− (−')
        .replace(/\(−([\d./]+)/, '(−$1)'),
    ],
  }
}
