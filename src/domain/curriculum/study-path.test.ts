import { describe, expect, test } from 'vitest'
import { studyPath } from './study-path.ts'

describe('the way to a topic’s flashcards and quiz', () => {
  const biology = { subject: 'biology', slug: 'cell-structure', board: 'ocr' } as const

  test('contract §2: GCSE carries the board in the route and the topic after it', () => {
    expect(studyPath({ level: 'gcse', ...biology }, 'quiz')).toBe('/gcse/biology/ocr/quiz?topic=cell-structure')
  })

  test('contract §2: A-Level carries board and topic in the route', () => {
    expect(studyPath({ level: 'alevel', ...biology }, 'flashcards')).toBe(
      '/alevel/biology/ocr/cell-structure/flashcards',
    )
  })

  test('contract §2: KS1 and KS2 know no boards', () => {
    const sums = { subject: 'maths', slug: 'sums', board: null }
    expect(studyPath({ level: 'ks1', ...sums }, 'flashcards')).toBe('/ks1/maths/flashcards?topic=sums')
    expect(studyPath({ level: 'ks2', ...sums }, 'quiz')).toBe('/ks2/maths/quiz?topic=sums')
  })

  test('contract §2: the SEN track names its level in the query', () => {
    const names = { subject: 'english', slug: 'my-name', board: null }
    expect(studyPath({ level: 'sen', ...names }, 'flashcards')).toBe('/sen/english/flashcards?level=sen&topic=my-name')
  })

  test('a note is linked to at its section', () => {
    const section = { id: 'osmosis' }
    expect(studyPath({ level: 'gcse', ...biology, section }, 'notes')).toBe(
      '/gcse/biology/ocr/notes?topic=cell-structure#osmosis',
    )
    expect(studyPath({ level: 'gcse', ...biology, section }, 'quiz')).not.toContain('#')
  })

  test('a topic that no board teaches any more leads to its level', () => {
    expect(studyPath({ level: 'gcse', ...biology, board: null }, 'quiz')).toBe('/gcse')
  })
})
