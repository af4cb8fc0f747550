import Fraction from 'fraction.js'
import { type Expression, lettersIn, sidesOf } from '../../questions/algebra/expression.ts'
import { readAlgebra } from '../../questions/algebra/read-algebra.ts'
import { plainSum, readNumber, say, saySigned, sayTerm } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-linear-equations', 'ks2-maths-algebra']

/** A linear equation with one letter, solved by doing the same to both sides. */
export const linearEquation: Worker = (question) => {
  const equation = equationIn(question)
  if (!equation) return null
  const { algebra } = readAlgebra(equation)
  if (!algebra?.right) return null
  const [letter, ...others] = [...new Set(sidesOf(algebra).flatMap(lettersIn))]
  if (!letter || letter === 'π' || others.length > 0) return null
  const [left, right] = [linearOf(algebra.left), linearOf(algebra.right)]
  if (!left || !right) return null
  const steps = [`Write it down: ${equation}`]
  // A letter that is alone already is no equation to solve.
  if (left.letters.equals(1) && left.rest.equals(0) && right.letters.equals(0)) return null
  const write = ({ letters, rest }: Linear) =>
    letters.equals(0) ? say(rest) : `${sayTerm(letters, letter)}${rest.equals(0) ? '' : ` ${saySigned(rest)}`}`
  const both = (one: Linear, other: Linear) => `${write(one)} = ${write(other)}`
  const collected = both(left, right)
  if (collected.replace(/\s|×/g, '') !== equation.replace(/-/g, '−').replace(/\s|×|\*/g, ''))
    steps.push(`Multiply out and collect like terms: ${collected}`)
  // The side with more of the letter keeps it, so that it stays positive.
  const turned = right.letters.compare(left.letters) > 0
  let [one, other] = turned ? [right, left] : [left, right]
  const letters = one.letters.sub(other.letters)
  if (letters.equals(0)) {
    const always = one.rest.equals(other.rest)
    return {
      answer: always ? `Every value of ${letter} makes it true.` : `No value of ${letter} makes it true.`,
      steps: [
        ...steps,
        `There is as much of ${letter} on both sides. Taking it away leaves ${say(left.rest)} = ${say(right.rest)}, which is ${always ? 'always' : 'never'} true.`,
      ],
      topics,
    }
  }
  if (!other.letters.equals(0)) {
    const gone = other.letters
    one = { letters, rest: one.rest }
    other = { letters: new Fraction(0), rest: other.rest }
    steps.push(
      `${gone.compare(0) > 0 ? 'Take' : 'Add'} ${sayTerm(gone.abs(), letter)} ${gone.compare(0) > 0 ? 'away from' : 'to'} both sides: ${both(one, other)}`,
    )
  }
  if (!one.rest.equals(0)) {
    const { rest } = one
    other = { letters: other.letters, rest: other.rest.sub(rest) }
    one = { letters, rest: new Fraction(0) }
    steps.push(
      `${rest.compare(0) > 0 ? 'Take' : 'Add'} ${say(rest.abs())} ${rest.compare(0) > 0 ? 'away from' : 'to'} both sides: ${both(one, other)}`,
    )
  }
  const value = other.rest.div(letters)
  if (!letters.equals(1)) {
    const inverse = letters.n === 1n && letters.d !== 1n
    steps.push(
      inverse
        ? `Multiply both sides by ${say(letters.inverse())}: ${letter} = ${say(value)}`
        : `Divide both sides by ${say(letters)}: ${letter} = ${say(value)}`,
    )
  }
  const at = (side: Linear) => say(side.letters.mul(value).add(side.rest))
  steps.push(`Check: put ${say(value)} for ${letter}. The left side is ${at(left)} and the right side is ${at(right)}.`)
  return { answer: `${letter} = ${say(value)}`, steps, topics }
}

/** What stands round the equals sign, up to the words on either side. */
function equationIn(question: string): string | null {
  const text = plainSum(question).replace(/(\d) ?x ?(?=\d)/g, '$1*')
  const part = String.raw`(?:(?<![a-z'’])[a-z](?![a-z'’])|(?<=\d)[a-z](?![a-z'’])|\d|[-+*/^().÷\s])`
  const [found = ''] = new RegExp(`${part}*=${part}*`).exec(text) ?? []
  // 'a' and 'i' before it are words.
  const equation = found
    .trim()
    .replace(/^(?:[ai] )+/, '')
    .replace(/[.\s]+$/, '')
  return /\d/.test(equation) && equation.length <= 60 ? equation : null
}

interface Linear {
  letters: Fraction
  rest: Fraction
}

/** An expression as so much of its letter and a number; null where it is no such thing. */
function linearOf(expression: Expression): Linear | null {
  const zero = new Fraction(0)
  switch (expression.op) {
    case 'number': {
      const rest = readNumber(expression.digits)
      return rest && { letters: zero, rest }
    }
    case 'letter':
      return { letters: new Fraction(1), rest: zero }
    case 'negative':
      return times(linearOf(expression.of), new Fraction(-1))
    case 'sum':
      return expression.terms
        .map(linearOf)
        .reduce(
          (one, other) => one && other && { letters: one.letters.add(other.letters), rest: one.rest.add(other.rest) },
        )
    case 'product':
      return expression.factors.map(linearOf).reduce((one, other) => {
        if (!one || !other) return null
        if (one.letters.equals(0)) return times(other, one.rest)
        return other.letters.equals(0) ? times(one, other.rest) : null
      })
    case 'quotient': {
      const under = linearOf(expression.under)
      return under?.letters.equals(0) && !under.rest.equals(0)
        ? times(linearOf(expression.over), under.rest.inverse())
        : null
    }
    case 'power':
    case 'root':
    case 'call':
      return null
  }
}

const times = (one: Linear | null, by: Fraction): Linear | null =>
  one && { letters: one.letters.mul(by), rest: one.rest.mul(by) }
