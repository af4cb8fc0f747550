import type { BigNumber } from 'mathjs'
import type { NumberForm } from '#domain/curriculum/template.ts'

export interface NumberStyle {
  form: NumberForm
  /** Whether the number stands in a formula or in running text. */
  medium: 'tex' | 'text'
  /** From which number on the thousands are set apart. */
  groupFrom: number
}

/** A plain number longer than both of these has not been rounded. */
const PLAIN_DECIMALS = 3
const PLAIN_FIGURES = 3
/** What arithmetic may be off by after this many decimals, or in standard form after this many figures, is not the number's own. */
const SURE_DECIMALS = 18
const SURE_FIGURES = 18
const LARGEST_DENOMINATOR = 100_000

/**
 * Writes a number in the form that the template asks for. Halves are rounded up (away from zero), as at school.
 * @throws {Error} with a sentence when the number is not finite or its form cannot hold it.
 */
export function formatNumber(value: BigNumber, { form, medium, groupFrom }: NumberStyle): string {
  if (!value.isFinite()) throw new Error('comes to no number')
  const number =
    form.kind === 'standard form' ? value.toSignificantDigits(SURE_FIGURES) : value.toDecimalPlaces(SURE_DECIMALS)
  const style = { medium, groupFrom }
  const size = number.abs()
  const negative = number.isNegative() && !number.isZero()
  const minus = negative ? (medium === 'tex' ? '-' : '−') : ''
  const spaced = negative ? (medium === 'tex' ? '- ' : '− ') : '+ '
  const withoutOne = () => (size.eq(1) ? '' : group(plain(size), style))
  switch (form.kind) {
    case 'plain':
      return minus + group(plain(size), style)
    case 'dp':
      return signed(minus, group(size.toFixed(form.digits ?? 0), style))
    case 'at most dp':
      return signed(minus, group(size.toDecimalPlaces(form.digits ?? 0).toFixed(), style))
    case 'sf':
      return signed(minus, group(significant(size, form.digits ?? 3), style))
    case 'money':
      if (!size.eq(size.toDecimalPlaces(2))) throw new Error(`${shortly(number)} is no sum of whole pence`)
      return minus + pounds(size, style)
    case 'rounded money':
      return signed(minus, pounds(size.toDecimalPlaces(2), style))
    case 'fraction':
      return minus + fraction(size, style)
    case 'mixed number':
      return minus + mixedNumber(size, style)
    case 'standard form':
      return minus + standardForm(size, form.digits, medium)
    case 'signed':
      return spaced + group(plain(size), style)
    case 'coefficient':
      return minus + withoutOne()
    case 'signed coefficient':
      return spaced + withoutOne()
  }
}

type Style = Pick<NumberStyle, 'medium' | 'groupFrom'>

function plain(size: BigNumber): string {
  if (size.decimalPlaces() > PLAIN_DECIMALS && size.precision() > PLAIN_FIGURES)
    throw new Error(`${shortly(size)} needs a form, such as 'to 2 dp', 'to 3 sf' or 'as fraction'`)
  return size.toFixed()
}

const pounds = (sum: BigNumber, style: Style) => group(sum.toFixed(sum.isInteger() ? 0 : 2), style)

/** Rounding can leave nothing: there is no minus nought. */
const signed = (minus: string, digits: string) => (/[1-9]/.test(digits) ? minus + digits : digits)

function significant(size: BigNumber, figures: number): string {
  const rounded = size.toSignificantDigits(figures)
  return rounded.toFixed(Math.max(0, figures - 1 - (rounded.isZero() ? 0 : rounded.e)))
}

function group(digits: string, { medium, groupFrom }: Style): string {
  const [whole = '', decimals] = digits.split('.')
  const separator = medium === 'tex' ? '\\,' : ','
  const grouped = Number(whole) >= groupFrom ? whole.replace(/\B(?=(\d{3})+$)/g, separator) : whole
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

function fraction(size: BigNumber, style: Style): string {
  const [top, bottom] = ratioOf(size)
  if (bottom === 1) return group(String(top), style)
  return style.medium === 'tex' ? `\\frac{${top}}{${bottom}}` : `${top}/${bottom}`
}

function mixedNumber(size: BigNumber, style: Style): string {
  const whole = size.floor()
  const rest = size.minus(whole)
  if (rest.isZero() || whole.isZero()) return fraction(size, style)
  return `${group(whole.toFixed(), style)}${style.medium === 'tex' ? '' : ' '}${fraction(rest, style)}`
}

function standardForm(size: BigNumber, figures: number | undefined, medium: Style['medium']): string {
  if (size.isZero()) return '0'
  const rounded = figures === undefined ? size : size.toSignificantDigits(figures)
  const mantissa = rounded.mul(`1e${-rounded.e}`)
  const digits = figures === undefined ? plain(mantissa) : mantissa.toFixed(figures - 1)
  return medium === 'tex' ? `${digits} \\times 10^{${rounded.e}}` : `${digits} × 10${raised(rounded.e)}`
}

const raised = (power: number) => String(power).replace(/./g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻')

/** The fraction that a number is, by its continued fraction. */
function ratioOf(size: BigNumber): [top: number, bottom: number] {
  let [top, topBefore, bottom, bottomBefore] = [1, 0, 0, 1]
  let rest = size
  for (;;) {
    const whole = rest.floor()
    ;[top, topBefore] = [whole.toNumber() * top + topBefore, top]
    ;[bottom, bottomBefore] = [whole.toNumber() * bottom + bottomBefore, bottom]
    if (bottom > LARGEST_DENOMINATOR) throw new Error(`${shortly(size)} is no fraction`)
    rest = rest.minus(whole)
    if (rest.lt('1e-12')) return [top, bottom]
    rest = rest.pow(-1)
  }
}

const shortly = (number: BigNumber) => number.toSignificantDigits(8).toString()
