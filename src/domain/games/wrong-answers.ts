import type { Random } from '../seeded-random.ts'

/** A number, its thousands perhaps apart: 0.25, 1,200, 100 000. */
const NUMBER = /\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:\.\d+)?/g
/** Added to the last figure that counts, or the whole ten times too much or too little: the likeliest slips. */
const CHANGES = [1, -1, 2, -2, 3, 5, 'tenfold', 'tenth', 10, -10] as const
type Change = (typeof CHANGES)[number]

/**
 * Wrong answers that look like the right one: one of its numbers changed in the last figure that counts. Fewer than
 * `count` where the answer holds no number.
 */
export function wrongAnswers(answer: string, count: number, random: Random): string[] {
  const numbers = numbersIn(answer)
  // The likeliest slip of all is the sign.
  const found = new Set(/^[-−]\d/.test(answer) && holdsNumber(answer) ? [answer.slice(1)] : [])
  for (const by of random.shuffle(CHANGES))
    for (const { figures, index } of random.shuffle(numbers)) {
      const changed = changedBy(figures, by)
      if (changed === null) continue
      const text = answer.slice(0, index) + changed + answer.slice(index + figures.length)
      if (text !== answer && !overNothing(text) && !minusNothing(text)) found.add(text)
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

/** 0.25 becomes 0.26, 400 becomes 500, or 4000. Null below zero, and for a tenth of a number that has none. */
function changedBy(figures: string, by: Change): string | null {
  const separator = /[ ,\u00a0\u202f]/.exec(figures)?.[0]
  const plain = separator === undefined ? figures : figures.replaceAll(separator, '')
  const places = plain.split('.')[1]?.length ?? 0
  const zeros = places === 0 ? (/[1-9](0+)$/.exec(plain)?.[1]?.length ?? 0) : 0
  if (by === 'tenth' && zeros + places === 0) return null
  const shifted = by === 'tenfold' ? 10 : 0.1
  const changed = typeof by === 'number' ? Number(plain) + (by * 10 ** zeros) / 10 ** places : Number(plain) * shifted
  if (changed < 0) return null
  const shown = by === 'tenth' && zeros === 0 ? places + 1 : by === 'tenfold' ? Math.max(0, places - 1) : places
  const text = changed.toFixed(shown)
  return separator === undefined ? text : text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, separator)
}

/** A fraction of nothing, such as 3/0. */
const overNothing = (text: string) => /\/\s*0(?![.\d])/.test(text)

/** There is no −0. */
const minusNothing = (text: string) => /^[-−]0(?:\.0+)?(?![.\d])/.test(text)
