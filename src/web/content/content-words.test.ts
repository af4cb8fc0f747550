import { expect, test } from 'vitest'
import { previewOf, typeWords } from './content-words.ts'

test('contract §2: the preview of a content is truncated', () => {
  expect(previewOf('short\n\ntext ')).toBe('short text')
  expect(previewOf('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
})

test('contract §2: four tabs, and for videos the prompt asks for a video URL', () => {
  expect(Object.values(typeWords).map(({ tab }) => tab)).toEqual(['Flashcards', 'Quizzes', 'Notes', 'Videos'])
  expect(typeWords.video.prompt).toMatch(/^Enter video URL/)
})
