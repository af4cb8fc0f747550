import type { Tex } from './parse-tex.ts'
import { aliases, between } from './tex-words.ts'

/** The sign or command, '' for anything else. */
export function nameOf(item: Tex | undefined): string {
  if (item?.is === 'mark') return item.text
  return item?.is === 'command' ? (aliases.get(item.name) ?? item.name) : ''
}

export const isNumber = (item: Tex | undefined): item is Tex & { is: 'number' } => item?.is === 'number'

export const isLetter = (item: Tex | undefined) => item?.is === 'mark' && /^[A-Za-z]$/.test(item.text)

const isFraction = (item: Tex) => item.is === 'command' && item.name.endsWith('frac')

/** Whether its words would run into those around it: a sum, a relation, a fraction within. */
export function isCompound(row: readonly Tex[]): boolean {
  return row.some((item, at) => isFraction(item) || (between.has(nameOf(item)) && at > 0))
}

/** Whether words follow that would seem to belong to what was just said. */
export function runsOn(after: Tex | undefined): boolean {
  if (after === undefined || after.is === 'words') return false
  const name = nameOf(after)
  return !between.has(name) && !/^(?:[,.;:%!]|q?quad|\\|times|div|to)$/.test(name)
}

/** O is for how the steps of an algorithm grow. */
const functionLetters = /^[fgFPO]$/

/** Whether a bracket after it holds what it is a function of. */
export function isFunction(item: Tex | undefined): boolean {
  if (item?.is === 'scripted') return isFunction(item.base)
  // (g ∘ f)(3)
  if (item?.is === 'bracket') return item.of.some((part, at) => nameOf(part) === 'circ' && at > 0)
  if (item?.is === 'command') return /^(?:sin|cos|tan|sec|csc|cot|arc\w+|exp|log|ln|sinh|cosh|tanh)$/.test(item.name)
  return item?.is === 'mark' && functionLetters.test(item.text)
}
