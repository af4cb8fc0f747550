import type { RosterOutcome } from '#contract/class-rosters.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** What becomes of a row of a class list, before and after. */
export const outcomeWords: Record<RosterOutcome, { tone: BadgeTone; planned: string; done: string }> = {
  new: { tone: 'good', planned: 'new account', done: 'accounts made' },
  taught: { tone: 'good', planned: 'your pupil already', done: 'added from your other classes' },
  invited: { tone: 'subject', planned: 'invite by mail', done: 'invited by mail' },
  'in-class': { tone: 'grey', planned: 'in the class', done: 'in the class already' },
  waiting: { tone: 'grey', planned: 'invited already', done: 'invited already' },
  'left-out': { tone: 'warn', planned: 'left out', done: 'left out' },
}
