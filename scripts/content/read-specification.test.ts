import { expect, test } from 'vitest'
import type { Subject } from '../../src/domain/curriculum/subject.ts'
import { readSpecification } from './read-specification.ts'

const subject: Subject = {
  level: 'gcse',
  slug: 'biology',
  title: 'Biology',
  order: 1,
  icon: 'dna',
  hue: 150,
  qualifications: { aqa: { title: 'AQA GCSE Biology', code: '8461', year: 2016 } },
}
const topics = [
  { id: 'gcse-biology-cells', title: 'Cells', points: [{ key: 'p1', text: 'Cells' }], references: { aqa: '4.1' } },
  { id: 'gcse-biology-genes', title: 'Genes', points: [{ key: 'p1', text: 'Genes' }], references: { ocr: 'B5' } },
]
const read = (text: string, options: { board?: 'aqa' | 'ocr' } = {}) =>
  readSpecification({ file: 'gcse/biology/specifications/aqa.yaml', text, subject, board: 'aqa', topics, ...options })

/** A map of one section, whose statements begin in line 8. */
const map = (statements: string, tiered = true) => `edition: The edition of 2016
tiered: ${tiered}
sections:
  - reference: "4.1"
    title: Cells
    papers: ["1"]
    statements:
${statements}`

test('a statement takes from its section what it does not say, and names points by the end of their topic’s id', () => {
  const { specification, faults } = read(
    map(`      - text: Describe a cell
        taught: [cells#p1]
      - reference: "4.1.10"
        text: Describe two cells
        tier: higher
        papers: ["1", "2"]
        option: Cells of the deep sea
`),
  )
  expect(faults).toEqual([])
  expect(specification?.sections[0]?.statements).toEqual([
    {
      reference: '4.1',
      text: 'Describe a cell',
      tier: 'both',
      papers: ['1'],
      option: null,
      taught: [{ topicId: 'gcse-biology-cells', point: 'p1' }],
    },
    {
      reference: '4.1.10',
      text: 'Describe two cells',
      tier: 'higher',
      papers: ['1', '2'],
      option: 'Cells of the deep sea',
      taught: [],
    },
  ])
})

test('without tiers a statement has none', () => {
  expect(read(map('      - text: Describe a cell', false)).specification?.sections[0]?.statements[0]?.tier).toBeNull()
})

test.each([
  [
    'a topic that there is not',
    '      - text: Describe a cell\n        taught: [cell#p1]',
    'there is no topic gcse-biology-cell',
  ],
  ['a point that there is not', '      - text: Describe a cell\n        taught: [cells#p2]', "'Cells' has no point p2"],
  ['a point named twice', '      - text: Describe a cell\n        taught: [cells#p1, cells#p1]', 'names a point twice'],
  [
    'a topic that the board’s pupils never meet',
    '      - text: Describe a cell\n        taught: [genes#p1]',
    "'Genes' is not among this board's topics, so its pupils never meet it",
  ],
  [
    'a text written twice',
    '      - text: Describe a cell\n      - text: Describe a cell',
    'the same is written in line 8',
  ],
])('refuses %s, by file, line and item', (_what, statements, fault) => {
  const line = statements.split('- text').length + 6
  expect(read(map(statements)).faults).toEqual([`gcse/biology/specifications/aqa.yaml:${line}: 4.1: ${fault}`])
})

test('refuses a tier where there are none', () => {
  expect(read(map('      - text: Describe a cell\n        tier: higher', false)).faults).toEqual([
    'gcse/biology/specifications/aqa.yaml:8: 4.1: has a tier, but the qualification has none',
  ])
})

test.each([
  [
    'a reference that YAML takes for a number',
    '      - text: Describe a cell\n        reference: 1.10',
    /:9: Describe a cell: Write it in quotes/,
  ],
  [
    'a point without its topic',
    '      - reference: "4.1.2"\n        text: Describe a cell\n        taught: [p1]',
    /:10: 4\.1\.2: Name a point/,
  ],
  [
    'a claim of its own',
    '      - text: Describe a cell\n        asked: true',
    /:8: Describe a cell: Unrecognized key: "asked"/,
  ],
  ['what is not YAML', '      - text: "Describe a cell', /:\d+: yaml: /],
])('refuses %s, by file, line and item', (_what, statements, fault) => {
  const { specification, faults } = read(map(statements))
  expect(specification).toBeNull()
  expect(faults).toEqual([expect.stringMatching(fault)])
})

test('refuses a board that has no such qualification', () => {
  expect(read(map('      - text: Describe a cell'), { board: 'ocr' }).faults).toEqual([
    'gcse/biology/specifications/aqa.yaml: ocr: the subject has no such qualification',
  ])
})
