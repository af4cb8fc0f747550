import { kindOf } from './every-kind.ts'
import type { TidyingTools } from './kind.ts'
import type { Question } from './question.ts'

/** Line ends as ours, nothing invisible but line breaks, no blanks at the ends. */
const tidyText = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim()

const tools: TidyingTools = {
  text: tidyText,
  part: ({ id, text }) => ({ id, text: tidyText(text) }),
  misconception(from) {
    const misconception = tidyText(from.misconception ?? '')
    return misconception ? { misconception } : {}
  },
}

/** The same question with every text tidy, and no misconception where none was written. */
export function tidyQuestion(question: Question): Question {
  const prompt = tidyText(question.prompt)
  const explanation = tidyText(question.explanation)
  return kindOf(question).tidy({ ...question, prompt, explanation }, tools)
}
