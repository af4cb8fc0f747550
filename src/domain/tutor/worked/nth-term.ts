import Fraction from 'fraction.js'
import { listIn, plainSum, say, saySigned, sayTerm } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-sequences', 'ks2-maths-algebra', 'alevel-maths-sequences-and-series']
const asks =
  /\bn ?th term|\bnth\b|\bsequence|\bterm to term|\b(?:\d+(?:st|nd|rd|th)|next) (?:term|number)|\bcomes? next\b/
const ordinal = /\b(\d+)(?:st|nd|rd|th)\b/
/** Later terms than this tell nothing that is asked at school. */
const LATEST = 100_000

/** The nth term of a linear, quadratic or geometric sequence, with the next term or a later one where that is asked. */
export const nthTerm: Worker = (question) => {
  const text = plainSum(question)
  if (!asks.test(text)) return null
  const terms = listIn(text.replace(ordinal, ' ')).slice(0, 12)
  if (terms.length < 3) return null
  const rule = linearRule(terms) ?? quadraticRule(terms) ?? geometricRule(terms)
  if (!rule) return null
  const place = /\bnext\b/.test(text) ? terms.length + 1 : Number(ordinal.exec(text)?.[1] ?? 0)
  const later = place > 0 && place <= LATEST ? rule.termAt(place) : null
  const asked = later
    ? `${/\bnext\b/.test(text) ? 'The next term' : `The ${place}${ending(place)} term`} is ${say(later)}. `
    : ''
  return {
    answer: `${asked}The nth term is ${rule.formula}.`,
    steps: later ? [...rule.steps, `For n = ${place}: ${rule.put(place)} = ${say(later)}.`] : rule.steps,
    topics,
  }
}

interface Rule {
  formula: string
  steps: string[]
  /** The formula with a number for n. */
  put(n: number): string
  /** Null where the number would be too long to read. */
  termAt(n: number): Fraction | null
}

const differences = (terms: readonly Fraction[]) =>
  terms.slice(1).map((term, at) => term.sub(terms[at] ?? new Fraction(0)))
const isConstant = (numbers: readonly Fraction[]) => numbers.every((number) => number.equals(numbers[0] ?? 0))
const list = (numbers: readonly Fraction[]) => numbers.map(say).join(', ')

function linearRule(terms: readonly Fraction[]): Rule | null {
  const steps = differences(terms)
  const [first, d] = [terms[0], steps[0]]
  if (!first || !d || !isConstant(steps) || d.equals(0)) return null
  const rest = first.sub(d)
  const up = d.compare(0) > 0
  const formula = rest.equals(0) ? sayTerm(d, 'n') : `${sayTerm(d, 'n')} ${saySigned(rest)}`
  const times = terms.map((_, at) => d.mul(at + 1))
  const put = (n: number) => `${say(d)} × ${n}${rest.equals(0) ? '' : ` ${saySigned(rest)}`}`
  return {
    formula,
    steps: [
      `The numbers go ${up ? 'up' : 'down'} by ${say(d.abs())} each time, so the nth term begins with ${sayTerm(d, 'n')}.`,
      `Put 1, 2, 3 and so on for n in ${sayTerm(d, 'n')}: ${list(times)}.`,
      rest.equals(0)
        ? 'That is the sequence itself.'
        : `Each number of the sequence is ${say(rest.abs())} ${rest.compare(0) > 0 ? 'more' : 'less'}, so the nth term is ${formula}.`,
      `Check the last one: ${put(terms.length)} = ${say(terms.at(-1) ?? first)}.`,
    ],
    put,
    termAt: (n) => d.mul(n).add(rest),
  }
}

function quadraticRule(terms: readonly Fraction[]): Rule | null {
  const first = differences(terms)
  const second = differences(first)
  const d = second[0]
  if (!d || terms.length < 4 || !isConstant(second) || d.equals(0)) return null
  const a = d.div(2)
  const left = terms.map((term, at) => term.sub(a.mul((at + 1) ** 2)))
  const b = (left[1] ?? a).sub(left[0] ?? a)
  const c = (left[0] ?? a).sub(b)
  const linear = [
    ...(b.equals(0) ? [] : [b.compare(0) < 0 ? `− ${sayTerm(b.abs(), 'n')}` : `+ ${sayTerm(b, 'n')}`]),
    ...(c.equals(0) ? [] : [saySigned(c)]),
  ].join(' ')
  const formula = `${sayTerm(a, 'n²')} ${linear}`.trim()
  return {
    formula,
    steps: [
      `The differences are ${list(first)}. Their differences are all ${say(d)}, so the sequence is quadratic.`,
      `Half of ${say(d)} is ${say(a)}, so the nth term begins with ${sayTerm(a, 'n²')}.`,
      `Take ${sayTerm(a, 'n²')} away from each term. That leaves ${list(left)}${linear ? `, whose nth term is ${linear.replace(/^\+ /, '').replace(/^− /, '−')}` : ''}.`,
      `So the nth term is ${formula}.`,
    ],
    put: (n) =>
      [
        `${a.equals(1) ? '' : `${say(a)} × `}${n}²`,
        ...(b.equals(0) ? [] : [`${saySigned(b)} × ${n}`]),
        ...(c.equals(0) ? [] : [saySigned(c)]),
      ].join(' '),
    termAt: (n) =>
      a
        .mul(n * n)
        .add(b.mul(n))
        .add(c),
  }
}

function geometricRule(terms: readonly Fraction[]): Rule | null {
  if (terms.some((term) => term.equals(0))) return null
  const ratios = terms.slice(1).map((term, at) => term.div(terms[at] ?? 1))
  const [first, r] = [terms[0], ratios[0]]
  if (!first || !r || !isConstant(ratios) || r.equals(1)) return null
  const base = r.compare(0) < 0 || r.d !== 1n ? `(${say(r)})` : say(r)
  const formula = first.equals(1) ? `${base} to the power (n − 1)` : `${say(first)} × ${base} to the power (n − 1)`
  return {
    formula,
    steps: [
      `Divide each term by the one before: the answer is ${say(r)} every time, so the sequence is geometric.`,
      `The first term is ${say(first)}, and it has been multiplied by ${say(r)} one time fewer than its place says.`,
      `So the nth term is ${formula}.`,
    ],
    put: (n) => `${first.equals(1) ? '' : `${say(first)} × `}${base} to the power ${n - 1}`,
    termAt: (n) => (n > 20 ? null : first.mul(r.pow(n - 1) ?? 1)),
  }
}

const ending = (place: number) => {
  if (place % 100 >= 11 && place % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'
}
