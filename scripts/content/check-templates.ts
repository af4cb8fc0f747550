import { isBigNumber } from 'mathjs'
import { DRAWS_PER_TEMPLATE } from '../../src/domain/curriculum/item-id.ts'
import type { Slot, SlottedRichText, SlottedText, Template } from '../../src/domain/curriculum/template.ts'
import type { Topic } from '../../src/domain/curriculum/topic.ts'
import { type Draw, drawTemplate, optionsDiffer } from '../../src/server/drawn-questions/draw-template.ts'
import { evaluateValues } from '../../src/server/drawn-questions/draw-values.ts'
import {
  exactArithmetic,
  floatArithmetic,
  type Value,
  type Values,
} from '../../src/server/drawn-questions/expression.ts'
import { fillPlain, fillTex, slotsOf, slotValue } from '../../src/server/drawn-questions/fill-text.ts'
import { renderInlineTex } from '../../src/server/tex/render-tex.ts'
import { saysWhatPupilDoes } from './misconception.ts'
import { fixedWords } from './slotted-text.ts'

/** Fewer different questions than this are not worth drawing. */
const LEAST_DIFFERENT = 12
/** Of all draws tried, the share that a template may throw away. */
const MOST_THROWN_AWAY = 0.9
/** How far two kinds of arithmetic may lie apart, as a share of the value. */
const AGREEMENT = 1e-9
const longest = { question: 420, option: 160, explanation: 900, misconception: 200 }

/** Draws every template as often as readers can and says what is wrong, one sentence each, starting with the item's key. */
export function faultsOfTemplates({ templates }: Pick<Topic, 'templates'>): string[] {
  const keys = templates.map(({ key }) => key)
  return [
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key}: key used twice`),
    ...templates.flatMap((template) => [...faultsOfWords(template), ...faultsOfDraws(template)]),
  ]
}

const isInFigures = ({ form }: Slot) =>
  form.kind === 'sf' || (form.kind === 'standard form' && form.digits !== undefined)
const SAYS_ACCURACY = /significant figure|decimal place|nearest|s\.f\.|d\.p\.|about|estimate/i

function faultsOfWords({ key, question, options, explanation }: Template): string[] {
  const [right, ...wrong] = options
  const faults: string[] = []
  if (right?.misconception) faults.push(`${key}: the right option names a misconception`)
  for (const { misconception = '' } of wrong) {
    if (misconception === '' || misconception.length > longest.misconception)
      faults.push(`${key}: a wrong option names its misconception in at most ${longest.misconception} characters`)
    else if (!saysWhatPupilDoes(misconception))
      faults.push(`${key}: '${misconception}' does not say what a pupil thinks or does`)
  }
  if (right && slotsOf(right.html).some(isInFigures) && !SAYS_ACCURACY.test(fixedWords(question.text)))
    faults.push(`${key}: the answer is rounded, and the question does not say to how many figures`)
  if (slotsOf(explanation.html).length === 0) faults.push(`${key}: the worked steps show no drawn number`)
  return faults
}

/** The first fault of the template's draws, since the others are mostly the same. */
function faultsOfDraws(template: Template): string[] {
  const shapes = new Set<string>()
  const questions = new Set<string>()
  let thrownAway = 0
  for (let number = 0; number < DRAWS_PER_TEMPLATE; number++) {
    try {
      const draw = drawTemplate(template, number)
      thrownAway += draw.thrownAway
      if (thrownAway > DRAWS_PER_TEMPLATE / (1 - MOST_THROWN_AWAY))
        throw new Error('most draws are thrown away: the ranges hardly ever meet the needs')
      checkDraw(template, draw)
      for (const text of textsOf(template)) checkTex(text.html, draw, template, shapes)
      questions.add(fillPlain(template.question.html, draw.values, template))
    } catch (error) {
      return [`${template.key}: draw ${number}: ${error instanceof Error ? error.message : String(error)}`]
    }
  }
  if (questions.size < LEAST_DIFFERENT)
    return [`${template.key}: ${questions.size} different questions in ${DRAWS_PER_TEMPLATE} draws`]
  return []
}

const textsOf = ({ question, options, explanation }: Template): SlottedRichText[] => [question, ...options, explanation]

function checkDraw(template: Template, { inputs, values }: Draw): void {
  const floats = evaluateValues(template, inputs, floatArithmetic)
  const given = [...inputs].map(([name, value]) => `${name} = ${value}`).join(', ')
  for (const [name, value] of values)
    if (!agree(value, floats.get(name)))
      throw new Error(`${name} comes to ${value} and to ${floats.get(name)} (${given})`)
  for (const slot of textsOf(template).flatMap(({ html }) => slotsOf(html))) {
    const [exact, float] = [slotValue(slot, values), floatArithmetic.evaluate(slot.of, floats)]
    if (!agree(exact, float)) throw new Error(`{${slot.of}} comes to ${exact} and to ${float} (${given})`)
  }
  for (const check of template.checks)
    if (!holds(check, values, floats)) throw new Error(`check ${check} fails (${given})`)
  if (!optionsDiffer(template, values)) throw new Error(`two options are the same (${given})`)
  for (const [part, text] of partsOf(template)) checkReading(part, fillPlain(text, values, template), given)
}

const partsOf = ({ question, options, explanation }: Template): [keyof typeof longest, SlottedText][] => [
  ['question', question.html],
  ...options.map(({ html }): ['option', SlottedText] => ['option', html]),
  ['explanation', explanation.html],
]

function holds(check: string, exact: Values, float: Values): boolean {
  return exactArithmetic.evaluate(check, exact) === true && floatArithmetic.evaluate(check, float) === true
}

function agree(exact: Value | undefined, float: Value | undefined): boolean {
  if (!isBigNumber(exact)) return exact === float
  const value = exact.toNumber()
  return typeof float === 'number' && Math.abs(value - float) <= AGREEMENT * Math.max(1, Math.abs(value))
}

/** What no reader should meet, whatever was drawn. */
function checkReading(part: keyof typeof longest, html: string, given: string): void {
  const text = html.replace(/<[^>]*>/g, '')
  if (text.length > longest[part]) throw new Error(`${part} has ${text.length} characters; at most ${longest[part]}`)
  // The letters of NaNO₃ are a formula's.
  if (/NaN(?![A-Z\d₀-₉])|Infinity|undefined|\[object/.test(text)) throw new Error(`${part} reads '${text}' (${given})`)
  if (/[+−-]\s*(?:\{-|[−-]\s*[\d{])/.test(text))
    throw new Error(`${part} reads '${text}': two signs meet; use 'as signed' or brackets (${given})`)
  if (/(?<![\d.,\\}])\{1\}\s*[a-z]/.test(text))
    throw new Error(`${part} reads '${text}': write a number before a letter 'as coefficient' (${given})`)
}

/** Formulas of one shape parse alike, so each shape is tried once. */
function checkTex(text: SlottedText, { values }: Draw, template: Template, shapes: Set<string>): void {
  for (const piece of text) {
    if (typeof piece === 'string' || 'of' in piece) continue
    const tex = fillTex(piece.tex, values, template)
    const shape = tex.replace(/\d+/g, '1')
    if (!shapes.has(shape)) renderInlineTex(tex)
    shapes.add(shape)
  }
}
