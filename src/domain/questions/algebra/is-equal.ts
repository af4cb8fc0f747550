import Fraction from 'fraction.js'
import { type Algebra, type Expression, lettersIn } from './expression.ts'
import { valueAt } from './value-at.ts'

type Letters = ReadonlyMap<string, Fraction>

/** Values for the letters: no small whole numbers, where unequal expressions often meet; none negative, since roots and logarithms have none. */
const pool = [
  '5/3',
  '7/11',
  '13/5',
  '17/7',
  '23/9',
  '29/13',
  '3/7',
  '31/8',
  '37/15',
  '41/18',
  '8/19',
  '43/10',
  '47/21',
  '53/12',
  '11/23',
  '59/14',
].map((value) => new Fraction(value))
const TRIES = pool.length
/** Three points with a value on both sides are needed to call two expressions equal. */
const ENOUGH = 3
/** Bits beyond which exact arithmetic would only cost time. */
const WIDEST = 4096n
const CLOSE = 1e-9

/** True when two expressions have the same value whatever their letters stand for, as far as their roots are real. */
export function areEqual(one: Expression, other: Expression): boolean {
  return everywhere(one, other, (at) => {
    const [exact, wanted] = [exactly(one, at), exactly(other, at)]
    if (exact && wanted) return exact.equals(wanted)
    return isClose(nearly(one, at), nearly(other, at))
  })
}

/** The number that one expression is of the other, whatever the letters stand for; null where there is none. */
export function ratioOf(one: Expression, other: Expression): number | null {
  let ratio: number | null = null
  const same = everywhere(one, other, (at) => {
    const found = nearly(one, at) / nearly(other, at)
    ratio ??= found
    return Number.isFinite(found) && found !== 0 && isClose(found, ratio)
  })
  return same ? ratio : null
}

/** True when one equation holds wherever the other does: each says that a difference is nothing, and one is the other times a number. */
export function sameEquation(one: Algebra, other: Algebra): boolean {
  const [first, second] = [difference(one), difference(other)]
  return first !== null && second !== null && ratioOf(first, second) !== null
}

const difference = ({ left, right }: Algebra): Expression | null =>
  right && { op: 'sum', terms: [left, { op: 'negative', of: right }] }

function everywhere(one: Expression, other: Expression, holds: (at: Letters) => boolean): boolean {
  const letters = [...new Set([one, other].flatMap(lettersIn))].filter((letter) => letter !== 'π').sort()
  let compared = 0
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at = new Map(
      letters.map((letter, place) => [letter, pool[(attempt * 3 + place * 5) % pool.length] ?? new Fraction(1)]),
    )
    const [here, there] = [nearly(one, at), nearly(other, at)]
    if (!Number.isFinite(here) && !Number.isFinite(there)) continue
    if (Number.isFinite(here) !== Number.isFinite(there)) return false
    if (!holds(at)) return false
    compared++
  }
  return compared >= ENOUGH
}

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= CLOSE * Math.max(Math.abs(one), Math.abs(other)) + 1e-12

/** The exact value; null where there is a root, a function or π, or where it would grow too long. */
function exactly(expression: Expression, letters: Letters): Fraction | null {
  switch (expression.op) {
    case 'number':
      return new Fraction(expression.digits)
    case 'letter':
      return letters.get(expression.name) ?? null
    case 'negative':
      return exactly(expression.of, letters)?.neg() ?? null
    case 'sum':
      return folded(expression.terms, letters, (sum, term) => sum.add(term))
    case 'product':
      return folded(expression.factors, letters, (product, factor) => product.mul(factor))
    case 'quotient': {
      const [over, under] = [exactly(expression.over, letters), exactly(expression.under, letters)]
      return over && under && !under.equals(0) ? short(over.div(under)) : null
    }
    case 'power':
      return powerOf(exactly(expression.base, letters), exactly(expression.exponent, letters))
    case 'root':
    case 'call':
      return null
  }
}

function folded(
  parts: readonly Expression[],
  letters: Letters,
  join: (one: Fraction, other: Fraction) => Fraction,
): Fraction | null {
  let made: Fraction | null = null
  for (const part of parts) {
    const value = exactly(part, letters)
    if (!value) return null
    made = made ? short(join(made, value)) : value
    if (!made) return null
  }
  return made
}

function powerOf(base: Fraction | null, exponent: Fraction | null): Fraction | null {
  if (!base || exponent?.d !== 1n) return null
  const times = exponent.n
  if (times > 64n || bitsOf(base) * times > WIDEST || (base.equals(0) && exponent.compare(0) <= 0)) return null
  return base.pow(exponent)
}

const bitsOf = ({ n, d }: Fraction): bigint => BigInt(n.toString(16).length * 4 + d.toString(16).length * 4)
const short = (value: Fraction): Fraction | null => (bitsOf(value) > WIDEST ? null : value)

const nearly = (expression: Expression, letters: Letters): number =>
  valueAt(expression, (name) => letters.get(name)?.valueOf() ?? Number.NaN)
