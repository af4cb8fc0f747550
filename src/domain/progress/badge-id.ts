import { z } from 'zod'
import { type BadgeFigures, badgeFigures, badgeRarities, MOST_BADGES } from './badges.ts'

/** Apart from the badges themselves, so that a screen that shows them does without zod. */
export const BadgeId = z.string().regex(/^[a-z0-9_-]{1,40}$/, 'That is no badge’s name.')

const figures = Object.keys(badgeFigures) as [keyof BadgeFigures, ...(keyof BadgeFigures)[]]

export const BadgeRule = z.object({
  id: BadgeId,
  name: z.string().trim().min(1, 'Give the badge a name.').max(40, 'At most 40 characters, please.'),
  description: z.string().trim().min(1, 'Say what earns it.').max(120, 'At most 120 characters, please.'),
  rarity: z.enum(badgeRarities),
  requirement: z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000_000, 'Give at most 1,000,000.'),
  type: z.enum(figures),
  on: z.boolean(),
})
export const BadgeRules = z.array(BadgeRule).min(1).max(MOST_BADGES)
