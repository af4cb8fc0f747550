import { expect, test } from 'vitest'
import { mark } from '#domain/questions/mark-question.ts'
import { askedCheck, type Checked, givenTo } from './asked-check.ts'

const text = (said: string) => ({ html: said, text: said })
const check: Checked = {
  id: 'cells/q01',
  key: 'q01',
  point: 'p1',
  question: text('Which is right?'),
  options: [text('a'), { ...text('b'), misconception: 'Mixes up a and b.' }, text('c'), text('d')],
  correctAnswer: 2,
  explanation: text('It is c.'),
}

test('a question of four options is asked and marked as a choice, and what is sent is the place of the option', () => {
  const { asked, scheme } = askedCheck(check)
  const options = asked.kind === 'multiple-choice' ? asked.options : []
  expect(options.map(({ text: said }) => said)).toEqual(['a', 'b', 'c', 'd'])
  for (const [place, { id }] of options.entries()) {
    const response = { kind: 'multiple-choice' as const, option: id }
    expect(mark(scheme, response).verdict).toBe(place === 2 ? 'right' : 'wrong')
    expect(givenTo(check, response)).toEqual({ choice: place })
  }
  expect(mark(scheme, { kind: 'multiple-choice', option: options[1]?.id ?? '' }).misconceptions).toEqual([
    'Mixes up a and b.',
  ])
})
