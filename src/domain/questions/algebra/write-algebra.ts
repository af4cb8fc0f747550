import { toScript } from '../../unicode-script.ts'
import { type Algebra, type Expression, sidesOf } from './expression.ts'

/** How the pieces of an expression are put together: as text, as MathML or as spoken words. */
interface Notation {
  number: (digits: string) => string
  letter: (name: string) => string
  /** Each term with whether a minus stands before it. */
  sum: (terms: { minus: boolean; text: string }[]) => string
  product: (factors: string[], of: readonly Expression[]) => string
  quotient: (over: string, under: string) => string
  power: (base: string, exponent: string, of: Expression) => string
  root: (of: string, inside: Expression) => string
  call: (name: string, of: string) => string
  brackets: (inside: string) => string
  equals: (left: string, right: string) => string
  /** Whether a quotient needs no brackets anywhere but below a power. */
  barred: boolean
}

const plainNotation: Notation = {
  number: (digits) => digits,
  letter: (name) => name,
  sum: (terms) =>
    terms
      .map(({ minus, text }, at) => (at === 0 ? `${minus ? '−' : ''}${text}` : ` ${minus ? '−' : '+'} ${text}`))
      .join(''),
  product: (factors, of) => factors.map((text, at) => (at > 0 && meets(of, at) ? ` × ${text}` : text)).join(''),
  quotient: (over, under) => `${over}/${under}`,
  power: (base, exponent) => {
    const small = toScript(exponent, 'sup')
    return small === exponent ? `${base}^${exponent.length > 1 ? `(${exponent})` : exponent}` : base + small
  },
  root: (of, inside) => `√${isAtom(inside) ? of : `(${of})`}`,
  call: (name, of) => `${name}(${of})`,
  brackets: (inside) => `(${inside})`,
  equals: (left, right) => `${left} = ${right}`,
  barred: false,
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
const row = (inside: string) => `<mrow>${inside}</mrow>`
const mathNotation: Notation = {
  number: (digits) => `<mn>${escaped(digits)}</mn>`,
  letter: (name) => `<mi>${escaped(name)}</mi>`,
  sum: (terms) =>
    row(
      terms
        .map(({ minus, text }, at) =>
          at === 0 ? `${minus ? '<mo form="prefix">−</mo>' : ''}${text}` : `<mo>${minus ? '−' : '+'}</mo>${text}`,
        )
        .join(''),
    ),
  product: (factors, of) =>
    row(factors.map((text, at) => (at > 0 && meets(of, at) ? `<mo>×</mo>${text}` : text)).join('')),
  quotient: (over, under) => `<mfrac>${row(over)}${row(under)}</mfrac>`,
  power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
  root: (of) => `<msqrt>${of}</msqrt>`,
  call: (name, of) => row(`<mi>${name}</mi><mo stretchy="false">(</mo>${of}<mo stretchy="false">)</mo>`),
  brackets: (inside) => row(`<mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo>`),
  equals: (left, right) => row(`${left}<mo>=</mo>${right}`),
  barred: true,
}

const spokenNotation: Notation = {
  number: (digits) => digits,
  letter: (name) => (name === 'π' ? 'pi' : name),
  sum: (terms) => terms.map(({ minus, text }, at) => `${minus ? 'minus ' : at > 0 ? 'plus ' : ''}${text}`).join(' '),
  product: (factors, of) => factors.map((text, at) => (at > 0 && meets(of, at) ? `times ${text}` : text)).join(' '),
  quotient: (over, under) => `${over} over ${under}`,
  power: (base, exponent) =>
    exponent === '2' ? `${base} squared` : exponent === '3' ? `${base} cubed` : `${base} to the power ${exponent}`,
  root: (of, inside) => (isAtom(inside) ? `root ${of}` : `the root of ${of}, end of root,`),
  call: (name, of) => `${name} of ${of}`,
  brackets: (inside) => `open bracket ${inside} close bracket`,
  equals: (left, right) => `${left} equals ${right}`,
  barred: false,
}

const isAtom = ({ op }: Expression) => op === 'number' || op === 'letter'

/** Whether two factors side by side need a sign between them, as two numbers do. */
function meets(factors: readonly Expression[], at: number): boolean {
  const first = (one: Expression | undefined): string | undefined => (one?.op === 'power' ? first(one.base) : one?.op)
  return first(factors[at]) === 'number' || first(factors[at]) === 'negative'
}

/** How strongly a piece holds together. */
const strengths = { sum: 1, negative: 1, product: 2, quotient: 2, power: 3, number: 4, letter: 4, root: 4, call: 4 }

function write(expression: Expression, notation: Notation): string {
  const within = (part: Expression, least: number) => {
    const strength = part.op === 'quotient' && notation.barred ? 2.5 : strengths[part.op]
    const text = write(part, notation)
    return strength < least ? notation.brackets(text) : text
  }
  switch (expression.op) {
    case 'number':
      return notation.number(expression.digits)
    case 'letter':
      return notation.letter(expression.name)
    case 'negative':
      return notation.sum([{ minus: true, text: within(expression.of, 2) }])
    case 'sum':
      return notation.sum(
        expression.terms.map((term) =>
          term.op === 'negative' ? { minus: true, text: within(term.of, 2) } : { minus: false, text: within(term, 2) },
        ),
      )
    case 'product':
      return notation.product(
        expression.factors.map((factor) => within(factor, factor.op === 'quotient' ? 2.5 : 2)),
        expression.factors,
      )
    case 'quotient':
      return notation.barred
        ? notation.quotient(write(expression.over, notation), write(expression.under, notation))
        : notation.quotient(within(expression.over, 2), within(expression.under, 3))
    case 'power':
      return notation.power(within(expression.base, 4), write(expression.exponent, notation), expression)
    case 'root':
      return notation.root(write(expression.of, notation), expression.of)
    case 'call':
      return notation.call(expression.name, write(expression.of, notation))
  }
}

function writeSides(algebra: Algebra, notation: Notation): string {
  const [left = '', right] = sidesOf(algebra).map((side) => write(side, notation))
  return right === undefined ? left : notation.equals(left, right)
}

/** 2x² + 3x */
export const plainAlgebra = (algebra: Algebra): string => writeSides(algebra, plainNotation)
/** 2 x squared plus 3 x */
export const spokenAlgebra = (algebra: Algebra): string => writeSides(algebra, spokenNotation)
/** MathML: safe to put into a page whatever was typed. */
export const mathAlgebra = (algebra: Algebra): string => `<math>${writeSides(algebra, mathNotation)}</math>`
