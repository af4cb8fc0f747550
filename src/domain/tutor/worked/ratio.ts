import Fraction from 'fraction.js'
import { plainSum, readNumber, say } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-ratio', 'ks2-maths-ratio-and-proportion']
const ratio = String.raw`(\d+(?:\.\d+)?(?: ?: ?\d+(?:\.\d+)?){1,3})`
const simplify = new RegExp(
  `(?:simpl\\w*|lowest terms|cancel)[^\\d]*${ratio}|${ratio}[^\\d]*(?:simpl\\w*|lowest terms)`,
)
const share = new RegExp(
  `(?:shar\\w*|split\\w*|divid\\w*)[^\\d£]*(£)?(\\d+(?:\\.\\d+)?)[^\\d]*ratio[^\\d]*${ratio}|ratio[^\\d]*${ratio}[^\\d£]*(?:shar\\w*|split\\w*|divid\\w*)[^\\d£]*(£)?(\\d+(?:\\.\\d+)?)`,
)

/** A ratio in its simplest form; an amount shared in a ratio. */
export const ratios: Worker = (question) => {
  const text = plainSum(question)
  const sharing = share.exec(text)
  if (sharing) {
    const [, pound, amount, first, second, poundAfter, amountAfter] = sharing
    return shared(readNumber(amount ?? amountAfter ?? ''), partsOf(first ?? second ?? ''), pound ?? poundAfter ?? '')
  }
  const [, first, second] = simplify.exec(text) ?? []
  const parts = partsOf(first ?? second ?? '')
  return parts.length < 2 ? null : simplified(parts)
}

const partsOf = (text: string): Fraction[] =>
  text.split(':').flatMap((part) => {
    const number = readNumber(part.trim())
    return number && number.compare(0) > 0 ? [number] : []
  })
const written = (parts: readonly Fraction[]) => parts.map(say).join(' : ')

function simplified(parts: Fraction[]) {
  const common = parts.reduce((one, other) => one.gcd(other))
  const simple = parts.map((part) => part.div(common))
  if (common.equals(1))
    return {
      answer: `${written(parts)} is in its simplest form already.`,
      steps: ['No number but 1 divides every part.'],
      topics,
    }
  const whole = parts.every(({ d }) => d === 1n)
  return {
    answer: `${written(parts)} in its simplest form is ${written(simple)}.`,
    steps: [
      whole
        ? `The largest number that divides every part is ${say(common)}.`
        : `Divide every part by ${say(common)} to get the smallest whole numbers.`,
      ...parts.map((part, at) => `${say(part)} ÷ ${say(common)} = ${say(simple[at] ?? part)}`),
    ],
    topics,
  }
}

function shared(amount: Fraction | null, parts: Fraction[], unit: string) {
  if (!amount || parts.length < 2) return null
  const sum = parts.reduce((total, part) => total.add(part), new Fraction(0))
  const one = amount.div(sum)
  const shares = parts.map((part) => `${unit}${say(one.mul(part))}`)
  return {
    answer: `The shares are ${shares.slice(0, -1).join(', ')} and ${shares.at(-1)}.`,
    steps: [
      `Add the parts: ${parts.map(say).join(' + ')} = ${say(sum)}.`,
      `One part is ${unit}${say(amount)} ÷ ${say(sum)} = ${unit}${say(one)}.`,
      ...parts.map((part, at) => `${say(part)} × ${unit}${say(one)} = ${shares[at]}`),
    ],
    topics,
  }
}
