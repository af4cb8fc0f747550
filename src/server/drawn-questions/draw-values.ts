import type { NamedValue, Template } from '#domain/curriculum/template.ts'
import type { RandomBelow } from '#domain/seeded-random.ts'
import { type Arithmetic, exactArithmetic, type Values } from './expression.ts'

/** What chance decided: the names that come from a range or a list. */
export type Inputs = ReadonlyMap<string, number | string>

export function drawInputs(template: Template, random: RandomBelow): Inputs {
  const inputs = new Map<string, number | string>()
  for (const { name, from } of template.values) {
    if ('least' in from) inputs.set(name, numberAt(from, random(numbersIn(from))))
    if ('choices' in from) inputs.set(name, from.choices[random(from.choices.length)] ?? '')
  }
  return inputs
}

type Range = Extract<NamedValue['from'], { least: number }>

/** How many numbers a range holds; the ends belong to it. */
export function numbersIn({ least, most, step }: Range): number {
  return Math.floor((most - least) / step + 1e-9) + 1
}

// Tenths and hundredths have no exact double: what the step meant is the nearest short decimal.
const numberAt = ({ least, step }: Range, index: number) => Number((least + index * step).toFixed(9))

/** Every name with its value; those that follow from others are worked out. */
export function evaluateValues(template: Template, inputs: Inputs, arithmetic: Arithmetic): Values {
  const values: Values = new Map()
  for (const { name, from } of template.values) {
    const given = inputs.get(name)
    if (given !== undefined) values.set(name, arithmetic.value(given))
    if ('expression' in from) values.set(name, arithmetic.evaluate(from.expression, values))
  }
  return values
}

/** Whether a draw meets the template's conditions. */
export function meetsNeeds({ needs }: Template, values: Values): boolean {
  return needs.every((need) => exactArithmetic.evaluate(need, values) === true)
}
