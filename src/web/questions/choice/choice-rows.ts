import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'

export type ChoiceQuestion = Extract<PupilQuestion, { kind: 'multiple-choice' | 'multiple-response' | 'true-false' }>

export interface ChoiceRow {
  id: string
  html: string
  /** As it is spoken. */
  text: string
}

export const isChoice = (question: PupilQuestion): question is ChoiceQuestion =>
  question.kind === 'multiple-choice' || question.kind === 'multiple-response' || question.kind === 'true-false'

/** What there is to choose from, in the order in which it is shown. */
export function choiceRows(question: ChoiceQuestion): readonly ChoiceRow[] {
  if (question.kind !== 'true-false') return question.options
  return [
    { id: 'true', html: 'True', text: 'True' },
    { id: 'false', html: 'False', text: 'False' },
  ]
}

/** The ids of the options that were chosen. */
export function chosenIn(response: QuestionResponse | null): readonly string[] {
  if (response?.kind === 'multiple-choice') return [response.option]
  if (response?.kind === 'multiple-response') return response.options
  return response?.kind === 'true-false' ? [String(response.value)] : []
}

/** The ids of the options that are right. */
export function rightIn(right: RightAnswer): readonly string[] {
  if (right.kind === 'multiple-choice') return [right.option]
  if (right.kind === 'multiple-response') return right.options
  return right.kind === 'true-false' ? [String(right.value)] : []
}
