import type { Random } from './seeded-random.ts'

/** A number, its thousands perhaps apart: 0.25, 1,200, 100 000. */
const NUMBER = /\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:\.\d+)?/g
const CHANGES = [1, -1, 2, -2, 10, -10, 3, 5, -5, 20]

/**
 * Wrong answers that look like the right one: one of its numbers changed in the last figure that counts. Fewer than
 * `count` where the answer holds no number.
 */
export function wrongAnswers(answer: string, count: number, random: Random): string[] {
  const numbers = numbersIn(answer)
  const found = new Set<string>()
  for (const by of random.shuffle(CHANGES))
    for (const { figures, index } of random.shuffle(numbers)) {
      const changed = plus(figures, by)
      if (changed === null) continue
      const text = answer.slice(0, index) + changed + answer.slice(index + figures.length)
      if (text !== answer && !overNothing(text)) found.add(text)
    }
  // From those nearest to the front: every number is changed before any is changed twice.
  return [...found].slice(0, count)
}

/** Whether `wrongAnswers` finds any for it. */
export const holdsNumber = (answer: string) => numbersIn(answer).length > 0

/** A digit in a formula or a power, such as the 2 of H2O or m2, is no number of its own. */
function numbersIn(text: string): { figures: string; index: number }[] {
  return [...text.matchAll(NUMBER)]
    .filter(({ index }) => !/[\p{L}^_]/u.test(text[index - 1] ?? ''))
    .map(({ 0: figures, index }) => ({ figures, index }))
}

/** Adds to the last figure that counts: 0.25 becomes 0.26, 400 becomes 500. Null below zero. */
function plus(figures: string, by: number): string | null {
  const separator = /[ ,\u00a0\u202f]/.exec(figures)?.[0]
  const plain = separator === undefined ? figures : figures.replaceAll(separator, '')
  const places = plain.split('.')[1]?.length ?? 0
  const zeros = places === 0 ? (/[1-9](0+)$/.exec(plain)?.[1]?.length ?? 0) : 0
  const changed = Number(plain) + (by * 10 ** zeros) / 10 ** places
  if (changed < 0) return null
  const text = changed.toFixed(places)
  return separator === undefined ? text : text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, separator)
}

/** A fraction of nothing, such as 3/0. */
const overNothing = (text: string) => /\/\s*0(?![.\d])/.test(text)
