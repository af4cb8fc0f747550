import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toPupilQuestion } from '#domain/questions/pupil-question.ts'
import { questionOf } from '#tests/support/quiz-questions.ts'
import { pupilQuestion, renderQuestion } from '../../questions/show-question.ts'
import { fromCurriculum } from './pick-questions.ts'

const svg = '<svg viewBox="0 0 9 9"><title>A cell with two numbers</title></svg>'
const drawn = { html: `<figure class="drawing">${svg}</figure>`, text: 'A cell with two numbers' }
const scheme = questionOf('label', { figure: svg })
const texts = { question: { html: 'Label it.', text: 'Label it.' }, explanation: { html: 'So.', text: 'So.' } }

test('a topic’s drawing stays one when its question is picked, and after the question is saved; a typed one is text', () => {
  const asked = toPupilQuestion(scheme, { seed: 1, render: (text) => (text === svg ? drawn : { html: text, text }) })
  const picked = fromCurriculum({ id: 'cells/q12', key: 'q12', point: 'p1', ...texts, scheme, asked }, randomUUID())
  const shown = (html: Record<string, string>) => {
    const question = pupilQuestion({ content: picked.content, html }, { quizId: randomUUID(), seed: 1 })
    return question.kind === 'label' ? question.figure?.html : null
  }
  expect(shown(picked.html)).toBe(drawn.html)
  expect(shown(renderQuestion(picked.content, picked.html))).toBe(drawn.html)
  expect(shown(renderQuestion(picked.content))).toContain('&lt;svg')
})
