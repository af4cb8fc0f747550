import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DRAWS_PER_TEMPLATE, rightPlaceOf } from '../../src/domain/curriculum/item-id.ts'
import { drawQuestion } from '../../src/server/drawn-questions/draw-question.ts'
import { faultsOfTemplates } from './check-templates.ts'
import { readTopic } from './read-topic.ts'

const file = 'gcse/biology/cell-structure.md'
const topic = readFileSync(path.join(import.meta.dirname, '..', '..', 'content', file), 'utf8')
const good = `
## Templates

### t01 (p5)

\`\`\`numbers
real = 0.02, 0.04, 0.05, 0.08
times = 100 to 900 step 50
image = real * times
need whole(image) and image > 2
check image / real == times
\`\`\`

A cell is {real} mm wide. Its image is ${'$'}{image}\\ \\text{mm}$ wide. What is the magnification?

- [x] $\\times {times}$
- [ ] $\\times {image * real to 2 dp}$
  - Multiplies instead of dividing.
- [ ] $\\times {times * 10}$
  - Slips a place.
- [ ] $\\times {image}$
  - Takes the size of the image.

1. $\\frac{image}{real} = {times}$.
`
const read = (section: string) =>
  readTopic({ file, text: topic + section, level: 'gcse', subject: 'biology', lessonOf: null, exam: null })
const [template] = read(good).templates

test('a template is read, and nothing is found wrong with it in any of its draws', () => {
  expect(template).toMatchObject({
    id: 'gcse-biology-cell-structure/t01',
    point: 'p5',
    needs: ['whole(image) and image > 2'],
  })
  expect(faultsOfTemplates(read(good))).toEqual([])
})

test('sodium nitrate is not taken for a value that is no number', () => {
  const inSalt = (words: string) => faultsOfTemplates(read(good.replace('A cell is', `A cell in ${words} is`)))
  expect(inSalt('NaNO₃, $\\ce{NaNO3}$ and NaN₃')).toEqual([])
  expect(inSalt('NaN mol')).toEqual([expect.stringContaining("question reads 'A cell in NaN mol")])
})

test('a draw is the same question each time, with its numbers in text and formulas and the right option in its place', () => {
  if (!template) throw new Error('no template')
  for (let draw = 0; draw < DRAWS_PER_TEMPLATE; draw += 7) {
    const question = drawQuestion(template, draw)
    expect(drawQuestion(template, draw)).toEqual(question)
    const [, real, image] =
      /^A cell is ([\d.]+) mm wide\. Its image is (\d+) millimetres wide/.exec(question.question.text) ?? []
    expect(question.correctAnswer).toBe(rightPlaceOf('t01', draw))
    expect(question.options[question.correctAnswer]?.text).toBe(`times ${Math.round(Number(image) / Number(real))}`)
    expect(question.options[question.correctAnswer]?.misconception).toBeUndefined()
    expect(question.explanation.text).toContain(`${image} over ${real} equals`)
    expect(question.explanation.html).toContain('<mfrac>')
  }
})

describe('what cannot be read is named by file, line and item', () => {
  test.each<[fault: string, from: string, to: string, says: RegExp]>([
    ['no block', '```numbers', '```text', /t01: a template begins with a block of 'numbers'/],
    ['an unknown name', '{real} mm', '{size} mm', /t01: 'size': there is no value 'size'/],
    ['an unknown name in a formula', '{times * 10}', '{times * ten}', /t01: 'times \* ten': there is no value 'ten'/],
    ['a name outside braces', '= {times}$.', '= times$.', /t01: a name stands outside braces/],
    ['a brace alone', '{real} mm', '{real mm', /t01: a brace without its partner/],
    ['no check', 'check image / real == times\n', '', /t01: 'numbers' needs a check/],
    ['an empty range', '100 to 900', '900 to 100', /t01: 'times = 900 to 100 step 50': the range is empty/],
    ['a name of one letter', 'real = 0.02', 'r = 0.02', /two letters or more/],
    ['a name that is a word of the language', 'times = 100', 'mod = 100', /'mod' means something else/],
    ['a name given twice', 'times = 100', 'real = 100', /'real' is given twice/],
    [
      'three options',
      '- [ ] $\\times {image}$\n  - Takes the size of the image.\n',
      '',
      /t01: 3 options instead of four/,
    ],
    ['a point that is not there', 't01 (p5)', 't01 (p9)', /t01: point p9 is not in the front matter/],
  ])('%s', (_fault, from, to, says) => {
    const broken = good.replace(from, to)
    expect(broken).not.toBe(good)
    expect(() => read(broken)).toThrow(says)
    expect(() => read(broken)).toThrow(/^gcse\/biology\/cell-structure\.md:\d+: /)
  })
})

describe('what only shows when numbers are drawn is found', () => {
  test.each<[fault: string, from: string, to: string, says: string]>([
    [
      'a check that fails',
      'check image / real == times',
      'check image * real == times',
      't01: draw 0: check image * real',
    ],
    [
      'a division by nought',
      '{times * 10}',
      '{times / (real - real)}',
      't01: draw 0: {times / (real - real)}: comes to no',
    ],
    ['a number not rounded', '{image * real to 2 dp}', '{times / 7 + real}', 't01: draw 0: {times / 7 + real}: '],
    ['a negative length', '{times * 10}', '{real - times}', 't01: draw 0: {real - times}: is -'],
    [
      'an option like the right one',
      '{times * 10}',
      '{image / real}',
      't01: draw 0: none of 400 draws meets the needs',
    ],
    ['needs that no draw meets', 'image > 2', 'image > 2000', 't01: draw 0: none of 400 draws meets the needs'],
    ['TeX that does not parse', '= {times}$', '= \\frac{{times}$', 't01: '],
    ['too few different questions', 'step 50', 'step 800', 't01: 8 different questions in 200 draws'],
    ['signs that meet', '= {times}$', '= 3 - {real - times}$', 't01: draw 0: {real - times}: is -'],
    ['an option without its misconception', '  - Slips a place.\n', '', 't01: a wrong option names its misconception'],
    [
      'a rounded answer without its accuracy',
      '- [x] $\\times {times}$',
      '- [x] $\\times {times to 3 sf}$',
      't01: the answer is rounded, and the question does not say to how many figures',
    ],
    [
      'a rebuttal in place of a misconception',
      '  - Slips a place.\n',
      '  - There are 1000 of them.\n',
      "t01: 'There are 1000 of them.' does not say what a pupil thinks or does",
    ],
    [
      'steps without a number',
      '1. $\\frac{image}{real} = {times}$.',
      '1. Divide.',
      't01: the worked steps show no drawn number',
    ],
  ])('%s', (_fault, from, to, says) => {
    const faulty = good
      .replace(from, to)
      .replace('need whole(image) and image > 2\n', (needs) => (to === 'step 800' ? '' : needs))
    expect(faulty).not.toBe(good)
    const faults = () => faultsOfTemplates(read(faulty))
    let found: string[]
    try {
      found = faults()
    } catch (error) {
      found = [String(error).replace(/^.*?\d+: (?=t01)/, '')]
    }
    expect(found.join('\n')).toContain(says)
  })
})
