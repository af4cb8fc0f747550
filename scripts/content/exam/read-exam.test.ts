import { describe, expect, test } from 'vitest'
import { ContentError } from '../content-error.ts'
import { parseMarkdown } from '../markdown.ts'
import type { Place } from '../place.ts'
import { faultsOfExam } from './check-exam.ts'
import { readExam } from './read-exam.ts'
import { readPartHeading } from './read-part-heading.ts'

const good = `### e01 A cell, higher

A drawing is 45 mm wide.

#### (a) calculate, 2 marks, AO2, p1, calculator

Calculate the magnification.

\`\`\`scheme
kind: numeric
value: 500
\`\`\`

##### Mark scheme

- Divides $45$ by $0.09$
- $500$

##### Worked answer

$45 \\div 0.09 = 500$

#### (b) explain, 6 marks, AO1 4 AO2 2, p1 p2

Explain it.

##### Mark scheme

- It respires (2)
  - Accept: mitochondria respire; respiration happens
  - Reject: it breathes
  - Ignore: it lives
- which releases energy (4)
  - Accept: releases energy
  - Needs: 1

##### Example, 6 marks

Mitochondria respire and release energy.

> All of it.

##### Example, 2 marks

It respires.

> Not what for.

##### Worked answer

Mitochondria respire, which releases energy.
`
const levels = `### e02 A choice

#### evaluate, 6 marks, AO3, p2, 20 lines

Evaluate both.

##### Levels

- Level 2, 4 to 6: Weighs up both.
- Level 1, 1 to 3: Says something.

##### Content

- One is cheap.
- One is good.

##### Example, 5 marks

Both.

> Why five.

##### Example, 1 mark

One.

> Why one.

##### Worked answer

The first example would earn five marks.
`

const place: Place = {
  file: 'a.md',
  topicId: 'cells',
  level: 'gcse',
  points: new Set(['p1', 'p2']),
  fail(node, item, fault) {
    throw new ContentError('a.md', node?.position?.start.line, item, fault)
  },
}
const read = (text: string) => readExam(parseMarkdown(text).children, place)

test('parts, answers, schemes and examples are read whole, and nothing is found wrong with them', () => {
  const questions = read(good + levels)
  expect(questions).toMatchObject([
    {
      id: 'cells/e01',
      title: 'A cell',
      higher: true,
      parts: [
        {
          id: 'cells/e01a',
          letter: 'a',
          command: 'calculate',
          calculator: true,
          objectives: { AO2: 2 },
          final: { scheme: { kind: 'numeric', answer: 500, marks: 2 }, asked: { kind: 'numeric' } },
          scheme: { kind: 'points', points: [{ id: 'm1' }, { id: 'm2' }] },
        },
        {
          id: 'cells/e01b',
          points: ['p1', 'p2'],
          objectives: { AO1: 4, AO2: 2 },
          lines: 12,
          final: null,
          scheme: {
            kind: 'points',
            points: [
              {
                marks: 2,
                text: { text: 'It respires' },
                accept: ['mitochondria respire', 'respiration happens'],
                reject: ['it breathes'],
                ignore: ['it lives'],
                needs: null,
              },
              { marks: 4, needs: 'm1' },
            ],
            examples: [{ marks: 6 }, { marks: 2, comment: { text: 'Not what for.' } }],
          },
        },
      ],
    },
    {
      id: 'cells/e02',
      higher: false,
      stimulus: null,
      parts: [
        {
          id: 'cells/e02',
          letter: '',
          lines: 20,
          scheme: {
            kind: 'levels',
            levels: [{ level: 2, from: 4, to: 6, descriptor: { text: 'Weighs up both.' } }, {}],
          },
        },
      ],
    },
  ])
  expect(faultsOfExam(questions)).toEqual([])
})

test('what a browser gets of a choice tells nothing of what is right', () => {
  const [question] = read(
    '### e03 One of four\n\n#### identify, 1 mark, AO1, p1\n\nWhich?\n\n- [ ] $x^2$\n- [x] Two\n  - Thinks so.\n- [ ] Three\n\n##### Worked answer\n\nTwo.\n',
  )
  const [part] = question?.parts ?? []
  expect(part?.final?.asked).toMatchObject({ kind: 'multiple-choice' })
  expect(JSON.stringify(part?.final?.asked)).not.toMatch(/correct|Thinks/)
  expect(JSON.stringify(part?.final?.asked)).toContain('<math')
})

describe('what cannot be built is named by file, line and item', () => {
  const broken: [fault: string, change: (text: string) => string, says: RegExp][] = [
    ['a title without its key', (text) => text.replace('### e01 A', '### A'), /reads 'e01 Title'/],
    ['no part', (text) => text.replace(/#### [\s\S]*/, ''), /e01: no part/],
    ['an unknown command word', (text) => text.replace(') calculate', ') ponder'), /e01: 'ponder' is no command word/],
    ['no marks', (text) => text.replace('calculate, 2 marks', 'calculate'), /e01: marks missing/],
    ['objectives that do not add up', (text) => text.replace('AO1 4', 'AO1 3'), /objectives add up to 5 marks/],
    ['an unknown point', (text) => text.replace('p1 p2', 'p1 p7'), /e01\(b\): point p7 is not in the front matter/],
    [
      'no worked answer',
      (text) => text.replace(/##### Worked answer\n\nMito.*\n/, ''),
      /e01\(b\): no '##### Worked answer'/,
    ],
    ['an unknown heading', (text) => text.replace('##### Mark scheme', '##### Marks'), /'Marks' is none of/],
    ['an unknown note under a point', (text) => text.replace('Ignore:', 'Allow:'), /not 'Allow: it lives'/],
    ['an example without its reason', (text) => text.replace('> Not what for.', ''), /an example is an answer, then/],
    ['a scheme that is none', (text) => text.replace('kind: numeric', 'kind: number'), /scheme:/],
    ['an odd word in a heading', (text) => text.replace('p1, calculator', 'p1, ruler'), /'ruler' in a part's heading/],
  ]
  test.each(broken)('%s', (_, change, says) => {
    expect(() => read(change(good))).toThrow(says)
    expect(() => read(change(good))).toThrow(/^a\.md/)
  })
})

describe('what the schema cannot see is a fault', () => {
  const faulty: [fault: string, text: string, says: RegExp][] = [
    [
      'points too few',
      good.replace('energy (4)', 'energy (3)'),
      /e01: \(b\) the marking points add up to 5, the part has 6/,
    ],
    ['a method worth more', good.replace('- $500$', '- $500$ (2)'), /e01: \(a\) the method's points add up to 3/],
    ['a need that is not there', good.replace('Needs: 1', 'Needs: 5'), /point m2 needs m5/],
    ['no accepted wording', good.replace('  - Accept: releases energy\n', ''), /point m2 accepts no wording/],
    ['accepted and rejected', good.replace('it breathes', 'mitochondria respire'), /accepts and rejects/],
    ['one example', good.replace(/##### Example, 2 marks[\s\S]*?(?=##### Worked)/, ''), /two example answers/],
    ['examples of one level', good.replace('Example, 2 marks', 'Example, 6 marks'), /the examples earn the same marks/],
    ['letters out of order', good.replace('#### (b)', '#### (c)'), /parts are lettered 'ac' instead of 'ab'/],
    ['a level left out', levels.replace('1 to 3', '1 to 2'), /level 2 does not follow the one below it/],
    ['a level too high', levels.replace('4 to 6', '4 to 7'), /the highest level ends at 7, the part has 6 marks/],
    ['a key twice', good + good, /e01: given twice/],
    [
      'nothing to mark',
      '### e09 Open\n\n#### state, 1 mark, AO1, p1\n\nSay it.\n\n##### Worked answer\n\nSaid.\n',
      /e09: \(a\) neither options, an answer to mark, nor a mark scheme/,
    ],
    [
      'a worked answer in which the scheme misses a point',
      good.replace('Mitochondria respire, which releases energy.\n', 'Mitochondria respire, and ATP is made.\n'),
      /\(b\) the worked answer is found to earn 2 of 6 marks: add wordings that it uses to m2/,
    ],
  ]
  test.each(faulty)('%s', (_, text, says) => expect(faultsOfExam(read(text)).join('\n')).toMatch(says))
})

test('a heading says how many lines there are and whether a calculator is allowed', () => {
  expect(readPartHeading('show that, 3 marks, AO2, p4, 8 lines, no calculator')).toEqual({
    letter: '',
    command: 'show that',
    marks: 3,
    objectives: { AO2: 3 },
    points: ['p4'],
    lines: 8,
    calculator: false,
  })
})

describe('a number that carries on from an earlier part', () => {
  const numeric = (letter: string, value: string, more = '') =>
    `#### (${letter}) calculate, 1 mark, AO2, p1\n\nHow much?\n\n\`\`\`scheme\nkind: numeric\nvalue: ${value}\n${more}\`\`\`\n\n##### Worked answer\n\nIt is ${value}.\n\n`
  const faults = (more: string, value = '15') =>
    faultsOfExam(read(`### e03 Carried on\n\n${numeric('a', '5')}${numeric('b', value, more)}`))

  test('its formula makes the answer of the earlier one', () => {
    const [question] = read(`### e03 Carried on\n\n${numeric('a', '5')}${numeric('b', '15', 'from: a\nformula: 3a\n')}`)
    expect(question?.parts.map(({ carriedOn }) => carriedOn)).toEqual([null, { from: 'a', formula: '3a' }])
    expect(faults('from: a\nformula: 3a\n')).toEqual([])
    expect(faults('from: a\nformula: 15.9 - a^2/30\ntolerance: 0.1\n')).toEqual([])
  })

  test.each([
    ['from: a\nformula: 4a\n', "e03: (b) the formula '4a' makes 20 of 5, the answer is 15"],
    ['from: a\nformula: 3 times a\n', "e03: (b) the formula '3 times a' makes no number of 5"],
    ['from: a\nformula: 15\n', "e03: (b) the formula '15' does not depend on a"],
    ['from: c\nformula: 3c\n', "e03: (b) 'from: c' names no earlier part with a number"],
    ['from: b\nformula: b\n', "e03: (b) 'from: b' names no earlier part with a number"],
  ])('%j is a fault', (more, fault) => expect(faults(more)).toEqual([fault]))

  test('a formula without its part, and the other way round, is refused', () => {
    expect(() => faults('formula: 3a\n')).toThrow('from')
    expect(() => faults('from: a\n')).toThrow('formula')
  })
})
