import type { Topic } from '../../src/domain/curriculum/topic.ts'
import { drawQuestion } from '../../src/server/drawn-questions/draw-question.ts'

const SHOWN = 4
const letters = ['A', 'B', 'C', 'D']

/** A few draws of every template as text, for whoever writes or reviews them. */
export function showDraws(topics: readonly Topic[]): string {
  const templates = topics.flatMap((topic) => topic.templates)
  return templates
    .flatMap((template) => Array.from({ length: SHOWN }, (_, draw) => drawQuestion(template, draw)))
    .map(({ id, question, options, correctAnswer, explanation }) =>
      [
        `${id}  ${question.text}`,
        ...options.map(({ text }, index) => `  ${letters[index]}${index === correctAnswer ? ' ✓' : '  '} ${text}`),
        explanation.text.replace(/^/gm, '    '),
      ].join('\n'),
    )
    .join('\n\n')
}
