import Fraction from 'fraction.js'

/** Larger numbers are no school sum, and cost time. */
const LARGEST = 1e9
/** Decimals with more places are written as fractions. */
const MOST_PLACES = 6

/** A question as its numbers are read: small letters, plain minus signs, no commas inside thousands. */
export const plainSum = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[×✕]/g, 'x')
    .replace(/(?<=\b\d{1,3}),(?=\d{3}\b(?!,\d{1,2}\b))/g, (comma, at: number, whole: string) =>
      // 5,812 is one number; 12,150,300 may be three, and a list has spaces or more commas.
      (whole.match(/,/g) ?? []).length === 1 ? '' : comma,
    )
    .replace(/\s+/g, ' ')
    .trim()

/** @returns null for what is no number or is too large. */
export function readNumber(digits: string): Fraction | null {
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits)) return null
  const number = new Fraction(digits.replace(/^(-?)\./, '$10.'))
  return Math.abs(number.valueOf()) <= LARGEST ? number : null
}

/** The numbers of a list such as '5, 8, 11 and 14': the longest run that stands together. */
export function listIn(text: string): Fraction[] {
  const runs = text.match(/-?\d+(?:\.\d+)?(?:(?:\s*,\s*|\s+and\s+|\s*,\s*and\s+|\s+|\s*;\s*)-?\d+(?:\.\d+)?)+/g) ?? []
  const [longest = ''] = runs.sort((a, b) => numbersIn(b).length - numbersIn(a).length)
  return numbersIn(longest)
}

export const numbersIn = (text: string): Fraction[] =>
  (text.match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []).flatMap((digits) => readNumber(digits) ?? [])

/** 0.75, 2/3, −5: exact, as a decimal where that is short. */
export function say(number: Fraction): string {
  const places = decimalPlaces(number)
  const written =
    places !== null && places <= MOST_PLACES ? number.abs().valueOf().toFixed(places) : number.abs().toFraction()
  return `${number.compare(0) < 0 ? '−' : ''}${written}`
}

/** Of how many decimal places a number is; null where it never ends. */
export function decimalPlaces(number: Fraction): number | null {
  let under = number.d
  let [twos, fives] = [0, 0]
  while (under % 2n === 0n) {
    under /= 2n
    twos++
  }
  while (under % 5n === 0n) {
    under /= 5n
    fives++
  }
  return under === 1n ? Math.max(twos, fives) : null
}

/** 3/4, 5, −2/3 */
export const sayFraction = (number: Fraction): string => number.toFraction().replace('-', '−')
/** 1 1/2 where a fraction is more than one. */
export const sayMixed = (number: Fraction): string => number.toFraction(true).replace('-', '−')

/** To so many significant figures, without standard form. */
export function sayRounded(value: number, figures: number): string {
  const rounded = Number(value.toPrecision(figures))
  return String(rounded).replace('-', '−')
}

/** + 3, − 3 */
export const saySigned = (number: Fraction): string => `${number.compare(0) < 0 ? '−' : '+'} ${say(number.abs())}`

/** 3n, n, −n */
export function sayTerm(number: Fraction, letter: string): string {
  if (number.equals(1)) return letter
  if (number.equals(-1)) return `−${letter}`
  return decimalPlaces(number) === null ? `${say(number)} × ${letter}` : `${say(number)}${letter}`
}
