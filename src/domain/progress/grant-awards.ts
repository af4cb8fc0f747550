import { type BadgeId, type BadgeRule, newlyEarned } from './badges.ts'
import type { Progress } from './progress.ts'
import { type Award, awardKey } from './xp.ts'

export interface Granted {
  progress: Progress
  /** The awards that were new. */
  awards: Award[]
  badges: BadgeId[]
}

/** Adds awards that aren't made yet to a student's XP, such as the one for signing in, and the badges that this earns. */
export function grantAwards(options: {
  progress: Progress
  heldBadges: ReadonlySet<BadgeId>
  awards: readonly Award[]
  /** `awardKey`s */
  awardsAlreadyMade: ReadonlySet<string>
  /** Default: the contract's. */
  badgeRules?: readonly BadgeRule[]
}): Granted {
  const made = new Set(options.awardsAlreadyMade)
  let progress = options.progress
  const awards: Award[] = []
  for (const award of options.awards) {
    if (made.has(awardKey(award))) continue
    made.add(awardKey(award))
    awards.push(award)
    progress = countAward(progress, award)
  }
  return { progress, awards, badges: newlyEarned(progress, options.heldBadges, options.badgeRules) }
}

/** The figures after one award: its XP, and the count of the work that it was for. */
export function countAward(progress: Progress, { cause, amount }: Award): Progress {
  const counted = { ...progress, totalXp: progress.totalXp + amount }
  if (cause === 'flashcard') counted.flashcardsCompleted += 1
  if (cause === 'quiz') counted.quizzesCompleted += 1
  if (cause === 'perfect-score') counted.perfectScores += 1
  return counted
}
