import type { Progress } from './progress.ts'

/** The badges of contract §3. */
export const badgeIds = [
  'flashcard_pro',
  'quiz_champion',
  'study_streak',
  'night_owl',
  'xp_master',
  'quiz_starter',
] as const
/** One of `badgeIds`, or that of a badge of an admin's own. */
export type BadgeId = string

export const badgeRarities = ['Common', 'Rare', 'Epic', 'Legendary'] as const
export type BadgeRarity = (typeof badgeRarities)[number]

/** The figure that a badge counts. `dailyStreak` means the streak as it stands today. */
export type BadgeFigures = Pick<
  Progress,
  'flashcardsCompleted' | 'perfectScores' | 'dailyStreak' | 'nightDays' | 'totalXp' | 'quizzesCompleted'
>

/** What a badge can count, and how a requirement of so many is worded. */
export const badgeFigures = {
  flashcardsCompleted: 'flashcards',
  perfectScores: 'perfect quiz scores',
  dailyStreak: 'days in a row',
  nightDays: 'evenings after 10PM',
  totalXp: 'XP',
  quizzesCompleted: 'quizzes',
} as const satisfies Record<keyof BadgeFigures, string>

export interface BadgeDefinition {
  id: BadgeId
  name: string
  description: string
  rarity: BadgeRarity
  /** How much of the figure earns the badge. */
  requirement: number
  type: keyof BadgeFigures
}

/** A badge as an admin has it: switched off, it is shown and given to nobody who doesn't hold it. */
export interface BadgeRule extends BadgeDefinition {
  on: boolean
}

/** How many there may be, the six of the contract included. */
export const MOST_BADGES = 40

/** The six badges of contract §3, in its order. */
export const badges: readonly BadgeDefinition[] = [
  {
    id: 'flashcard_pro',
    name: 'Flashcard Pro',
    description: 'Complete 1000 flashcards',
    rarity: 'Epic',
    requirement: 1000,
    type: 'flashcardsCompleted',
  },
  {
    id: 'quiz_champion',
    name: 'Quiz Champion',
    description: 'Get 100 perfect quiz scores',
    rarity: 'Legendary',
    requirement: 100,
    type: 'perfectScores',
  },
  {
    id: 'study_streak',
    name: 'Study Streak',
    description: 'Study 30 days in a row',
    rarity: 'Rare',
    requirement: 30,
    type: 'dailyStreak',
  },
  {
    id: 'night_owl',
    name: 'Night Owl',
    description: 'Study after 10PM on 7 days',
    rarity: 'Common',
    requirement: 7,
    type: 'nightDays',
  },
  {
    id: 'xp_master',
    name: 'XP Master',
    description: 'Earn 5000 XP',
    rarity: 'Epic',
    requirement: 5000,
    type: 'totalXp',
  },
  {
    id: 'quiz_starter',
    name: 'Quiz Starter',
    description: 'Complete 50 quizzes',
    rarity: 'Common',
    requirement: 50,
    type: 'quizzesCompleted',
  },
]

export function currentValue(badge: BadgeDefinition, figures: BadgeFigures): number {
  return figures[badge.type]
}

export interface BadgeProgress {
  badge: BadgeDefinition
  earned: boolean
  current: number
  /** 0 to 1; never more, however far the figure is past the requirement. */
  share: number
}

/** A badge as its card shows it. It is earned when it is held (contract §3), whatever the figure says now. */
export function badgeProgress(
  badge: BadgeDefinition,
  figures: BadgeFigures,
  held: ReadonlySet<BadgeId>,
): BadgeProgress {
  const current = currentValue(badge, figures)
  return { badge, earned: held.has(badge.id), current, share: Math.min(1, current / badge.requirement) }
}

/** As the product comes: the contract's, all on. */
export const defaultBadges: readonly BadgeRule[] = badges.map((badge) => ({ ...badge, on: true }))

/** The badges to show to somebody: those that are on, and those that they hold. */
export function shownBadges(rules: readonly BadgeRule[], held: ReadonlySet<BadgeId>): readonly BadgeRule[] {
  return rules.filter(({ on, id }) => on || held.has(id))
}

/** Badges whose requirement is met and that aren't held yet, in the order of `rules`. */
export function newlyEarned(
  figures: BadgeFigures,
  held: ReadonlySet<BadgeId>,
  rules: readonly BadgeRule[] = defaultBadges,
): BadgeId[] {
  return rules
    .filter((badge) => badge.on && !held.has(badge.id) && currentValue(badge, figures) >= badge.requirement)
    .map((badge) => badge.id)
}
