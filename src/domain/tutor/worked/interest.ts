import { plainSum, readNumber, say } from './numbers.ts'
import type { Worker } from './worked.ts'

const topics = ['gcse-maths-growth-decay-and-interest']
/** Longer than this is no sum of a school's. */
const MOST_YEARS = 50

/** What an amount grows to with compound or simple interest. */
export const interest: Worker = (question) => {
  const text = plainSum(question)
  if (!/\bint[er]*est\b|\bintrest\b/.test(text)) return null
  const amount = readNumber(/(?:£ ?|\b)(\d+(?:\.\d+)?)(?! ?(?:%|per|year|yr|\.?\d))/.exec(text)?.[1] ?? '')
  const rate = readNumber(/(\d+(?:\.\d+)?) ?(?:%|per ?cent)/.exec(text)?.[1] ?? '')
  const years = Number(/(\d+) ?(?:years?|yrs?)\b/.exec(text)?.[1] ?? 0)
  if (!amount || !rate || years < 1 || years > MOST_YEARS || rate.compare(100) > 0) return null
  const unit = text.includes('£') || /\bpounds?\b/.test(text) ? '£' : ''
  const money = (value: number) => `${unit}${value.toFixed(2).replace(/\.00$/, '')}`
  const start = amount.valueOf()
  if (/\bcomp/.test(text)) {
    const times = rate.div(100).add(1)
    const end = start * times.valueOf() ** years
    return {
      answer: `After ${years} years there is ${money(end)}.`,
      steps: [
        `Each year the amount grows by ${say(rate)}%, so multiply by ${say(times)} each year.`,
        `${years} years: ${say(amount)} × ${say(times)} to the power ${years}.`,
        `That is ${money(end)}, of which ${money(end - start)} is interest.`,
      ],
      topics,
    }
  }
  if (!/\bsimple\b/.test(text)) return null
  const each = (start * rate.valueOf()) / 100
  return {
    answer: `After ${years} years there is ${money(start + each * years)}.`,
    steps: [
      `One year’s interest is ${say(rate)}% of ${money(start)}: ${money(each)}.`,
      `Simple interest is the same every year: ${years} × ${money(each)} = ${money(each * years)}.`,
      `Add what there was: ${money(start)} + ${money(each * years)} = ${money(start + each * years)}.`,
    ],
    topics,
  }
}
