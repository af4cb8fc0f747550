import { DRAWN_PER_QUIZ, type DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { DRAWS_PER_TEMPLATE } from '#domain/curriculum/item-id.ts'
import type { Template } from '#domain/curriculum/template.ts'
import type { RandomBelow } from '#domain/seeded-random.ts'
import { drawQuestion } from './draw-question.ts'

/** The drawn part of a quiz: a question from each of a few templates, in the templates' order. */
export function drawForQuiz(templates: readonly Template[], chance: RandomBelow): DrawnQuestion[] {
  const left = [...templates]
  while (left.length > DRAWN_PER_QUIZ) left.splice(left.length - 1 - chance(left.length), 1)
  return left.map((template) => drawQuestion(template, chance(DRAWS_PER_TEMPLATE)))
}
