import type { QuizQuestion } from './question.ts'

/** Line ends as ours, nothing invisible but line breaks, no blanks at the ends. */
const tidyText = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim()

/** The same question with every text tidy, and no misconception where none was written. */
export function tidyQuestion(question: QuizQuestion): QuizQuestion {
  const shared = {
    id: question.id,
    prompt: tidyText(question.prompt),
    explanation: tidyText(question.explanation),
    marks: question.marks,
  }
  const part = <P extends { id: string; text: string }>({ id, text }: P) => ({ id, text: tidyText(text) })
  const misconceived = ({ misconception }: { misconception?: string | undefined }) => {
    const tidy = tidyText(misconception ?? '')
    return tidy ? { misconception: tidy } : {}
  }
  switch (question.kind) {
    case 'four-option':
    case 'multi-select': {
      const options = question.options.map((option) => ({ ...part(option), ...misconceived(option) }))
      return question.kind === 'four-option'
        ? { ...shared, kind: question.kind, options, correct: question.correct }
        : { ...shared, kind: question.kind, options, correct: question.correct }
    }
    case 'true-false':
      return { ...shared, kind: question.kind, correct: question.correct, ...misconceived(question) }
    case 'numeric':
      return { ...question, ...shared }
    case 'short-text':
      return { ...question, ...shared, accepted: question.accepted.map(tidyText) }
    case 'ordering':
      return { ...shared, kind: question.kind, items: question.items.map(part) }
    case 'matching':
      return {
        ...shared,
        kind: question.kind,
        pairs: question.pairs.map((pair) => ({ ...pair, stem: tidyText(pair.stem), choice: tidyText(pair.choice) })),
        distractors: question.distractors.map(part),
      }
  }
}
