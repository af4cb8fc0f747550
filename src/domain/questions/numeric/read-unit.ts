import { type Dimensions, meaningsOf, namesOfWords, type Unit } from './unit-table.ts'

/** Where a text can be read in more ways than this, it is no unit. */
const MOST_READINGS = 64
const MOST_FACTORS = 8
const LONGEST = 60

export interface UnitReadings {
  /** To the letter: M is mega-, m milli-. */
  exact: Unit[]
  /** With capitals forgiven: KG, Secs. */
  forgiving: Unit[]
}

/**
 * Every way in which a unit can be read: `ms^-1` is metres per second to most who write it, and per millisecond to the letter.
 * None where it is no unit.
 */
export function readUnit(typed: string): UnitReadings {
  const text = spelled(typed)
  if (text === '' || text.length > LONGEST) return { exact: [], forgiving: [] }
  return { exact: readParts(text, 'exact'), forgiving: readParts(text, 'forgiving') }
}

/** Whether a text is a unit that is known. */
export const isUnit = (typed: string) => readUnit(typed).forgiving.length > 0

const raised = new Map(
  Object.entries({
    '⁰': '0',
    '¹': '1',
    '²': '2',
    '³': '3',
    '⁴': '4',
    '⁵': '5',
    '⁶': '6',
    '⁻': '-',
    '⁺': '',
  }),
)

/** Powers as `^n`, products as spaces, every division as `/`. */
function spelled(typed: string): string {
  let text = typed
    .replace(/[−–—]/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁻⁺]+/g, (signs) => `^${[...signs].map((sign) => raised.get(sign)).join('')}`)
    .replace(/\^?\{([-\d]+)\}/g, '^$1')
    .replace(/\^?\(([-\d]+)\)/g, '^$1')
    .replace(/[()[\]]/g, ' ')
    .replace(/\bper[- ]cent\b/gi, '%')
  for (const name of namesOfWords) {
    const words = new RegExp(`\\b${name.replaceAll(' ', '[ -]')}\\b`, 'gi')
    text = text.replace(words, name.replaceAll(' ', '_'))
  }
  return text
    .replace(
      /\b(square|cubic)[- ]([\p{L}µΩ]+)/giu,
      (_, word: string, of: string) => `${of}^${/^s/i.test(word) ? 2 : 3}`,
    )
    .replace(/[- ](squared|cubed)\b/gi, (_, word: string) => `^${/^s/i.test(word) ? 2 : 3}`)
    .replace(/\bsq\.? ?([\p{L}]+)/giu, '$1^2')
    .replace(/\bper\b/gi, '/')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s*\^\s*/g, '^')
    .replace(/[·⋅*×.]/g, ' ')
    .replace(/([\p{L}°%µ])-(?=\p{L})/gu, '$1 ')
    .replace(/([\p{L}])([-+]?\d)/gu, '$1^$2')
    .replace(/\s+/g, ' ')
    .trim()
}

type Letter = 'exact' | 'forgiving'

function readParts(text: string, letter: Letter): Unit[] {
  let readings: Unit[] = [{ factor: 1, dimensions: {} }]
  let factors = 0
  for (const [index, side] of text.split('/').entries()) {
    const words = side.split(' ').filter(Boolean)
    if (words.length === 0 && index > 0) return []
    for (const word of words) {
      factors++
      const meant = readFactor(word, letter, index > 0 ? -1 : 1)
      readings = readings.flatMap((before) => meant.map((unit) => times(before, unit)))
      if (readings.length === 0 || readings.length > MOST_READINGS || factors > MOST_FACTORS) return []
    }
  }
  return factors === 0 ? [] : readings
}

/** A unit with its power, or two that were written without a space between them; the power is the second's. */
function readFactor(word: string, letter: Letter, sign: 1 | -1): Unit[] {
  const [, name = '', digits = '1'] = /^([^\d^]+)(?:\^([-+]?\d{1,2}))?$/.exec(word) ?? []
  const exponent = sign * Number(digits)
  if (name === '' || exponent === 0) return []
  const alone = meaningsOf(name.replaceAll('_', ' '))[letter].map((unit) => raisedTo(unit, exponent))
  const pairs = Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => {
    const first = meaningsOf(name.slice(0, at + 1))[letter]
    const second = meaningsOf(name.slice(at + 1))[letter]
    return first.flatMap((one) => second.map((other) => times(raisedTo(one, sign), raisedTo(other, exponent))))
  })
  return [...alone, ...pairs.flat()]
}

function raisedTo(unit: Unit, exponent: number): Unit {
  // Degrees within another unit, as in J/kg °C, are steps of temperature.
  if (exponent === 1) return unit
  const dimensions = Object.fromEntries(
    Object.entries(unit.dimensions).map(([base, power]) => [base, power * exponent]),
  )
  return { factor: unit.factor ** exponent, dimensions }
}

const isOne = ({ factor, dimensions }: Unit) => factor === 1 && Object.keys(dimensions).length === 0

function times(one: Unit, other: Unit): Unit {
  if (isOne(one)) return other
  const dimensions = new Map(Object.entries(one.dimensions))
  for (const [base, power] of Object.entries(other.dimensions))
    dimensions.set(base, (dimensions.get(base) ?? 0) + power)
  return { factor: one.factor * other.factor, dimensions: Object.fromEntries(dimensions) }
}

export function sameDimensions(one: Dimensions, other: Dimensions): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (base) => (one[base] ?? 0) === (other[base] ?? 0),
  )
}
