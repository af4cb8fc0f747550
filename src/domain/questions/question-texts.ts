import type { QuizQuestion } from './question.ts'

/** Every text of a question in which TeX and pictures can stand. */
export function questionTexts(question: QuizQuestion): string[] {
  const { prompt, explanation } = question
  return [prompt, ...(explanation ? [explanation] : []), ...partTexts(question)]
}

function partTexts(question: QuizQuestion): string[] {
  switch (question.kind) {
    case 'four-option':
    case 'multi-select':
      return question.options.map(({ text }) => text)
    case 'ordering':
      return question.items.map(({ text }) => text)
    case 'matching':
      return [
        ...question.pairs.flatMap(({ stem, choice }) => [stem, choice]),
        ...question.distractors.map(({ text }) => text),
      ]
    default:
      return []
  }
}
