import type { OwnTask } from '#contract/tasks.ts'
import { counted } from './counted.ts'

/** What there is to do, in a pupil's words; with a goal, how far. */
export function workWords({ method, goalPercent, total }: Pick<OwnTask, 'method' | 'goalPercent' | 'total'>): string {
  if (method === 'flashcards')
    return goalPercent === null
      ? `See all ${counted(total, 'card')} once`
      : `Know ${goalPercent}% of ${counted(total, 'card')}`
  if (method === 'notes')
    return goalPercent === null
      ? `Read the note and answer its ${counted(total, 'question')}`
      : `Read the note and get ${goalPercent}% of its questions right`
  return goalPercent === null ? 'Finish the quiz' : `Finish the quiz with ${goalPercent}% or more`
}

/** How far a pupil is, in words. */
export function farWords({ method, goalPercent, met, total, percent, state }: OwnTask): string {
  if (state === 'to-do' || state === 'coming') return 'Not begun yet'
  if (method === 'quiz' || method === 'own-quiz') {
    if (percent !== null) return `Best so far: ${percent}%`
    // Of one that is overdue nobody knows whether it was begun.
    return state === 'begun' ? 'Begun' : 'Not finished yet'
  }
  if (goalPercent !== null && percent !== null) return `${percent}% so far`
  return method === 'flashcards'
    ? `${met} of ${counted(total, 'card')} seen`
    : `${met} of ${counted(total, 'question')} answered`
}
