import type { PupilQuestion, PupilQuestionOf } from '#domain/questions/pupil-question.ts'

const kinds = {
  'multiple-choice': 'Choose one.',
  'multiple-response': 'Choose all that are right.',
  'true-false': 'Is this true or false?',
  numeric: 'Write a number, such as 12.5, 3/4 or 3 × 10^8.',
  'short-text': 'Write a word or a few.',
  gaps: 'Fill in each gap.',
  ordering: 'Put these in order, the first at the top.',
  algebra: 'Type your answer, such as 2x^2+3x, (x+1)/2 or 5sqrt(3).',
  label: 'Write the label of each number.',
  plot: 'Plot the points.',
  written: 'Write your answer in sentences.',
  matching: 'Choose what belongs to each.',
} satisfies Record<PupilQuestion['kind'], string>

/** What is to be done for a question, in words. */
export function taskOf(question: PupilQuestion): string {
  if (question.kind === 'numeric' && question.wantsUnit) return `${kinds.numeric} Add the unit.`
  if (question.kind === 'gaps' && question.bank) return 'Choose a word for each gap.'
  if (question.kind === 'label' && question.bank) return 'Choose the label of each number.'
  if (question.kind === 'plot') return plotTaskOf(question)
  return kinds[question.kind]
}

function plotTaskOf({ task, most }: PupilQuestionOf<'plot'>): string {
  if (task === 'line') return 'Plot two points for the line to go through.'
  if (task === 'bars') return 'Give each bar its height.'
  return most === 1 ? 'Plot one point.' : `Plot ${most} points.`
}
