import { expect, test } from 'vitest'
import { sheetForPractice, sheetOfPaper } from './formula-sheet.ts'
import type { Paper } from './paper.ts'

const sheet = (id: string, of: string[], more: { papers?: string; tier?: 'foundation' | 'higher' } = {}) => ({
  id,
  of,
  papers: more.papers ?? null,
  tier: more.tier ?? null,
})
const sheets = [
  sheet('maths-foundation', ['gcse/maths/aqa', 'gcse/maths/ocr'], { tier: 'foundation' }),
  sheet('maths-higher', ['gcse/maths/aqa', 'gcse/maths/ocr'], { tier: 'higher' }),
  sheet('physics-part', ['gcse/combined-science/aqa'], { papers: 'Physics' }),
  sheet('alevel-physics', ['alevel/physics/aqa']),
]
const paper = (of: Pick<Paper, 'subject' | 'board' | 'title' | 'tier' | 'topicIds'>): Paper => ({
  ...of,
  id: `${of.subject}-${of.board}`,
  level: 'gcse',
  code: '1',
  minutes: 60,
  marks: 60,
  calculator: 'allowed',
  objectives: { AO1: 100 },
  sections: [],
  others: [],
})
const maths = { subject: 'maths', board: 'aqa', title: 'Paper 1', topicIds: ['surds'] } as const
const papers = [
  paper({ ...maths, topicIds: ['surds'], tier: 'foundation' }),
  paper({ ...maths, topicIds: ['surds'], tier: 'higher' }),
  paper({ subject: 'combined-science', board: 'aqa', title: 'Physics Paper 1', tier: null, topicIds: ['energy'] }),
  paper({ subject: 'combined-science', board: 'aqa', title: 'Biology Paper 1', tier: null, topicIds: ['cells'] }),
]
const practice = (subject: string, board: string | null, topic: string, level = 'gcse') =>
  sheetForPractice({ level, subject, board, topicIds: [topic] }, { sheets, papers })?.id ?? null

test('a paper has the sheet of its qualification, its tier and its title; others have none', () => {
  expect(papers.map((of) => sheetOfPaper(of, sheets)?.id ?? null)).toEqual([
    'maths-foundation',
    'maths-higher',
    'physics-part',
    null,
  ])
})

test('practice has the sheet of the papers that ask its topics, the Higher one of two', () => {
  expect(practice('maths', 'aqa', 'surds')).toBe('maths-higher')
  expect(practice('maths', null, 'surds')).toBe('maths-higher')
  expect(practice('maths', 'aqa', 'proof-that-nobody-asks')).toBeNull()
  expect(practice('combined-science', 'aqa', 'energy')).toBe('physics-part')
  expect(practice('combined-science', 'aqa', 'cells')).toBeNull()
})

test('a qualification without papers here has its own sheet, if there is one for all of its papers', () => {
  expect(practice('physics', 'aqa', 'waves', 'alevel')).toBe('alevel-physics')
  expect(practice('physics', null, 'waves', 'alevel')).toBe('alevel-physics')
  expect(practice('physics', 'ocr', 'waves', 'alevel')).toBeNull()
  expect(practice('maths', 'edexcel', 'surds')).toBeNull()
})
