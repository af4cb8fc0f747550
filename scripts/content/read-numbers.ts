import type { NamedValue, NumberForm, Template } from '../../src/domain/curriculum/template.ts'
import { checkExpression, isTaken } from '../../src/server/drawn-questions/expression.ts'
import { readForm } from './read-slot.ts'

export interface Numbers extends Pick<Template, 'values' | 'needs' | 'checks' | 'negatives'> {
  forms: Map<string, NumberForm>
}

const range = /^(-?\d+(?:\.\d+)?) to (-?\d+(?:\.\d+)?)(?: step (\d+(?:\.\d+)?))?$/
const choice = /^(?:-?\d+(?:\.\d+)?|'[^']*')$/

/**
 * Reads a template's `numbers` block, line by line:
 * `name = 2 to 9 step 0.5`, `name = 3, 5, 8`, `name = 'apples', 'pears'`, `name = expression`, each with a form if need be
 * (`to 2 dp`, `to 3 sf`, `as money`, `as fraction`, …); `need condition`; `check condition`; `negatives`; `# remark`.
 * @throws {Error} with a sentence that names the line.
 */
export function readNumbers(block: string): Numbers {
  const numbers: Numbers = { values: [], needs: [], checks: [], negatives: false, forms: new Map() }
  for (const line of block.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue
    try {
      readLine(line, numbers)
    } catch (error) {
      throw new Error(`'${line}': ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (numbers.checks.length === 0) throw new Error("'numbers' needs a check: the answer found by another way")
  return numbers
}

function readLine(line: string, numbers: Numbers): void {
  const names = new Set(numbers.forms.keys())
  const condition = /^(need|check) (.+)$/.exec(line)
  if (line === 'negatives') numbers.negatives = true
  else if (condition) {
    const [, kind, of = ''] = condition
    checkExpression(of, names)
    numbers[kind === 'need' ? 'needs' : 'checks'].push(of)
  } else {
    const [, name, source] = /^([A-Za-z]\w*) = (.+)$/.exec(line) ?? []
    if (name === undefined || source === undefined)
      throw new Error("a line reads 'name = …', 'need …', 'check …' or 'negatives'")
    if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error('a name has two letters or more and begins with a small one')
    if (isTaken(name)) throw new Error(`'${name}' means something else in an expression`)
    if (names.has(name)) throw new Error(`'${name}' is given twice`)
    const { expression, form } = readForm(source)
    numbers.values.push({ name, from: readSource(expression, names), form: form ?? { kind: 'plain' } })
    numbers.forms.set(name, form ?? { kind: 'plain' })
  }
}

function readSource(source: string, names: ReadonlySet<string>): NamedValue['from'] {
  const [, least, most, step = '1'] = range.exec(source) ?? []
  if (least !== undefined && most !== undefined) {
    const from = { least: Number(least), most: Number(most), step: Number(step) }
    if (from.most <= from.least || from.step <= 0) throw new Error('the range is empty')
    return from
  }
  const choices = source.split(/\s*,\s*/)
  if (choices.length > 1 && choices.every((text) => choice.test(text)))
    return { choices: choices.map((text) => (text.startsWith("'") ? text.slice(1, -1) : Number(text))) }
  checkExpression(source, names)
  return { expression: source }
}
