import type { TidyingTools } from './kind.ts'
import type { QuizOption } from './parts.ts'

/** The wrong ideas that the chosen wrong options show. */
export function misconceptionsOf(
  options: readonly QuizOption[],
  chosen: readonly string[],
  correct: readonly string[],
): string[] {
  return options.flatMap(({ id, misconception }) =>
    misconception && chosen.includes(id) && !correct.includes(id) ? [misconception] : [],
  )
}

export const tidyOptions = (options: readonly QuizOption[], tools: TidyingTools): QuizOption[] =>
  options.map((option) => ({ ...tools.part(option), ...tools.misconception(option) }))
