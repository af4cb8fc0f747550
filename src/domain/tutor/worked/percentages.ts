import type Fraction from 'fraction.js'
import { decimalPlaces, plainSum, readNumber, say, sayRounded } from './numbers.ts'
import type { Worked, Worker } from './worked.ts'

const topics = ['gcse-maths-percentages', 'ks2-maths-percentages']
const number = String.raw`(\d+(?:\.\d+)?)`
const percent = `${number} ?(?:%|percent|per cent)`
const amount = `(£)?${number}`

/** A percentage of an amount; more or less by a percentage; one number as a percentage of another; a percentage change. */
export const percentages: Worker = (question) => {
  const text = plainSum(question)
  if (!/%|per ?cent/.test(text)) return null
  for (const [pattern, work] of workers) {
    const match = pattern.exec(text)
    const worked = match && work(match.slice(1))
    if (worked) return worked
  }
  return null
}

const read = (digits: string | undefined) => readNumber(digits ?? '')
type Parts = (string | undefined)[]

function changed([share, pound, of]: Parts, sign: 1 | -1): Worked | null {
  const [rate, whole] = [read(share), read(of)]
  if (!rate || !whole) return null
  const [unit, part] = [pound ?? '', whole.mul(rate).div(100)]
  const result = sign === 1 ? whole.add(part) : whole.sub(part)
  return {
    answer: `${unit}${money(whole, unit)} ${sign === 1 ? 'increased' : 'decreased'} by ${say(rate)}% is ${unit}${money(result, unit)}.`,
    steps: [
      ...partSteps(rate, whole, unit),
      `${sign === 1 ? 'Add it to' : 'Take it from'} ${unit}${money(whole, unit)}: ${money(whole, unit)} ${sign === 1 ? '+' : '−'} ${money(part, unit)} = ${money(result, unit)}.`,
    ],
    topics,
  }
}

const workers: [RegExp, (parts: Parts) => Worked | null][] = [
  [new RegExp(`(?:increase|raise)d? ${amount} by ${percent}`), ([pound, of, rate]) => changed([rate, pound, of], 1)],
  [
    new RegExp(`(?:decrease|reduce|lower)d? ${amount} by ${percent}`),
    ([pound, of, rate]) => changed([rate, pound, of], -1),
  ],
  [new RegExp(`${percent} (?:increase|rise) (?:of|on|to|in) ${amount}`), (parts) => changed(parts, 1)],
  [
    new RegExp(`${percent} (?:(?:decrease|reduction|discount) (?:of|on|to|in|from)|off) (?:a |an )?${amount}`),
    (parts) => changed(parts, -1),
  ],
  [
    new RegExp(`${amount} ?(?:pounds|quid)?[^\\d%]*?${percent} (?:off|discount|reduction|cheaper|less)`),
    ([pound, of, rate]) => changed([rate, pound, of], -1),
  ],
  [
    new RegExp(`(?:per ?cent(?:age)?|%) (?:change|increase|decrease|profit|loss)[^\\d£]*${amount} to ${amount}`),
    ([, from, pound, to]) => change(read(from), read(to), pound ?? ''),
  ],
  [
    new RegExp(`${percent} of (?:a |an )?${amount}(?! ?[%/])`),
    ([share, pound, of]) => {
      const [rate, whole] = [read(share), read(of)]
      if (!rate || !whole) return null
      const unit = pound ?? ''
      return {
        answer: `${say(rate)}% of ${unit}${money(whole, unit)} is ${unit}${money(whole.mul(rate).div(100), unit)}.`,
        steps: partSteps(rate, whole, unit),
        topics,
      }
    },
  ],
  [
    new RegExp(`(?:per ?cent(?:age)?|%) of £?${number} is £?${number}`),
    ([whole, part]) => share(read(part), read(whole)),
  ],
  [
    new RegExp(
      `£?${number} (?:out of |as a (?:percentage|percent|%) of |is what (?:percentage|percent|%) of )£?${number}`,
    ),
    ([part, whole]) => share(read(part), read(whole)),
  ],
]

/** 10% first where it helps, as it is done without a calculator; else 1%. */
function partSteps(rate: Fraction, whole: Fraction, unit: string): string[] {
  const part = whole.mul(rate).div(100)
  const by = rate.div(10).d === 1n ? 10 : 1
  const one = whole.mul(by).div(100)
  const times = rate.div(by)
  return [
    `${by}% is a ${by === 10 ? 'tenth' : 'hundredth'}: ${money(whole, unit)} ÷ ${100 / by} = ${say(one)}.`,
    ...(times.equals(1)
      ? []
      : [`${say(rate)}% is ${say(times)} times as much: ${say(one)} × ${say(times)} = ${money(part, unit)}.`]),
  ]
}

function share(part: Fraction | null, whole: Fraction | null): Worked | null {
  if (!part || !whole || whole.equals(0)) return null
  const rate = part.div(whole).mul(100)
  return {
    answer: `${say(part)} is ${nearly(rate)} of ${say(whole)}.`,
    steps: [
      `Write it as a fraction: ${say(part)}/${say(whole)}.`,
      `Multiply by 100: ${say(part)} ÷ ${say(whole)} × 100 = ${nearly(rate).replace('%', '')}.`,
    ],
    topics,
  }
}

function change(from: Fraction | null, to: Fraction | null, unit: string): Worked | null {
  if (!from || !to || from.equals(0) || from.equals(to)) return null
  const by = to.sub(from).abs()
  const rate = by.div(from).mul(100)
  return {
    answer: `From ${unit}${say(from)} to ${unit}${say(to)} is ${to.compare(from) > 0 ? 'an increase' : 'a decrease'} of ${nearly(rate)}.`,
    steps: [
      `Find the change: ${say(by)}.`,
      `Divide it by what there was at first: ${say(by)} ÷ ${say(from)}.`,
      `Multiply by 100: ${nearly(rate)}.`,
    ],
    topics,
  }
}

const nearly = (rate: Fraction) =>
  (decimalPlaces(rate) ?? 9) <= 3 ? `${say(rate)}%` : `${sayRounded(rate.valueOf(), 3)}% (to 3 significant figures)`

/** Pounds have two places or none. */
const money = (number: Fraction, unit: string) =>
  unit === '£' && decimalPlaces(number) === 1 ? `${say(number)}0` : say(number)
