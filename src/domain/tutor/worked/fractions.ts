import Fraction from 'fraction.js'
import { plainSum, readNumber, sayFraction, sayMixed } from './numbers.ts'
import type { Worked, Worker } from './worked.ts'

const topics = ['gcse-maths-fractions', 'ks2-maths-fractions']
type Operation = 'add' | 'subtract' | 'multiply' | 'divide' | 'of'

const operand = String.raw`((?:\d+ )?\d+ ?/ ?\d+|\d+)`
const between: [RegExp, Operation][] = [
  [/^(?:\+|add|plus|and)$/, 'add'],
  [/^(?:-|minus|take away|take|subtract)$/, 'subtract'],
  [/^(?:x|\*|times|multiplied by|timesed by)$/, 'multiply'],
  [/^(?:÷|divided by|divide by|divide|shared by)$/, 'divide'],
  [/^of$/, 'of'],
]
const infix = new RegExp(
  `${operand} ?(\\+|add|plus|-|minus|take away|subtract|x|\\*|times|multiplied by|timesed by|÷|divided by|divide by|divide|of) ?(?:a |£)?${operand}(?! ?[/%\\d])`,
)
const prefix: [RegExp, Operation, turned: boolean][] = [
  [new RegExp(`\\badd(?:ing)? ${operand} (?:and|to|with) ${operand}`), 'add', false],
  [new RegExp(`\\b(?:subtract|take)(?:ing)? ${operand} (?:away )?from ${operand}`), 'subtract', true],
  [new RegExp(`\\b(?:multiply|multiplying|times) ${operand} (?:by|and|with) ${operand}`), 'multiply', false],
  [new RegExp(`\\b(?:divide|dividing) ${operand} (?:by|and) ${operand}`), 'divide', false],
]

/** Two fractions, or a fraction and a whole number, added, subtracted, multiplied or divided; a fraction of an amount. */
export const fractions: Worker = (question) => {
  const text = plainSum(question).replace(/ ?\/ ?/g, '/')
  const found = readSum(text)
  if (!found) return null
  const { one, other, operation, words } = found
  // Without a fraction it is another topic's; a date or a score has three parts.
  if (!words.includes('/') || /\d\/\d+\/\d/.test(text)) return null
  return workers[operation](one, other)
}

function readSum(text: string) {
  for (const [pattern, operation, turned] of prefix) {
    const [words, first = '', second = ''] = pattern.exec(text) ?? []
    const [one, other] = [readOperand(first), readOperand(second)]
    if (words && one && other)
      return turned ? { one: other, other: one, operation, words } : { one, other, operation, words }
  }
  const [words, first = '', sign = '', second = ''] = infix.exec(text) ?? []
  const [one, other] = [readOperand(first), readOperand(second)]
  const operation = between.find(([pattern]) => pattern.test(sign))?.[1]
  return words && one && other && operation ? { one, other, operation, words } : null
}

function readOperand(text: string): Fraction | null {
  const [, whole, over = '', under = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (over === '') return readNumber(text)
  const [top, bottom] = [readNumber(over), readNumber(under)]
  if (!top || !bottom || bottom.equals(0)) return null
  return top.div(bottom).add(whole ? (readNumber(whole) ?? 0) : 0)
}

const lcm = (one: bigint, other: bigint): bigint => (one / gcd(one, other)) * other
const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other))
const over = (number: Fraction, bottom: bigint) =>
  `${number.s < 0n ? '−' : ''}${number.n * (bottom / number.d)}/${bottom}`
const improper = (number: Fraction) => `${number.s < 0n ? '−' : ''}${number.n}/${number.d}`

/** How the answer is written at last. */
function ended(answer: Fraction, before: string): string[] {
  const [simple, mixed] = [sayFraction(answer), sayMixed(answer)]
  return [
    ...(simple === before ? [] : [`In its simplest form, ${before} is ${simple}.`]),
    ...(mixed === simple ? [] : [`As a mixed number, that is ${mixed}.`]),
  ]
}
const asImproper = (...numbers: Fraction[]) =>
  numbers.flatMap((number) =>
    number.d !== 1n && number.n > number.d ? [`Write ${sayMixed(number)} as ${improper(number)}.`] : [],
  )

const workers: Record<Operation, (one: Fraction, other: Fraction) => Worked | null> = {
  add: (one, other) => sum(one, other, 1),
  subtract: (one, other) => sum(one, other, -1),
  multiply(one, other) {
    const [top, bottom] = [one.n * other.n, one.d * other.d]
    return {
      answer: `${sayMixed(one)} × ${sayMixed(other)} = ${sayMixed(one.mul(other))}.`,
      steps: [
        ...asImproper(one, other),
        `Multiply the top numbers: ${one.n} × ${other.n} = ${top}.`,
        `Multiply the bottom numbers: ${one.d} × ${other.d} = ${bottom}. That is ${top}/${bottom}.`,
        ...ended(one.mul(other), `${top}/${bottom}`),
      ],
      topics,
    }
  },
  divide(one, other) {
    if (other.equals(0)) return null
    const [top, bottom] = [one.n * other.d, one.d * other.n]
    return {
      answer: `${sayMixed(one)} ÷ ${sayMixed(other)} = ${sayMixed(one.div(other))}.`,
      steps: [
        ...asImproper(one, other),
        `Keep ${improper(one)}. Change ÷ to ×. Turn ${improper(other)} upside down: ${other.d}/${other.n}.`,
        `Multiply: ${improper(one)} × ${other.d}/${other.n} = ${top}/${bottom}.`,
        ...ended(one.div(other), `${top}/${bottom}`),
        `You turn the second fraction upside down because dividing by ${improper(other)} asks how many of it fit, and ${other.d}/${other.n} of it fit into each whole.`,
      ],
      topics,
    }
  },
  of(one, other) {
    if (one.d === 1n) return null
    const part = other.div(one.d)
    return {
      answer: `${sayMixed(one)} of ${sayMixed(other)} is ${sayMixed(one.mul(other))}.`,
      steps: [
        ...asImproper(one),
        `Divide by the bottom number: ${sayMixed(other)} ÷ ${one.d} = ${sayMixed(part)}.`,
        `Multiply by the top number: ${sayMixed(part)} × ${one.n} = ${sayMixed(part.mul(one.n))}.`,
      ],
      topics,
    }
  },
}

function sum(one: Fraction, other: Fraction, sign: 1 | -1): Worked {
  const bottom = lcm(one.d, other.d)
  const answer = one.add(other.mul(sign))
  const mark = sign === 1 ? '+' : '−'
  const raw = over(answer, bottom)
  const tops = `${one.n * (bottom / one.d)} ${mark} ${other.n * (bottom / other.d)}`
  return {
    answer: `${sayMixed(one)} ${mark} ${sayMixed(other)} = ${sayMixed(answer)}.`,
    steps: [
      ...asImproper(one, other),
      one.d === other.d
        ? `Both bottom numbers are ${bottom}, so they stay.`
        : `Give both the same bottom number. ${one.d} and ${other.d} both go into ${bottom}.`,
      ...(one.d === other.d
        ? []
        : [`${improper(one)} is ${over(one, bottom)}, and ${improper(other)} is ${over(other, bottom)}.`]),
      `${sign === 1 ? 'Add' : 'Subtract'} the top numbers: ${tops}. That gives ${raw}.`,
      ...ended(answer, raw),
    ],
    topics,
  }
}
