import Fraction from 'fraction.js'
import { decimalPlaces, plainSum, readNumber, say, sayRounded } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = [
  'gcse-maths-units-and-compound-measures',
  'gcse-physics-describing-motion',
  'gcse-combined-science-motion-and-momentum',
]
const number = String.raw`(\d+(?:\.\d+)?) ?`
const speedUnit =
  'km/h|kmh|kph|kilomet(?:re|er)s? (?:per|an) hour|mph|miles? (?:per|an) hour|m/s|met(?:re|er)s? (?:per|a) second'
const lengthUnit = 'km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|m'
const timeUnit = 'hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s'
/** What is worked out in another way. */
const others = /accelerat|momentum|wave|frequency|average of|force|energy|ratio|scale|sound/

/** Speed, distance or time from the other two. */
export const speed: Worker = (question) => {
  const text = plainSum(question)
  if (others.test(text)) return null
  const fast = read(text, speedUnit)
  const rest = fast ? text.replace(fast.said, ' ') : text
  const far = read(rest, lengthUnit)
  const long = readTime(rest)
  if (!fast && far && long && /speed|fast|quick|mph|km\/h|m\/s/.test(text)) return speedOf(far, long)
  if (fast && long && !far && /distance|far|travel|go|cover|drive|run|walk/.test(text)) return distanceOf(fast, long)
  if (fast && far && !long && /time|long|take|when|hours|minutes/.test(text)) return timeOf(fast, far)
  return null
}

interface Quantity {
  value: Fraction
  unit: string
  said: string
}

function read(text: string, units: string): Quantity | null {
  const [said = '', digits = '', unit = ''] = new RegExp(`${number}(${units})(?![a-z/])`).exec(text) ?? []
  const value = readNumber(digits)
  return value && value.compare(0) > 0 ? { value, unit: plainUnit(unit), said } : null
}

/** '1 hour 30 minutes' is an hour and a half. */
function readTime(text: string): Quantity | null {
  const time = read(text, timeUnit)
  const half = /(\d+) and a half hours?|\b(half) an hour\b/.exec(text)
  if (half) return { value: new Fraction(half[1] ?? 0).add('1/2'), unit: 'hours', said: half[0] }
  if (time?.unit !== 'hours') return time
  const more = read(text.replace(time.said, ' '), timeUnit)
  return more?.unit === 'minutes' ? { ...time, value: time.value.add(more.value.div(60)) } : time
}

function plainUnit(unit: string): string {
  if (/km\/h|kmh|kph|kilo.* (?:per|an)/.test(unit)) return 'km/h'
  if (/mph|miles? (?:per|an)/.test(unit)) return 'mph'
  if (/m\/s|met.* (?:per|a) /.test(unit)) return 'm/s'
  if (unit.startsWith('k')) return 'km'
  if (unit.startsWith('mile')) return 'miles'
  if (unit.startsWith('h')) return 'hours'
  if (unit.startsWith('min')) return 'minutes'
  return unit.startsWith('s') ? 'seconds' : 'm'
}

const said = (value: Fraction) => ((decimalPlaces(value) ?? 9) <= 3 ? say(value) : sayRounded(value.valueOf(), 3))
const about = (value: Fraction) => ((decimalPlaces(value) ?? 9) <= 3 ? '' : ' (to 3 significant figures)')
const units = new Map([
  ['km/h', { length: 'km', time: 'hours' }],
  ['mph', { length: 'miles', time: 'hours' }],
  ['m/s', { length: 'm', time: 'seconds' }],
])
const unitOf = (length: string, time: string) =>
  [...units].find(([, of]) => of.length === length && of.time === time)?.[0]

/** A time in the unit wanted, with the line that says how. Null where a second and a day meet. */
function inUnit({ value, unit }: Quantity, wanted: string): { value: Fraction; steps: string[] } | null {
  if (unit === wanted) return { value, steps: [] }
  if (unit === 'minutes' && wanted === 'hours')
    return { value: value.div(60), steps: [`${say(value)} minutes ÷ 60 = ${said(value.div(60))} hours.`] }
  if (unit === 'minutes' && wanted === 'seconds')
    return { value: value.mul(60), steps: [`${say(value)} minutes × 60 = ${said(value.mul(60))} seconds.`] }
  return null
}

function speedOf(far: Quantity, long: Quantity) {
  const wanted = far.unit === 'm' ? 'seconds' : 'hours'
  const time = inUnit(long, wanted)
  const unit = unitOf(far.unit, wanted)
  if (!time || !unit) return null
  const value = far.value.div(time.value)
  return {
    answer: `The speed is ${said(value)} ${unit}${about(value)}.`,
    steps: [
      ...time.steps,
      'Speed is distance divided by time.',
      `${say(far.value)} ${far.unit} ÷ ${said(time.value)} ${wanted} = ${said(value)} ${unit}.`,
    ],
    topics,
  }
}

function distanceOf(fast: Quantity, long: Quantity) {
  const of = units.get(fast.unit)
  const time = of && inUnit(long, of.time)
  if (!of || !time) return null
  const value = fast.value.mul(time.value)
  return {
    answer: `The distance is ${said(value)} ${of.length}${about(value)}.`,
    steps: [
      ...time.steps,
      'Distance is speed times time.',
      `${say(fast.value)} ${fast.unit} × ${said(time.value)} ${of.time} = ${said(value)} ${of.length}.`,
    ],
    topics,
  }
}

function timeOf(fast: Quantity, far: Quantity) {
  const of = units.get(fast.unit)
  if (!of) return null
  const longer = far.unit === 'km' && of.length === 'm'
  const length = longer ? far.value.mul(1000) : far.value
  if (!longer && far.unit !== of.length) return null
  const value = length.div(fast.value)
  const minutes = of.time === 'hours' && value.d !== 1n ? ` That is ${said(value.mul(60))} minutes.` : ''
  return {
    answer: `It takes ${said(value)} ${of.time}${about(value)}.${minutes}`,
    steps: [
      ...(longer ? [`${say(far.value)} km × 1000 = ${say(length)} m.`] : []),
      'Time is distance divided by speed.',
      `${say(length)} ${of.length} ÷ ${say(fast.value)} ${fast.unit} = ${said(value)} ${of.time}.`,
    ],
    topics,
  }
}
