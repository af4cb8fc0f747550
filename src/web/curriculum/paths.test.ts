import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { alevelPaths, gcsePaths, senPaths, youngPaths } from './paths.ts'

const topic = { slug: 'cell-structure', title: 'Cell structure' }

test('contract §2: A-Level addresses', () => {
  expect(alevelPaths.boards('biology')).toBe('/alevel/biology/exam-boards')
  expect(alevelPaths.topics('biology', 'aqa')).toBe('/alevel/biology/aqa/topics')
  expect(alevelPaths.topic('biology', 'aqa', topic)).toBe('/alevel/biology/aqa/cell-structure/revision')
  expect(alevelPaths.method('biology', 'aqa', 'cell-structure', 'quiz')).toBe('/alevel/biology/aqa/cell-structure/quiz')
})

test('contract §2: GCSE addresses; the method carries its topic as a query', () => {
  expect(gcsePaths.topics('biology', 'ocr')).toBe('/gcse/biology/ocr/topics')
  expect(gcsePaths.topic('biology', 'ocr', topic)).toBe('/gcse/biology/ocr/topic/Cell%20structure')
  expect(gcsePaths.method('biology', 'ocr', 'cell-structure', 'notes')).toBe(
    '/gcse/biology/ocr/notes?topic=cell-structure',
  )
  expect(gcsePaths.method('biology', 'ocr', undefined, 'notes')).toBe('/gcse/biology/ocr/notes')
})

test('contract §2: KS1 and KS2 addresses', () => {
  expect(youngPaths.method('ks1', 'maths', undefined, 'flashcards')).toBe('/ks1/maths/flashcards')
  expect(youngPaths.method('ks2', 'maths', 'money', 'quiz')).toBe('/ks2/maths/quiz?topic=money')
})

test('contract §2: SEN addresses', () => {
  expect(senPaths.level('alevel')).toBe('/sen/a-level')
  expect(senPaths.activity('ks1', 'maths', 'quiz')).toBe('/sen/ks1/math/quiz')
  expect(senPaths.activity('alevel', 'biology', 'notes')).toBe('/sen/a-level/biology/notes')
  expect(senPaths.subject('ks2', 'science')).toBe('/sen/ks2/sciences/revision')
  expect(senPaths.subject('gcse', 'biology')).toBe('/sen/gcse/biology')
  expect(senPaths.boards('gcse', 'biology')).toBe('/sen/gcse/biology')
  expect(senPaths.topics('alevel', 'biology', 'aqa')).toBe('/sen/a-level/biology/aqa/topics')
  expect(senPaths.topic('gcse', 'biology', 'aqa', topic)).toBe('/sen/gcse/biology/aqa/topic/Cell%20structure')
  expect(senPaths.revision('ks2', 'science')).toBe('/sen/ks2/sciences/revision')
  expect(senPaths.method('ks1', 'maths', 'money', 'quiz')).toBe('/sen/math/quiz?level=ks1&topic=money')
  expect(senPaths.method('sen', 'maths', undefined, 'quiz')).toBe('/sen/maths/quiz')
})

test('a topic’s title, whatever is in it, stays one part of the address and can be read back', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), (title) => {
      const part = gcsePaths.topic('maths', 'aqa', { title }).replace('/gcse/maths/aqa/topic/', '')
      expect(part).not.toMatch(/[/?#]/)
      expect(decodeURIComponent(part)).toBe(title)
    }),
  )
})
