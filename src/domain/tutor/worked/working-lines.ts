import { type Algebra, type Expression, lettersIn, sidesOf, some } from '../../questions/algebra/expression.ts'
import { areEqual, sameEquation } from '../../questions/algebra/is-equal.ts'
import { readAlgebra } from '../../questions/algebra/read-algebra.ts'
import type { Worked, Worker } from './worked.ts'

/** Where the working is taught, by what its first line is. */
const placeOf = ({ left, right }: Algebra): Pick<Worked, 'topics' | 'about'> => {
  const whole: Expression = right ? { op: 'sum', terms: [left, right] } : left
  if (lettersIn(whole).length === 0)
    return some(whole, ({ op }) => op === 'quotient')
      ? { topics: ['gcse-maths-fractions', 'ks2-maths-fractions'], about: 'calculate with fractions' }
      : {
          topics: [
            'gcse-maths-calculating-with-whole-numbers-and-decimals',
            'ks2-maths-order-of-operations-and-factors',
          ],
          about: 'order of operations',
        }
  if (!right) return { topics: ['gcse-maths-expanding-and-factorising'], about: 'expand brackets' }
  return some(whole, ({ op }) => op === 'power')
    ? { topics: ['gcse-maths-quadratic-equations'], about: 'solve quadratic equations' }
    : { topics: ['gcse-maths-linear-equations', 'ks2-maths-algebra'], about: 'solve equations' }
}
const MOST_LINES = 20
const FEWEST_LINES = 2

/** What may stand before the mathematics of a line. */
const lead =
  /^(?:(?:line|step)? ?\d{1,2}[.):]\s+|[-•*]\s+|(?:so|then|therefore|hence|thus|and|is this right|check|check this|my working|working|answer|solve|expand|simplify|simplifies to|factorise|which is|that is|gives?|we get|i got)\b[:,?]?\s*|∴\s*|=>\s*|⇒\s*|→\s*)+/i
/** Words of a line that is no algebra; names of functions are letters too. */
const word = /(?<![a-z])(?!sin|cos|tan|sqrt|log|pi\b|theta)[a-z]{3,}/i

/**
 * Reads working line by line, and says which line stops being equal to the one before. Null for what is no working of two lines or more that
 * can all be read.
 */
export const workingLines: Worker = (question) => {
  const typed = question
    .split(/\n|;|=>|⇒|→/)
    .map((line) => line.trim().replace(lead, '').replace(/[.,]$/, '').trim())
    .filter((line) => line !== '')
  // A sentence that asks about it may stand before or behind.
  const lines = typed.filter((line) => !word.test(line))
  if (lines.length < FEWEST_LINES || lines.length > MOST_LINES || typed.length - lines.length > 2) return null
  if (!lines.every((line) => /[-+*/^=×÷−()²³√]/.test(line)) || lines.filter((line) => line.includes('=')).length === 0)
    return null
  const read = lines.map(readLine)
  const [opening] = read
  if (!opening || read.some((line) => line === null)) return null
  const place = placeOf(opening.algebra)
  const steps: string[] = []
  let before: Line | null = null
  for (const [at, line] of read.entries()) {
    if (!line) return null
    const fault = faultOf(line, before)
    const said = lines[at] ?? ''
    if (fault)
      return {
        answer: `Line ${at + 1} is where it stops being right: ${said}`,
        steps: [...steps, `${said}  ✗ ${fault}`],
        ...place,
      }
    steps.push(`${said}  ✓${at === 0 ? '' : remarkOn(line, before)}`)
    before = line
  }
  return { answer: 'Every line follows from the one before.', steps, ...place }
}

/** `values`: what a line such as 'x = 2 or x = −3' says the letter may be. */
interface Line {
  algebra: Algebra
  values: Expression[] | null
  letter: string | null
  /** Whether it goes on from the line before with '='. */
  goesOn: boolean
}

function readLine(text: string): Line | null {
  // 3/4 ÷ 2/5 divides by two fifths.
  const parts = text
    .replace(/(?<![\d.)])(\d+)\/(\d+)(?![\d.(])/g, /[÷×]/.test(text) ? '($1/$2)' : '$&')
    .split(/\s+or\s+|\s*,\s*(?=[a-z] ?=)/i)
  const [first = ''] = parts
  const { algebra } = readAlgebra(first)
  if (!algebra) return null
  const goesOn = text.startsWith('=')
  const named = algebra.right && algebra.left.op === 'letter' ? algebra.left.name : null
  if (parts.length === 1) {
    const value = named !== null && algebra.right && lettersIn(algebra.right).length === 0 ? [algebra.right] : null
    return { algebra, values: value, letter: named, goesOn }
  }
  if (named === null) return null
  const values = parts.map((part) => {
    const { algebra: one } = readAlgebra(part)
    if (one && !one.right) return one.left
    return one?.right && one.left.op === 'letter' && one.left.name === named ? one.right : null
  })
  return values.every((value) => value !== null) ? { algebra, values, letter: named, goesOn } : null
}

/** Why a line does not follow; null where it does. */
function faultOf(line: Line, before: Line | null): string | null {
  const { algebra, values, letter } = line
  if (algebra.right && sidesOf(algebra).flatMap(lettersIn).length === 0)
    return areEqual(algebra.left, algebra.right) ? follows(algebra.left, before) : 'The two sides are not equal.'
  if (!before) return null
  if (!algebra.right) return follows(algebra.left, before)
  // An equation after an expression says that both its sides are that expression, unless it names the answer.
  if (!before.algebra.right) return areEqual(algebra.left, algebra.right) ? follows(algebra.left, before) : null
  if (values && letter !== null) {
    const wrong = before.values
      ? values.find((value) => !before.values?.some((known) => areEqual(known, value)))
      : values.find((value) => !solves(before.algebra, letter, value))
    return wrong ? 'It does not make the line before true.' : null
  }
  return sameEquation(algebra, before.algebra) || differsBySquare(algebra, before.algebra)
    ? null
    : 'It does not say the same as the line before. Check what was done to each side.'
}

/** An expression has to equal the one before, or the side of the equation that it goes on from. */
function follows(expression: Expression, before: Line | null): string | null {
  if (!before) return null
  const { left, right } = before.algebra
  const fits = right ? areEqual(expression, right) || areEqual(expression, left) : areEqual(expression, left)
  if (fits || (right && !lettersIn(expression).length && !lettersIn(left).length)) return null
  return 'It is not equal to the line before.'
}

/** Whether an equation holds when its letter is so much. */
function solves({ left, right }: Algebra, letter: string, value: Expression): boolean {
  return right !== null && areEqual(put(left, letter, value), put(right, letter, value))
}

function put(expression: Expression, letter: string, value: Expression): Expression {
  const inside = (one: Expression) => put(one, letter, value)
  switch (expression.op) {
    case 'number':
      return expression
    case 'letter':
      return expression.name === letter ? value : expression
    case 'negative':
    case 'root':
    case 'call':
      return { ...expression, of: inside(expression.of) }
    case 'sum':
      return { ...expression, terms: expression.terms.map(inside) }
    case 'product':
      return { ...expression, factors: expression.factors.map(inside) }
    case 'quotient':
      return { ...expression, over: inside(expression.over), under: inside(expression.under) }
    case 'power':
      return { ...expression, base: inside(expression.base), exponent: inside(expression.exponent) }
  }
}

/** Both sides were squared: then the roots are gone, and what is found must be tried. */
function differsBySquare(after: Algebra, before: Algebra): boolean {
  if (!before.right || !after.right) return false
  const two: Expression = { op: 'number', digits: '2' }
  const square = (base: Expression): Expression => ({ op: 'power', base, exponent: two })
  return sameEquation(after, { left: square(before.left), right: square(before.right) })
}

const isLinear = ({ left, right }: Algebra) =>
  !some(
    right ? { op: 'sum', terms: [left, right] } : left,
    (one) => one.op === 'power' || one.op === 'root' || one.op === 'call',
  )

/** One value is seldom all, where a letter is squared. */
function remarkOn({ values }: Line, before: Line | null): string {
  if (values?.length !== 1 || !before || before.values || isLinear(before.algebra)) return ''
  return ' That is one value. Is there another?'
}
