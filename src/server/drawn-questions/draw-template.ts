import { createHash } from 'node:crypto'
import { isBigNumber } from 'mathjs'
import { drawnId } from '#domain/curriculum/item-id.ts'
import type { SlottedText, Template } from '#domain/curriculum/template.ts'
import { type RandomBelow, seededRandom } from '#domain/seeded-random.ts'
import { drawInputs, evaluateValues, type Inputs, meetsNeeds } from './draw-values.ts'
import { exactArithmetic, type Value, type Values } from './expression.ts'
import { fillPlain, fillSpoken, slotsOf, slotValue } from './fill-text.ts'

/** Draws thrown away before a template is given up. */
const MOST_TRIES = 400

export interface Draw {
  inputs: Inputs
  values: Values
  /** Draws thrown away before this one. */
  thrownAway: number
  /** Chance, as far as this draw has used it. */
  random: RandomBelow
}

/**
 * The numbers of one draw: the same for the same template and number. A draw that misses a need, or in which two options
 * come to the same, is thrown away and drawn again.
 * @throws {Error} with a sentence when no draw fits or a value cannot be shown.
 */
export function drawTemplate(template: Template, draw: number): Draw {
  const seed = createHash('sha256').update(drawnId(template.id, draw)).digest().readInt32LE()
  const random = seededRandom(seed).below
  for (let thrownAway = 0; thrownAway < MOST_TRIES; thrownAway++) {
    const inputs = drawInputs(template, random)
    const values = evaluateValues(template, inputs, exactArithmetic)
    if (meetsNeeds(template, values) && optionsDiffer(template, values)) return { inputs, values, thrownAway, random }
  }
  throw new Error(`none of ${MOST_TRIES} draws meets the needs with four different options`)
}

/** Options differ in what they say and in what they are worth: 0.5 is no other answer than one half. */
export function optionsDiffer(template: Template, values: Values): boolean {
  const options = template.options.map(({ html, text }) => ({
    text,
    numbers: numbersIn(fillPlain(text, values, template)),
    fixed: fixedOf(html),
    worth: slotsOf(html).map((slot) => slotValue(slot, values)),
  }))
  // A written number and a drawn one may look alike though their TeX differs, so they are compared as spoken.
  const sayTheSame = (one: SlottedText, other: SlottedText) =>
    fillSpoken(one, values, template) === fillSpoken(other, values, template)
  return options.every((one, index) =>
    options
      .slice(index + 1)
      .every(
        (other) =>
          !(one.numbers === other.numbers && sayTheSame(one.text, other.text)) &&
          !(one.fixed === other.fixed && sameWorth(one.worth, other.worth)),
      ),
  )
}

/** The numbers of a text in order: a quick sign that two texts may be the same. */
const numbersIn = (text: string) => text.match(/\d+/g)?.join(' ')

/** What stands round the slots. */
function fixedOf(text: SlottedText): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : 'of' in piece ? '{}' : fixedOf(piece.tex))).join('')
}

function sameWorth(one: readonly Value[], other: readonly Value[]): boolean {
  const same = (value: Value, index: number) => {
    const against = other[index]
    return isBigNumber(value) && isBigNumber(against) ? value.minus(against).abs().lt('1e-15') : value === against
  }
  return one.length > 0 && one.length === other.length && one.every(same)
}
