import { describe, expect, test } from 'vitest'
import { mark } from '../../src/domain/questions/mark-question.ts'
import { ContentError } from './content-error.ts'
import { readScheme, readTickedOptions, type SchemeOf } from './read-scheme.ts'

const of: SchemeOf = {
  id: 'gcse-biology-cells/q11',
  prompt: 'How long is it?',
  explanation: 'Divide by 1000.',
  marks: null,
  node: { position: { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } } },
  place: {
    fail(node, item, fault) {
      throw new ContentError('gcse/biology/cells.md', node?.position?.start.line, item, fault)
    },
  },
}
const read = (text: string) => readScheme(text, of)

test('a number has its value, how far it may be off, and its unit', () => {
  const question = read('kind: numeric\nvalue: 0.025\nunit: mm\npercent: 2')
  expect(question).toMatchObject({ prompt: 'How long is it?', explanation: 'Divide by 1000.', marks: 2 })
  const verdict = (text: string) => mark(question, { kind: 'numeric', text }).verdict
  expect(['0.025 mm', '0.0252mm', '25 µm', '0.025', '0.03 mm'].map(verdict)).toEqual([
    'right',
    'right',
    'right',
    'partly',
    'wrong',
  ])
  expect(read('kind: numeric\nvalue: 4e3\ntolerance: 5')).toMatchObject({
    answer: 4000,
    tolerance: { kind: 'within', amount: 5 },
    unit: null,
    marks: 1,
  })
  expect(read('kind: numeric\nvalue: 40\nunit: N\nunitNeeded: false')).toMatchObject({ unitRequired: false, marks: 1 })
})

test('words are accepted whatever their capitals, unless the scheme is strict about them', () => {
  expect(mark(read('kind: short-text\naccept: [osmosis]'), { kind: 'short-text', text: 'Osmosis' }).verdict).toBe(
    'right',
  )
  const formula = read('kind: short-text\naccept:\n  - CO2\nstrict: [case]')
  expect(mark(formula, { kind: 'short-text', text: 'co2' }).verdict).toBe('wrong')
})

test('a text has gaps, typed or from a bank that names every word', () => {
  const typed = read('kind: gaps\npassage: The [[nucleus|nuclei]] holds [[DNA]].')
  expect(typed).toMatchObject({ bank: false, distractors: [], marks: 2 })
  const chosen = read('kind: gaps\npassage: The [[nucleus]] holds [[DNA]].\nwordBank: [DNA, RNA, nucleus]')
  expect(chosen).toMatchObject({ bank: true, distractors: ['RNA'] })
})

test('pairs and items keep the order and the words in which they are written', () => {
  const ordered = read('kind: ordering\nitems:\n  - 0.50\n  - no\n  - 3')
  expect(ordered).toMatchObject({ items: [{ text: '0.50' }, { text: 'no' }, { text: '3' }], marks: 2 })
  const matched = read('kind: matching\npairs:\n  - 2: two\n  - 1: one\ndistractors: [three]')
  expect(matched).toMatchObject({
    pairs: [
      { stem: '2', choice: 'two' },
      { stem: '1', choice: 'one' },
    ],
    distractors: [{ text: 'three' }],
    marks: 2,
  })
})

test('a figure has numbers drawn at its places, which are named typed or from a bank', () => {
  const figure = '<svg viewBox="0 0 40 20"><title>A cell</title><circle cx="20" cy="10" r="8"/></svg>'
  const scheme = `kind: label\nfigure: |\n  ${figure}\nplaces:\n  - {label: nucleus|cell nucleus, at: 20 10, says: the round body}`
  const typed = read(scheme)
  if (typed.kind !== 'label') throw new Error('no label')
  expect(typed).toMatchObject({ bank: false, marks: 1, places: [{ accepted: 'nucleus|cell nucleus' }] })
  expect(typed.figure).toContain('<text x="20" y="14.5">1</text></g></svg>')
  const [place] = typed.places
  expect(mark(typed, { kind: 'label', labels: { [place?.id ?? '']: 'Cell nucleus' } }).verdict).toBe('right')
  expect(read(`${scheme}\nwordBank: [nucleus, wall]`)).toMatchObject({ bank: true, distractors: ['wall'] })
  expect(() => read(`${scheme}\nwordBank: [wall]`)).toThrow(/not in the word bank: nucleus/)
  expect(() => read(scheme.replace('20 10', 'the middle'))).toThrow(/in the drawing's units/)
  expect(() => read(scheme.replace('<circle', '<script/><circle'))).toThrow(/only shapes and text/)
  expect(() => read(scheme.replace('<title>A cell</title>', ''))).toThrow(/<title> must say/)
})

test('a grid has its axes, what is plotted on it and how far that may be off', () => {
  const points = read('kind: plot\nx: -2 4 1 x\ny: 0 10 0.5 mass in g\nanswer:\n  - 0 1\n  - -1 2.5')
  expect(points).toMatchObject({
    task: 'points',
    y: { from: 0, to: 10, step: 0.5, label: 'mass in g' },
    answer: [
      { x: 0, y: 1 },
      { x: -1, y: 2.5 },
    ],
    tolerance: 0.25,
    marks: 2,
  })
  expect(read('kind: plot\ntask: bars\ny: 0 9 1\nanswer: [{Red: 4}, {Blue: 7}]\ntolerance: 0')).toMatchObject({
    categories: ['Red', 'Blue'],
    answer: [
      { x: 0, y: 4 },
      { x: 1, y: 7 },
    ],
    tolerance: 0,
  })
  expect(read('kind: plot\ntask: number-line\nx: -3 3 1\nanswer: [-2]')).toMatchObject({ y: null, marks: 1 })
  expect(() => read('kind: plot\nx: 0 4 1\ny: 0 4 1\nanswer: [1]')).toThrow(/Write a number/)
  expect(() => read('kind: plot\nx: 0 4 1\ny: 0 4 1\nanswer: [{Red: 4}]')).toThrow(/a point reads/)
  expect(() => read('kind: plot\nx: zero to ten\ny: 0 4 1\nanswer: [1 1]')).toThrow(/an axis reads/)
})

test('algebra has its answer, and a form that is worth a mark more', () => {
  expect(read('kind: algebra\nanswer: 2x+1')).toMatchObject({ form: 'any', letters: [], marks: 1 })
  expect(read('kind: algebra\nanswer: 2(x+1)\nform: factorised\nletters: [y]')).toMatchObject({
    letters: ['y'],
    marks: 2,
  })
  expect(() => read('kind: algebra\nanswer: 2x+\nform: simplest')).toThrow(/can’t be read/)
  expect(() => read('kind: algebra\nanswer: 2x+2x\nform: simplest')).toThrow(/not in the form/)
})

test('a statement is true or false', () => {
  expect(read('kind: true-false\nanswer: false\nmisconception: Thinks that all cells have a nucleus.')).toMatchObject({
    correct: false,
    misconception: 'Thinks that all cells have a nucleus.',
  })
})

test('ticked options make a question with one right option or several', () => {
  const option = (text: string, ticked: boolean) => ({ text, ticked })
  const [iron, copper, carbon] = [option('Iron', true), option('Copper', true), option('Carbon', false)]
  expect(readTickedOptions([iron, carbon], of)).toMatchObject({ kind: 'multiple-choice', marks: 1 })
  const several = readTickedOptions([iron, copper, { ...carbon, misconception: 'Thinks carbon is a metal.' }], of)
  expect(several).toMatchObject({ kind: 'multiple-response', marks: 2 })
  expect(readTickedOptions([iron, copper, carbon], { ...of, marks: 1 }).marks).toBe(1)
})

test('ids are the same at every build, and follow the words wherever they are put', () => {
  const one = read('kind: ordering\nitems: [egg, chick, hen]')
  const other = read('kind: ordering\nitems: [chick, egg, hen]')
  if (one.kind !== 'ordering' || other.kind !== 'ordering') throw new Error('not put in order')
  expect(read('kind: ordering\nitems: [egg, chick, hen]')).toEqual(one)
  expect(other.items).toEqual([one.items[1], one.items[0], one.items[2]])
  expect(readScheme('kind: ordering\nitems: [egg, chick, hen]', { ...of, id: 'other/q01' }).id).not.toBe(one.id)
})

describe('what is wrong with a scheme is named by file, line and item', () => {
  test.each([
    ['no kind', 'value: 3', /kind/],
    ['an unknown kind', 'kind: essay', /kind/],
    ['a key that the kind does not have', 'kind: numeric\nvalue: 3\nunits: mm', /units/],
    ['a value that is no number', 'kind: numeric\nvalue: three', /a number reads 250/],
    ['both ways to be near', 'kind: numeric\nvalue: 3\ntolerance: 1\npercent: 1', /not both/],
    ['a bank without an answer', 'kind: gaps\npassage: A [[cell]].\nwordBank: [tissue]', /not in the word bank: cell/],
    ['a text without gaps', 'kind: gaps\npassage: A cell.', /double square brackets/],
    ['one item', 'kind: ordering\nitems: [cell]', /at least two items/],
    ['the same item twice', 'kind: ordering\nitems: [cell, cell]', /the same/],
    ['a pair of three', 'kind: matching\npairs:\n  - {a: b, c: d}\n  - e: f', /one side: other side/],
    ['YAML that does not parse', 'kind: [', /scheme: /],
    ['a key twice', 'kind: numeric\nvalue: 3\nvalue: 4', /unique/],
  ])('%s', (_fault, text, says) => {
    expect(() => read(text)).toThrow(says)
    expect(() => read(text)).toThrow(/^gcse\/biology\/cells\.md:7: q11: scheme: /)
  })
})
