import { expect, test } from 'vitest'
import { DRAWN_PER_QUIZ } from '#domain/curriculum/drawn-question.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { drawForQuiz } from './draw-for-quiz.ts'

const [template] = readWrittenCurriculum().topic('sums')?.templates ?? []
if (!template) throw new Error('no template')
const many = [1, 2, 3, 4, 5, 6].map((number) => ({ ...template, id: `sums/t0${number}`, key: `t0${number}` }))
const keysOf = (chance: (below: number) => number) => drawForQuiz(many, chance).map(({ key }) => key.slice(0, 3))

test('a quiz has a question from each of a few templates, in their order, whatever chance says', () => {
  expect(keysOf(() => 0)).toEqual(['t01', 't02', 't03', 't04'])
  expect(keysOf((below) => below - 1)).toEqual(['t03', 't04', 't05', 't06'])
  expect(new Set(keysOf((below) => Math.floor(below / 2))).size).toBe(DRAWN_PER_QUIZ)
})

test('a topic with fewer templates has all of them', () => {
  expect(drawForQuiz(many.slice(0, 2), () => 0)).toHaveLength(2)
})
