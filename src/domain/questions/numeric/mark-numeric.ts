import type { Finding } from '../kind.ts'
import type { QuestionOf } from '../question.ts'
import { readNumber } from './read-number.ts'
import { isUnit, readUnit, sameDimensions } from './read-unit.ts'
import type { Tolerance } from './schemas.ts'
import type { Unit } from './unit-table.ts'

type Numeric = QuestionOf<'numeric'>

/** Beyond what arithmetic in floating point can tell apart. */
const SAME = 1e-9

/**
 * Marks a number with its unit. `share` is in marks: all of them, all but one for the right number with a wrong or missing
 * unit, or none. Any unit of the same kind will do where the number fits it: 3 km for 3000 m.
 */
export function markNumeric(question: Numeric, typed: string): { share: number; finding: Finding | null } {
  const found = readNumber(typed)
  if (!found) return { share: 0, finding: 'not-a-number' }
  const { value, rest } = found
  const whole = { share: question.marks, finding: null }
  const close = (candidate: number) => isClose(candidate, question)
  if (question.unit === null) {
    if (isHedged(rest)) return { share: 0, finding: 'not-a-number' }
    return close(value) || (rest === '%' && close(value / 100)) ? whole : { share: 0, finding: null }
  }
  if (rest !== '') {
    if (isHedged(rest) && !isUnit(rest)) return { share: 0, finding: 'not-a-number' }
    if (isSameUnit(rest, question.unit)) return close(value) ? whole : { share: 0, finding: null }
    if (fits(value, rest, question.unit, close)) return whole
  }
  if (!close(value)) return { share: 0, finding: null }
  if (rest === '') return question.unitRequired ? { share: question.marks - 1, finding: 'no-unit' } : whole
  return { share: question.marks - 1, finding: 'wrong-unit' }
}

/** What was typed, in the unit that is asked for; a missing or other unit counts as that one. Null where there is no number. */
export function numberIn(unit: string | null, typed: string): number | null {
  const found = readNumber(typed)
  if (!found) return null
  const { value, rest } = found
  if (unit === null || rest === '') return value
  const wanted = readUnit(unit)
  const [to] = wanted.exact.length > 0 ? wanted.exact : wanted.forgiving
  const { exact, forgiving } = readUnit(rest)
  const from = to && [...exact, ...forgiving].find(({ dimensions }) => sameDimensions(dimensions, to.dimensions))
  return to && from && !isSameUnit(rest, unit) ? converted(value, from, to) : value
}

/** Capitals are forgiven only where the letters as they stand are no unit of the kind that is asked: MW is never mW. */
function fits(value: number, written: string, asked: string, close: (candidate: number) => boolean): boolean {
  const { exact, forgiving } = readUnit(written)
  const wanted = readUnit(asked)
  const pairs = (readings: readonly Unit[]) =>
    readings.flatMap((from) =>
      (wanted.exact.length > 0 ? wanted.exact : wanted.forgiving)
        .filter((to) => sameDimensions(from.dimensions, to.dimensions))
        .map((to) => converted(value, from, to)),
    )
  const candidates = pairs(exact)
  return (candidates.length > 0 ? candidates : pairs(forgiving)).some(close)
}

/** True when what stands after a number is another try: '5 or 6'. */
const isHedged = (rest: string) => /\d|\b(?:or|and)\b/i.test(rest)

const tidy = (unit: string) => unit.replace(/[\s.]+/g, ' ').trim()

/** Words that are no known unit are compared as they stand: 12 chromosomes. A lone C is the usual short form of °C. */
function isSameUnit(written: string, asked: string): boolean {
  if (tidy(written) === tidy(asked)) return true
  const [one, other] = [tidy(written).toLowerCase(), tidy(asked).toLowerCase()]
  if (other === '°c') return ['c', 'degrees', '°', 'degrees c'].includes(one)
  return !isUnit(asked) && (one === other || one === `${other}s` || other === `${one}s`)
}

function converted(value: number, from: Unit, to: Unit): number {
  return ((value + (from.offset ?? 0)) * from.factor) / to.factor - (to.offset ?? 0)
}

function isClose(candidate: number, { answer, tolerance }: Pick<Numeric, 'answer' | 'tolerance'>): boolean {
  const slack = SAME * Math.max(Math.abs(answer), Math.abs(candidate))
  return Math.abs(candidate - answer) <= allowed(tolerance, answer) + slack
}

function allowed(tolerance: Tolerance, answer: number): number {
  if (tolerance.kind === 'within') return tolerance.amount
  return tolerance.kind === 'per-cent' ? (Math.abs(answer) * tolerance.amount) / 100 : 0
}
