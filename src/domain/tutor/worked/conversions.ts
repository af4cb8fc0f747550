import type Fraction from 'fraction.js'
import { decimalPlaces, plainSum, readNumber, say, sayFraction, sayRounded } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-fractions-decimals-and-percentages', 'ks2-maths-percentages', 'ks2-maths-decimals']
const fractionTopics = ['gcse-maths-fractions', 'ks2-maths-fractions']
const given = String.raw`(\d+ ?/ ?\d+|\d+(?:\.\d+)? ?(?:%|percent|per cent)|\d*\.\d+)`
const turning = new RegExp(
  `${given}(?: \\w+){0,3}? ?(?:as|to|into|in) (?:a |an )?(fraction|decimal|percent|per cent|%)`,
)
const simplifying =
  /(?:simpl\w*|lowest terms|cancel\w*)[^\d]*(\d+) ?\/ ?(\d+)|(\d+) ?\/ ?(\d+)[^\d]*(?:simpl\w*|lowest terms)/

/** A fraction, decimal or percentage as another of the three; a fraction in its simplest form. */
export const conversions: Worker = (question) => {
  const text = plainSum(question)
  const [, from = '', to = ''] = turning.exec(text) ?? []
  if (from) return turned(from, to)
  const [, over, under, overAfter, underAfter] = simplifying.exec(text) ?? []
  const [top, bottom] = [readNumber(over ?? overAfter ?? ''), readNumber(under ?? underAfter ?? '')]
  return top && bottom && top.compare(0) > 0 && bottom.compare(0) > 0 ? simplified(top, bottom) : null
}

function turned(from: string, to: string) {
  const [over = '', under = ''] = from.split('/').map((part) => part.trim())
  const percent = /%|per/.test(from)
  const [top, bottom] = [readNumber(over.replace(/ ?(?:%|per ?cent)$/, '')), under ? readNumber(under) : null]
  if (!top || (under && (!bottom || bottom.equals(0)))) return null
  const value = percent ? top.div(100) : bottom ? top.div(bottom) : top
  const said = from.replace(/ ?\/ ?/, '/').replace(/ ?per ?cent/, '%')
  if (to === 'fraction') return bottom ? null : asFraction(said, value, percent ? top : null)
  if (to === 'decimal') return from.includes('.') && !percent ? null : asDecimal(said, value, { percent, over, under })
  return percent ? null : asPercent(said, value)
}

const exact = (value: Fraction) => (decimalPlaces(value) ?? 9) <= 6
const near = (value: Fraction) => (exact(value) ? say(value) : `${sayRounded(value.valueOf(), 4)}…`)

function asDecimal(
  said: string,
  value: Fraction,
  { percent, over, under }: { percent: boolean; over: string; under: string },
) {
  return {
    answer: `${said} as a decimal is ${near(value)}.`,
    steps: percent
      ? ['Per cent means out of 100, so divide by 100.', `${said.replace('%', '')} ÷ 100 = ${near(value)}`]
      : ['Divide the top number by the bottom number.', `${over} ÷ ${under} = ${near(value)}`],
    topics,
  }
}

function asPercent(said: string, value: Fraction) {
  const percent = value.mul(100)
  const rate = exact(percent) ? `${say(percent)}%` : `${sayRounded(percent.valueOf(), 3)}% (to 3 significant figures)`
  const first = said.includes('/') ? [`First make a decimal: ${said.replace('/', ' ÷ ')} = ${near(value)}.`] : []
  return {
    answer: `${said} as a percentage is ${rate}.`,
    steps: [...first, `Multiply by 100: ${near(value)} × 100 = ${rate.replace('%', '')}, so it is ${rate}.`],
    topics,
  }
}

function asFraction(said: string, value: Fraction, percent: Fraction | null) {
  const places = decimalPlaces(percent ?? value) ?? 0
  const under = (percent ? 100 : 1) * 10 ** places
  const over = value.mul(under)
  const raw = `${say(over)}/${under}`
  const simple = sayFraction(value)
  return {
    answer: `${said} as a fraction is ${simple}.`,
    steps: [
      percent
        ? `Per cent means out of 100, so write it over 100: ${raw}.`
        : `There ${places === 1 ? 'is 1 decimal place' : `are ${places} decimal places`}, so write it over ${under}: ${raw}.`,
      ...(raw === simple ? [] : [`Divide top and bottom by ${say(over.div(value.n || 1n))}: ${simple}.`]),
    ],
    topics,
  }
}

function simplified(top: Fraction, bottom: Fraction) {
  if (top.d !== 1n || bottom.d !== 1n) return null
  const common = top.gcd(bottom)
  const raw = `${say(top)}/${say(bottom)}`
  const simple = sayFraction(top.div(bottom))
  return common.equals(1)
    ? {
        answer: `${raw} is in its simplest form already.`,
        steps: ['No number but 1 divides both top and bottom.'],
        topics: fractionTopics,
      }
    : {
        answer: `${raw} in its simplest form is ${simple}.`,
        steps: [
          `The largest number that divides both ${say(top)} and ${say(bottom)} is ${say(common)}.`,
          `Divide both by it: ${say(top)} ÷ ${say(common)} = ${say(top.div(common))} and ${say(bottom)} ÷ ${say(common)} = ${say(bottom.div(common))}.`,
        ],
        topics: fractionTopics,
      }
}
