import { describe, expect, test } from 'vitest'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { builtCurriculum } from '#tests/hostile/built-pages.ts'

const curriculum = builtCurriculum()
const subjectsOf = (id: string) => curriculum.levels.find((level) => level.id === id)?.subjects ?? []
const slugsOf = (id: string) => subjectsOf(id).map(({ slug }) => slug)

const twelve = [
  'english-language',
  'english-literature',
  'maths',
  'combined-science',
  'biology',
  'chemistry',
  'physics',
  'history',
  'geography',
  'economics',
  'psychology',
  'computer-science',
]

describe('contract §2: the levels and their subjects', () => {
  test.each(['alevel', 'gcse'])('%s has the 12 subjects, in the order of the contract', (level) => {
    expect(slugsOf(level)).toEqual(twelve)
  })

  test.each(['ks1', 'ks2', 'sen'])('%s has english, maths and science', (level) => {
    expect(slugsOf(level)).toEqual(['english', 'maths', 'science'])
  })

  test('the boards are aqa, ocr and edexcel, and every subject of GCSE and A-Level has some', () => {
    expect(boardIds).toEqual(['aqa', 'ocr', 'edexcel'])
    for (const { qualifications } of [...subjectsOf('gcse'), ...subjectsOf('alevel')])
      expect(Object.keys(qualifications ?? {}).length).toBeGreaterThan(0)
  })
})

test('contract §9: 12 topics per A-Level subject', () => {
  for (const slug of twelve) {
    const topics = curriculum.topics('alevel', slug).filter(({ lessonOf }) => lessonOf === null)
    expect([slug, topics.length]).toEqual([slug, 12])
  }
})

test('a paper leaves out questions on points that other boards ask and its own does not', () => {
  const others = curriculum.papers.find(({ id }) => id === 'gcse-combined-science-aqa-physics-2-higher')?.others
  // Transformers are in Edexcel's Combined Science and not in AQA's.
  expect(others).toContain('gcse-combined-science-magnetism-and-electromagnetism/e06')
  expect(others).not.toContain('gcse-combined-science-magnetism-and-electromagnetism/e01')
})

test('a paper leaves out questions on points that its board asks in other papers alone', () => {
  const othersOf = (paperId: string) => curriculum.papers.find(({ id }) => id === paperId)?.others
  const [profile, rates] = ['e02', 'e03'].map(
    (key) => `gcse-combined-science-energy-changes-and-rates-of-reaction/${key}`,
  )
  expect(othersOf('gcse-combined-science-aqa-chemistry-1-higher')).toContain(rates)
  expect(othersOf('gcse-combined-science-aqa-chemistry-1-higher')).not.toContain(profile)
  expect(othersOf('gcse-combined-science-aqa-chemistry-2-higher')).toContain(profile)
  expect(othersOf('gcse-combined-science-aqa-chemistry-2-higher')).not.toContain(rates)
})

test('the mixed papers of A-Level Maths give half of their marks to each section', () => {
  const sectionsOf = (paperId: string) => curriculum.papers.find(({ id }) => id === paperId)?.sections
  expect(sectionsOf('alevel-maths-aqa-2')).toMatchObject([
    { title: 'Section A: Pure', marks: 50 },
    { title: 'Section B: Mechanics', marks: 50 },
  ])
  expect(sectionsOf('alevel-maths-edexcel-1')).toEqual([])
})

test('contract §2: GCSE maths is a long list, and biology, chemistry and physics have numbered topics of the specification', () => {
  expect(curriculum.topics('gcse', 'maths').length).toBeGreaterThan(40)
  for (const slug of ['biology', 'chemistry', 'physics'])
    for (const { references } of curriculum.topics('gcse', slug))
      expect(Object.values(references).join(' ')).toMatch(/\d/)
})
