import { kindOf } from './every-kind.ts'
import type { Question } from './question.ts'

/** Every text of a question in which TeX and pictures can be. */
export function questionTexts(question: Question): string[] {
  const { prompt, explanation } = question
  return [prompt, ...(explanation ? [explanation] : []), ...kindOf(question).texts(question)]
}
