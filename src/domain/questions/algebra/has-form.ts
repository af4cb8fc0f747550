import { type Expression, lettersIn, partsOf, sizeOf, some } from './expression.ts'
import { ratioOf } from './is-equal.ts'
import type { Form } from './schemas.ts'

/** Room for the same thing written otherwise: 3x/2 and 3/2 x. */
const SLACK = 3

/**
 * Whether an expression that equals the answer has the form that is asked for.
 * @param answer has that form
 */
export function hasForm(form: Exclude<Form, 'subject'>, given: Expression, answer: Expression): boolean {
  switch (form) {
    case 'any':
      return true
    case 'expanded':
      return isExpanded(given) && isCollected(given)
    case 'factorised':
      return isFactorised(given, answer)
    case 'simplest':
      return (
        isSimplest(given) &&
        sizeOf(given) <= sizeOf(answer) + SLACK &&
        (some(answer, isNumberPower) || !some(given, isNumberPower))
      )
  }
}

const unsigned = (one: Expression): Expression => (one.op === 'negative' ? unsigned(one.of) : one)
const termsOf = (one: Expression): Expression[] =>
  one.op === 'sum' ? one.terms.flatMap((term) => termsOf(unsigned(term))) : [unsigned(one)]
const factorsOf = (one: Expression): Expression[] =>
  one.op === 'product' ? one.factors.map(unsigned).flatMap(factorsOf) : [unsigned(one)]
const isNumber = (one: Expression) => lettersIn(one).every((letter) => letter === 'π')
const wholeOf = (one: Expression): number | null =>
  one.op === 'number' && /^\d+$/.test(one.digits) ? Number(one.digits) : null
/** 2⁴, which is left only where the answer leaves it. */
const isNumberPower = (one: Expression) =>
  one.op === 'power' && wholeOf(one.base) !== null && wholeOf(one.exponent) !== null
const keyOf = (one: Expression) => JSON.stringify(one)

/** No bracket is left to multiply out. */
const isExpanded = (given: Expression): boolean =>
  !some(given, (one) => {
    if (one.op === 'negative') return unsigned(one).op === 'sum'
    if (one.op === 'product') return one.factors.some((factor) => unsigned(factor).op === 'sum')
    return one.op === 'power' && unsigned(one.base).op === 'sum' && (wholeOf(one.exponent) ?? 0) > 1
  })

/** No two terms belong together, and each is written short: neither 2x + 3x nor 2 × 3x nor x × x. */
const isCollected = (given: Expression): boolean => {
  const terms = termsOf(given)
  return new Set(terms.map(likeness)).size === terms.length && terms.every(isShortTerm)
}

/** The same for terms that could be collected: their letters and roots, whatever number stands before them. */
function likeness(term: Expression): string {
  const powers = new Map<string, string[]>()
  const gather = (one: Expression, below: boolean) => {
    for (const factor of factorsOf(one)) {
      if (factor.op === 'number') continue
      if (factor.op === 'quotient') {
        gather(factor.over, below)
        gather(factor.under, !below)
        continue
      }
      const [base, exponent] = factor.op === 'power' ? [factor.base, keyOf(factor.exponent)] : [factor, '1']
      powers.set(keyOf(base), [...(powers.get(keyOf(base)) ?? []), below ? `/${exponent}` : exponent])
    }
  }
  gather(term, false)
  return JSON.stringify([...powers].map(([base, exponents]) => [base, exponents.sort()]).sort())
}

function isShortTerm(term: Expression): boolean {
  const bases = factorsOf(term).map((factor) => (factor.op === 'power' ? factor.base : factor))
  const numbers = bases.filter(({ op }) => op === 'number' || op === 'quotient')
  const others = bases.filter(({ op }) => op !== 'number' && op !== 'quotient').map(keyOf)
  return numbers.length <= 1 && new Set(others).size === others.length
}

/** A product of the answer's own factors, each as short as there; numbers may be in one piece or several. */
function isFactorised(given: Expression, answer: Expression): boolean {
  const [own, wanted] = [given, answer].map((one) => repeated(one).filter((factor) => !isNumber(factor)))
  if (unsigned(given).op === 'sum' || !own || !wanted || own.length !== wanted.length) return false
  const left = [...wanted]
  return own.every((factor) => {
    const at = left.findIndex((other) => Math.abs(Math.abs(ratioOf(factor, other) ?? 0) - 1) < 1e-9)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The factors with (x + 1)² as two of them. */
const repeated = (one: Expression): Expression[] =>
  factorsOf(one).flatMap((factor) => {
    if (factor.op === 'quotient')
      return [...repeated(factor.over), { op: 'quotient' as const, over: ONE, under: factor.under }]
    const times = factor.op === 'power' ? (wholeOf(factor.exponent) ?? 0) : 0
    return factor.op === 'power' && times > 1 && times <= 12
      ? Array.from({ length: times }, () => repeated(factor.base)).flat()
      : [factor]
  })
const ONE: Expression = { op: 'number', digits: '1' }

const isSimplest = (given: Expression): boolean => !some(given, isUnsimple)

/** Whether something is left to do at the top of an expression. */
function isUnsimple(one: Expression): boolean {
  switch (one.op) {
    case 'negative':
      return one.of.op === 'negative'
    case 'sum':
      return (
        !isCollected(one) ||
        one.terms.some((term) => wholeOf(unsigned(term)) === 0) ||
        one.terms.filter((term) => isPlainNumber(term)).length > 1
      )
    case 'product':
      return !isShortTerm(one) || one.factors.some(isOneOrNone) || factorsOf(one).filter(isNumberRoot).length > 1
    case 'quotient':
      return !isReduced(one.over, one.under)
    case 'power':
      return isOneOrNone(one.exponent) || ['power', 'product'].includes(unsigned(one.base).op)
    case 'root': {
      const inside = wholeOf(one.of)
      return inside !== null && (inside < 2 || hasSquareFactor(inside))
    }
    default:
      return false
  }
}

const isPlainNumber = (term: Expression) => isNumber(term) && !some(term, ({ op }) => op === 'root' || op === 'letter')
const isOneOrNone = (one: Expression) => [0, 1].includes(wholeOf(one) ?? 2)
const isNumberRoot = (one: Expression) => one.op === 'root' && isNumber(one)

function isReduced(over: Expression, under: Expression): boolean {
  if (over.op === 'quotient' || under.op === 'quotient' || isOneOrNone(under)) return false
  if (some(under, isNumberRoot)) return false
  const [above, below] = [termsOf(over), termsOf(under)].map((terms) => terms.flatMap((term) => wholesIn(term)))
  const [ofOver, ofUnder] = [termsOf(over).length, termsOf(under).length]
  // A number divides a sum only where it divides each of its terms.
  const common = [...(above ?? []), ...(below ?? [])].reduce(gcd, 0)
  if (common > 1 && above?.length === ofOver && below?.length === ofUnder) return false
  if (ofOver > 1 || ofUnder > 1) return true
  const bases = new Set(factorsOf(over).map(baseKey))
  return !factorsOf(under).some((factor) => !isNumber(factor) && bases.has(baseKey(factor)))
}

const baseKey = (factor: Expression) => keyOf(factor.op === 'power' ? factor.base : factor)
const wholesIn = (term: Expression): number[] =>
  factorsOf(term)
    .map(wholeOf)
    .filter((whole) => whole !== null)
const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

function hasSquareFactor(whole: number): boolean {
  if (whole > 1e6) return false
  for (let root = 2; root * root <= whole; root++) if (whole % (root * root) === 0) return true
  return false
}

/** Whether an expression has a letter anywhere. */
export const has = (expression: Expression, letter: string): boolean =>
  expression.op === 'letter' ? expression.name === letter : partsOf(expression).some((part) => has(part, letter))
