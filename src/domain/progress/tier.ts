export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export type TierName = (typeof tierNames)[number]

export interface Tier {
  name: TierName
  /** First total XP of the tier. */
  from: number
  /** Last total XP of the tier; null where the tier has no end. */
  to: number | null
  /** The colour's name; `web/ui` knows its shades (specification §2). */
  colour: 'orange' | 'grey' | 'yellow' | 'purple'
  /** Worded as in specification §9. */
  perks: readonly string[]
}

const bronze: Tier = {
  name: 'Bronze',
  from: 0,
  to: 2000,
  colour: 'orange',
  perks: ['basic features', 'standard support'],
}

/** Lowest first (specification §4 and §9). */
export const tiers: readonly Tier[] = [
  bronze,
  {
    name: 'Silver',
    from: 2001,
    to: 5000,
    colour: 'grey',
    perks: ['priority support', 'bonus XP events', 'exclusive badges'],
  },
  {
    name: 'Gold',
    from: 5001,
    to: 10000,
    colour: 'yellow',
    perks: ['premium features', 'advanced analytics', 'early access', 'monthly rewards'],
  },
  {
    name: 'Platinum',
    from: 10001,
    to: null,
    colour: 'purple',
    perks: ['all features', 'personal tutor', 'unlimited everything', 'weekly gifts'],
  },
]

export function tierOf(xp: number): Tier {
  return tiers.findLast((tier) => xp >= tier.from) ?? bronze
}

export interface TierProgress {
  tier: Tier
  /** Null for Platinum, which has no next tier; then so are `threshold` and `xpToNext`. */
  next: Tier | null
  /** The total XP at which the next tier begins: 2001, 5001 or 10001. */
  threshold: number | null
  xpToNext: number | null
  /** How much of this tier is done, 0 to 1; 1 for Platinum. */
  share: number
}

/** The tier card's figures; the bar is the real share of the way to the next tier. */
export function tierProgress(xp: number): TierProgress {
  const tier = tierOf(xp)
  const next = tiers[tiers.indexOf(tier) + 1]
  if (!next) return { tier, next: null, threshold: null, xpToNext: null, share: 1 }
  const share = Math.max(0, (xp - tier.from) / (next.from - tier.from))
  return { tier, next, threshold: next.from, xpToNext: next.from - xp, share }
}
