import { expect, test } from 'vitest'
import { refuseLostFormulas } from './lost-formula.ts'
import { parseMarkdown } from './markdown.ts'

const refuse = (text: string) =>
  refuseLostFormulas(parseMarkdown(text), (_node, item, fault) => {
    throw new Error(`${item}: ${fault}`)
  })

test('a sentence that is read as a formula, because a $ near it is lost, is refused', () => {
  expect(() => refuse('Work out $R$: it $ doubles. Put the two in parallel: $R$ halves.')).toThrow('is a sentence')
  expect(() => refuse('Add one 10 Ω$ resistor.')).toThrow('a $ without its partner')
})

test('words in braces, slots, products of letters and prices pass', () => {
  const fine = [
    '$v = \\text{distance moved} \\div \\text{time taken}$ and $mc\\Delta\\theta$',
    '$\\frac{\\text{mass of one}}{2}$, $AP : PB = 1 : 2$ and $\\sin kx$',
    'Money sent home is over US$650 billion a year',
    '${two as coefficient}x {add as signed}$',
  ]
  for (const text of fine) expect(() => refuse(text)).not.toThrow()
})
