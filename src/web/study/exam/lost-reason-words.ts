import type { LostReason } from '#domain/exam/part-answer.ts'

/** What a pupil may say of a lost mark, in their words. */
export const lostReasonWords: Record<LostReason, string> = {
  knowledge: 'I did not know it',
  'command-word': 'I misread the command word',
  working: 'My working: a step was missing or slipped',
  unit: 'The unit was missing or wrong',
  time: 'I ran out of time',
}
