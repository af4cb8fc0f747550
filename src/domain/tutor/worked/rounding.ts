import type Fraction from 'fraction.js'
import { plainSum, readNumber, say } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-rounding-estimation-and-bounds', 'ks2-maths-negative-numbers-and-rounding']
const number = String.raw`(?<![\d.])(-?\d+(?:\.\d+)?)(?![\d]|\.\d)`
const nearest = new RegExp(
  `${number}[^\\d]*nearest (\\d+|ten|hundred|thousand|ten thousand|whole(?: number)?|integer|tenth|hundredth)\\b|nearest (\\d+|ten|hundred|thousand|whole(?: number)?|tenth|hundredth)[^\\d]*${number}`,
)
const places = new RegExp(`${number} (?:\\w+ )*?to (\\d|one|two|three) ?(?:dp|d\\.p\\.?|decimal places?)`)
const figures = new RegExp(
  `${number} (?:\\w+ )*?to (\\d|one|two|three) ?(?:sf|s\\.f\\.?|sig(?:nificant)? fig(?:ure)?s?)`,
)
const words = new Map([
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
  ['ten thousand', 10_000],
  ['whole', 1],
  ['whole number', 1],
  ['integer', 1],
  ['tenth', 0.1],
  ['hundredth', 0.01],
])
const digits = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
])
const digitOf = (text: string) => digits.get(text) ?? Number(text)

/** A number rounded to the nearest ten, hundred …, to decimal places or to significant figures. */
export const rounding: Worker = (question) => {
  const text = plainSum(question)
  if (!/\bround|\bnearest\b|\bdp\b|\bsf\b|decimal place|significant|sig fig/.test(text)) return null
  const near = nearest.exec(text)
  if (near) {
    const to = near[2] ?? near[3] ?? ''
    const unit = words.get(to) ?? Number(to)
    const value = readNumber(near[1] ?? near[4] ?? '')
    const power = Math.round(Math.log10(unit))
    // 'To the nearest 5' is rounded by other steps.
    return value && Number(`1e${power}`) === unit ? rounded(value, power, `to the nearest ${to}`) : null
  }
  const byPlaces = places.exec(text)
  if (byPlaces) {
    const [value, count] = [readNumber(byPlaces[1] ?? ''), digitOf(byPlaces[2] ?? '')]
    return value && rounded(value, -count, `to ${count} decimal ${count === 1 ? 'place' : 'places'}`)
  }
  const byFigures = figures.exec(text)
  const [value, count] = [readNumber(byFigures?.[1] ?? ''), digitOf(byFigures?.[2] ?? '')]
  if (!value || value.equals(0) || count < 1) return null
  const first = Math.floor(Math.log10(value.abs().valueOf()) + 1e-12)
  return rounded(value, first - count + 1, `to ${count} significant ${count === 1 ? 'figure' : 'figures'}`)
}

/** Halves go away from zero, as at school. */
function rounded(value: Fraction, power: number, how: string) {
  if (power < -9) return null
  const size = value.abs()
  const scaled = power >= 0 ? size.div(10 ** power) : size.mul(10 ** -power)
  const below = scaled.floor()
  const next = Number(scaled.sub(below).mul(10).floor().valueOf())
  const up = next >= 5
  const whole = up ? below.add(1) : below
  const result = power >= 0 ? whole.mul(10 ** power) : whole.div(10 ** -power)
  const sign = value.compare(0) < 0 ? '−' : ''
  const shown = power >= 0 ? result.toString() : result.valueOf().toFixed(-power)
  const kept = Number(below.mod(10).valueOf())
  return {
    answer: `${say(value)} ${how} is ${sign}${shown}.`,
    steps: [
      `The last digit to keep is the ${kept} in the ${placeName(power)} place.`,
      `The next digit is ${next}. That is ${up ? '5 or more, so round up' : 'less than 5, so the digit stays as it is'}.`,
      `So the answer is ${sign}${shown}.`,
    ],
    topics,
  }
}

const placeNames = new Map([
  [0, 'ones'],
  [1, 'tens'],
  [2, 'hundreds'],
  [3, 'thousands'],
  [4, 'ten thousands'],
  [5, 'hundred thousands'],
  [6, 'millions'],
  [-1, 'tenths'],
  [-2, 'hundredths'],
  [-3, 'thousandths'],
])
const placeName = (power: number) => placeNames.get(power) ?? (power > 0 ? `${10 ** power}s` : `${-power}th decimal`)
