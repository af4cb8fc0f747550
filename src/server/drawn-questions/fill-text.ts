import { isBigNumber } from 'mathjs'
import type { Slot, SlottedText, Template } from '#domain/curriculum/template.ts'
import { holdFormulas } from '../tex/hold-formulas.ts'
import { renderDisplayTex, renderInlineTex } from '../tex/render-tex.ts'
import { speakTex } from '../tex/speak-tex.ts'
import { exactArithmetic, type Value, type Values } from './expression.ts'
import { formatNumber, type NumberStyle } from './format-number.ts'

type Rules = Pick<Template, 'negatives' | 'groupFrom'>

/** Writes the drawn values into a text to be shown. The values are numbers and checked words, so the HTML stays what the build made. */
export function fillHtml(text: SlottedText, values: Values, rules: Rules): string {
  const render = (tex: string, display: boolean) => (display ? renderDisplayTex(tex) : renderInlineTex(tex))
  return holdFormulas(fill(text, values, rules, render))
}

/** The same for a text to be spoken or searched. */
export function fillSpoken(text: SlottedText, values: Values, rules: Rules): string {
  return fill(text, values, rules, speakTex)
}

/** The text with its formulas as TeX: what an author reads, and what tells two options apart. */
export function fillPlain(text: SlottedText, values: Values, rules: Rules): string {
  return fill(text, values, rules, (tex) => `$${tex}$`)
}

function fill(
  text: SlottedText,
  values: Values,
  rules: Rules,
  render: (tex: string, display: boolean) => string,
): string {
  return text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('of' in piece) return show(piece, values, { ...rules, medium: 'text' })
      return render(fillTex(piece.tex, values, rules), piece.display)
    })
    .join('')
}

/** A number keeps the braces that it stood in, so that a power or a fraction of two digits stays whole. */
export function fillTex(tex: readonly (string | Slot)[], values: Values, rules: Rules): string {
  const pieces = tex.map((part) =>
    typeof part === 'string' ? part : inBraces(part, show(part, values, { ...rules, medium: 'tex' })),
  )
  return pieces.join('')
}

// A sign stands outside braces, where TeX sets it as an operation, and 'one x' is written without its one.
const inBraces = ({ form }: Slot, shown: string) => (/signed|coefficient/.test(form.kind) ? shown : `{${shown}}`)

/** @throws {Error} naming the slot, when its value cannot be shown in its form. */
function show(slot: Slot, values: Values, rules: Rules & Pick<NumberStyle, 'medium'>): string {
  const fault = (what: string) => new Error(`{${slot.of}}: ${what}`)
  const value = slotValue(slot, values)
  if (typeof value === 'string') return value
  if (!isBigNumber(value)) throw fault('is neither a number nor a word')
  const mayBeNegative = rules.negatives || /signed|coefficient/.test(slot.form.kind)
  if (value.isNegative() && !value.isZero() && !mayBeNegative)
    throw fault(`is ${value.toSignificantDigits(6)}, below zero; say 'negatives' if it may be`)
  try {
    return formatNumber(value, { form: slot.form, medium: rules.medium, groupFrom: rules.groupFrom })
  } catch (error) {
    throw fault(error instanceof Error ? error.message : String(error))
  }
}

// A draw's slots are asked for many times: to compare options, to check, to show.
const workedOut = new WeakMap<Values, Map<string, Value>>()

export function slotValue({ of }: Slot, values: Values): Value {
  const named = values.get(of)
  if (named !== undefined) return named
  const known = workedOut.get(values) ?? new Map<string, Value>()
  workedOut.set(values, known)
  const value = known.get(of) ?? exactArithmetic.evaluate(of, values)
  known.set(of, value)
  return value
}

export function slotsOf(text: SlottedText): Slot[] {
  return text.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return 'of' in piece ? [piece] : piece.tex.filter((part) => typeof part !== 'string')
  })
}
