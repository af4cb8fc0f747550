import type { PupilQuestion } from '#domain/questions/pupil-question.ts'

const kinds = {
  'multiple-choice': 'Choose one.',
  'multiple-response': 'Choose all that are right.',
  'true-false': 'Is this true or false?',
  numeric: 'Write a number, such as 12.5, 3/4 or 3 × 10^8.',
  'short-text': 'Write a word or a few.',
  ordering: 'Put these in order, the first at the top.',
  matching: 'Choose what belongs to each.',
} satisfies Record<PupilQuestion['kind'], string>

/** What is to be done for a question, in words. */
export const taskOf = (question: PupilQuestion) =>
  question.kind === 'numeric' && question.wantsUnit ? `${kinds.numeric} Add the unit.` : kinds[question.kind]
