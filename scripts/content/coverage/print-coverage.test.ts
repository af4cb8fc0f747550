import { expect, test } from 'vitest'
import type { Coverage, CoveredStatement } from '../../../src/domain/curriculum/coverage.ts'
import { coverageAsData, printCoverage } from './print-coverage.ts'

const statement = (text: string, states: Partial<CoveredStatement> = {}): CoveredStatement => ({
  reference: '4.1',
  text,
  tier: 'both',
  papers: ['1'],
  option: null,
  taught: false,
  asked: false,
  examined: false,
  ...states,
})
const coverage = (examined: number): Coverage => ({
  level: 'gcse',
  subject: 'biology',
  board: 'aqa',
  figures: { statements: 3, taught: 2, asked: 1, examined },
  sections: [
    {
      reference: '4.1',
      title: 'Cells',
      statements: [
        statement('Draw a cell', { tier: 'higher' }),
        statement('Name a cell', { taught: true }),
        statement('Count cells', { taught: true, asked: true, examined: examined > 0 }),
      ],
    },
  ],
})

test('the figures come with their shares, never rounded up, and the gaps by kind', () => {
  const printed = printCoverage([coverage(0)], { gaps: true })
  expect(printed).toMatch(/gcse\/biology\/aqa +3 +2 +66\.6 % +1 +33\.3 % +0 +0\.0 %/)
  expect(printed).toContain('not taught: 1\n    4.1: Draw a cell (higher)')
  expect(printed).toContain('taught but not asked: 1\n    4.1: Name a cell')
  expect(printed).not.toContain('not examined:')
})

test('the figures alone can be had', () => {
  expect(printCoverage([coverage(0)], { gaps: false })).not.toContain('Draw a cell')
})

test('once something is examined, what is not is listed', () => {
  expect(printCoverage([coverage(1)], { gaps: true })).toContain('taught but not examined: 1\n    4.1: Name a cell')
})

test('for a program there are figures, shares and every gap', () => {
  expect(coverageAsData([coverage(1)]).perQualification['gcse/biology/aqa']).toMatchObject({
    statements: 3,
    taught: 2,
    percent: { taught: 66.6, asked: 33.3, examined: 33.3 },
    gaps: [
      { section: 'Cells', text: 'Draw a cell', taught: false },
      { section: 'Cells', text: 'Name a cell', taught: true, asked: false },
    ],
  })
})
