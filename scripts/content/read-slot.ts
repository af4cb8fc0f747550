import type { NumberForm, Slot } from '../../src/domain/curriculum/template.ts'
import { checkExpression } from '../../src/server/drawn-questions/expression.ts'

/** The names that a template has given so far, each with the form in which it is shown. */
export type NamedForms = ReadonlyMap<string, NumberForm>

const plain: NumberForm = { kind: 'plain' }
const named =
  /^(.*\S) as (rounded money|money|fraction|mixed number|signed coefficient|signed|coefficient|standard form)(?: to (\d+) sf)?$/
const rounded = /^(.*\S) to (at most )?(\d+) (dp|sf)$/

/** Splits `length * width to 1 dp` into the expression and its form; null where no form is named. */
export function readForm(source: string): { expression: string; form: NumberForm | null } {
  const text = source.trim()
  const [, inForm, kind, figures] = named.exec(text) ?? []
  if (inForm !== undefined && kind !== undefined)
    return {
      expression: inForm,
      form: { kind: kind as NumberForm['kind'], ...(figures && { digits: Number(figures) }) },
    }
  const [, toRound, atMost, digits, unit] = rounded.exec(text) ?? []
  if (toRound !== undefined)
    return {
      expression: toRound,
      form: { kind: unit === 'sf' ? 'sf' : atMost ? 'at most dp' : 'dp', digits: Number(digits) },
    }
  return { expression: text, form: null }
}

/**
 * Reads what stands between a slot's braces. A bare name is shown in the form that it was given with.
 * @throws {Error} with a sentence when it is no expression over the template's names.
 */
export function readSlot(source: string, names: NamedForms): Slot {
  const { expression, form } = readForm(source)
  checkExpression(expression, new Set(names.keys()))
  return { of: expression, form: form ?? names.get(expression) ?? plain }
}

/** Whether a group of TeX's own braces speaks of a name of the template. */
export function speaksOf(source: string, names: NamedForms): boolean {
  return (source.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).some((word) => names.has(word))
}
