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

test('contract §2: GCSE maths is a long list, and biology, chemistry and physics have numbered topics of the specification', () => {
  expect(curriculum.topics('gcse', 'maths').length).toBeGreaterThan(40)
  for (const slug of ['biology', 'chemistry', 'physics'])
    for (const { references } of curriculum.topics('gcse', slug))
      expect(Object.values(references).join(' ')).toMatch(/\d/)
})
