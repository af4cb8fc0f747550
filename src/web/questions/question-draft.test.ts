import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Question } from '#domain/questions/question.ts'
import { questionKinds } from '#domain/questions/question-kinds.ts'
import { anyQuestion } from '#tests/support/quiz-questions.ts'
import { draftOf, emptyDraft, questionOf, readStoredDraft } from './question-draft.ts'

test('Opening a question to edit it and saving it as it is changes nothing', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      expect(Question.parse(questionOf(draftOf(question)))).toEqual(question)
    }),
  )
})

test.each(questionKinds)('An empty draft of kind %s is no question yet', (kind) => {
  expect(Question.safeParse(questionOf(emptyDraft('00000000-0000-4000-8000-000000000001', kind))).success).toBe(false)
})

test('A draft that an earlier release kept is still there, with room for the kinds that came since', () => {
  const {
    plot: _plot,
    places: _places,
    ...older
  } = { ...emptyDraft('one', 'gaps'), prompt: 'What was typed', kind: 'four-option' }
  expect(readStoredDraft(older)).toMatchObject({
    prompt: 'What was typed',
    kind: 'multiple-choice',
    plot: { task: 'points' },
  })
  for (const damaged of [null, 'text', { ...older, prompt: 3 }]) expect(readStoredDraft(damaged)).toBeNull()
})
