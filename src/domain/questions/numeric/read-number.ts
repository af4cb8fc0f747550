const raised = new Map(
  Object.entries({
    '⁰': '0',
    '¹': '1',
    '²': '2',
    '³': '3',
    '⁴': '4',
    '⁵': '5',
    '⁶': '6',
    '⁷': '7',
    '⁸': '8',
    '⁹': '9',
    '⁻': '-',
    '⁺': '+',
  }),
)
const vulgar = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
  }),
)

/** Digits with commas or spaces between thousands, or without. */
const whole = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+(?!\d)|\d+)`
const decimal = String.raw`(?:${whole}(?:\.\d+)?\.?|\.\d+)`
const times = String.raw`\s*(?:[x×*·]|\\times)\s*`
const power = String.raw`10\s*(?:\^\s*\(?\s*([+-]?\s*\d+)\s*\)?|([+-]\s*\d+))`
const forms = {
  mixed: new RegExp(String.raw`^(\d+)(?:\s+|\s*-\s*|\s*&\s*)(\d+)\s*/\s*(\d+)`, 'i'),
  fraction: new RegExp(String.raw`^(${decimal})\s*/\s*(${decimal})`, 'i'),
  standard: new RegExp(String.raw`^(${decimal})${times}${power}`, 'i'),
  power: new RegExp(String.raw`^${power}`, 'i'),
  engineering: new RegExp(String.raw`^(${decimal})\s?[e]\s?([+-]?\d+)(?![a-z])`, 'i'),
  decimal: new RegExp(`^(${decimal})`, 'i'),
}

export interface ReadNumber {
  value: number
  /** What stands after it, such as a unit; a currency sign before it is moved there. */
  rest: string
}

/**
 * Reads the number that a text begins with, however a pupil would write it: 3.0 × 10^8, 3e8, 3×10⁸, 1,000, 1 000, −5, 3/4, 1½.
 * Null when it begins with none.
 */
export function readNumber(typed: string): ReadNumber | null {
  const text = tidy(typed)
  const [start = '', sign = '', currency = '', signAfter = ''] = /^([-+]?)\s*([£$€]?)\s*([-+]?)\s*/.exec(text) ?? []
  const found = readUnsigned(text.slice(start.length))
  // What goes on like a number isn't understood: 1,5 or 1/2/3.
  if (!found || !Number.isFinite(found.value) || /^(?:[,.]|\/?\s*\d)/.test(found.rest)) return null
  const negative = (sign === '-') !== (signAfter === '-')
  return { value: negative ? -found.value : found.value, rest: `${currency} ${found.rest}`.trim() }
}

function tidy(typed: string): string {
  return typed
    .replace(/[−–—‒]/g, '-')
    .replace(/[ \u00a0\u2009\u202f]+/g, ' ')
    .replace(/(\d?)\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, digit: string, sign: string) => `${digit} ${vulgar.get(sign)}`)
    .replace(/10([⁻⁺]?[⁰¹²³⁴-⁹]+)/g, (_, signs: string) => `10^${[...signs].map((sign) => raised.get(sign)).join('')}`)
    .replace(/^\s*(?:=|≈|~)\s*/, '')
    .trim()
}

const number = (digits = '') => Number(digits.replace(/[, ]/g, ''))

function readUnsigned(text: string): ReadNumber | null {
  const after = (match: RegExpExecArray) => text.slice(match[0].length).trim()
  const mixed = forms.mixed.exec(text)
  if (mixed) return { value: number(mixed[1]) + number(mixed[2]) / number(mixed[3]), rest: after(mixed) }
  const standard = forms.standard.exec(text)
  if (standard) return { value: scaled(standard[1], standard[2] ?? standard[3]), rest: after(standard) }
  const bare = forms.power.exec(text)
  if (bare?.[1]) return { value: scaled('1', bare[1]), rest: after(bare) }
  const engineering = forms.engineering.exec(text)
  if (engineering) return { value: scaled(engineering[1], engineering[2]), rest: after(engineering) }
  const fraction = forms.fraction.exec(text)
  if (fraction) return { value: number(fraction[1]) / number(fraction[2]), rest: after(fraction) }
  const decimal = forms.decimal.exec(text)
  return decimal ? { value: number(decimal[1]), rest: after(decimal) } : null
}

/** By way of the digits, so that 3 × 10^8 is exactly the number that is written 300000000. */
const scaled = (digits = '', exponent = '0') =>
  Number(`${digits.replace(/[, ]/g, '').replace(/\.$/, '')}e${Number(exponent.replaceAll(' ', ''))}`)
