import type { Question } from './question.ts'
import type { QuestionKind } from './question-kinds.ts'

/** Whether a right answer is picked from what the question shows, or has to come from memory. */
export type AskedFor = 'recognition' | 'recall'

const byKind: Record<QuestionKind, AskedFor> = {
  'multiple-choice': 'recognition',
  'multiple-response': 'recognition',
  'true-false': 'recognition',
  numeric: 'recall',
  'short-text': 'recall',
  gaps: 'recall',
  ordering: 'recognition',
  matching: 'recognition',
  algebra: 'recall',
  label: 'recall',
  plot: 'recall',
  written: 'recall',
}

/** Gaps and labels from a bank of words show their answers. */
export const askedFor = (question: Question): AskedFor =>
  (question.kind === 'gaps' || question.kind === 'label') && question.bank ? 'recognition' : byKind[question.kind]
