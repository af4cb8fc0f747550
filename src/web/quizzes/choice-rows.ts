import type { PupilQuestion } from '#domain/quizzes/pupil-question.ts'
import type { QuizResponse } from '#domain/quizzes/response.ts'
import type { RightAnswer } from '#domain/quizzes/right-answer.ts'

export type ChoiceQuestion = Extract<PupilQuestion, { kind: 'four-option' | 'multi-select' | 'true-false' }>

export interface ChoiceRow {
  id: string
  html: string
}

export const isChoice = (question: PupilQuestion): question is ChoiceQuestion =>
  question.kind === 'four-option' || question.kind === 'multi-select' || question.kind === 'true-false'

/** What there is to choose from, in the order in which it is shown. */
export function choiceRows(question: ChoiceQuestion): readonly ChoiceRow[] {
  if (question.kind !== 'true-false') return question.options
  return [
    { id: 'true', html: 'True' },
    { id: 'false', html: 'False' },
  ]
}

/** The ids of the options that were chosen. */
export function chosenIn(response: QuizResponse | null): readonly string[] {
  if (response?.kind === 'four-option') return [response.option]
  if (response?.kind === 'multi-select') return response.options
  return response?.kind === 'true-false' ? [String(response.value)] : []
}

/** The ids of the options that are right. */
export function rightIn(right: RightAnswer): readonly string[] {
  if (right.kind === 'four-option') return [right.option]
  if (right.kind === 'multi-select') return right.options
  return right.kind === 'true-false' ? [String(right.value)] : []
}
