export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export type TierName = (typeof tierNames)[number]

/** The colours' names; `web/ui` knows their shades (contract §2). */
export const tierColour = { Bronze: 'orange', Silver: 'grey', Gold: 'yellow', Platinum: 'purple' } as const

export interface Tier {
  name: TierName
  /** First total XP of the tier. */
  from: number
  /** Last total XP of the tier; null where the tier has no end. */
  to: number | null
  colour: (typeof tierColour)[TierName]
  /** Worded as in contract §9. */
  perks: readonly string[]
}

/** The first total XP of each tier above Bronze, rising; an admin may set others. */
export interface TierThresholds {
  silver: number
  gold: number
  platinum: number
}

/** Contract §4 and §9. */
export const defaultThresholds: TierThresholds = { silver: 2001, gold: 5001, platinum: 10001 }

/** The four tiers, lowest first. */
export function tiersBy({ silver, gold, platinum }: TierThresholds): [Tier, Tier, Tier, Tier] {
  return [
    {
      name: 'Bronze',
      from: 0,
      to: silver - 1,
      colour: tierColour.Bronze,
      perks: ['basic features', 'standard support'],
    },
    {
      name: 'Silver',
      from: silver,
      to: gold - 1,
      colour: tierColour.Silver,
      perks: ['priority support', 'bonus XP events', 'exclusive badges'],
    },
    {
      name: 'Gold',
      from: gold,
      to: platinum - 1,
      colour: tierColour.Gold,
      perks: ['premium features', 'advanced analytics', 'early access', 'monthly rewards'],
    },
    {
      name: 'Platinum',
      from: platinum,
      to: null,
      colour: tierColour.Platinum,
      perks: ['all features', 'personal tutor', 'unlimited everything', 'weekly gifts'],
    },
  ]
}

/** As the contract has them. */
export const tiers: readonly Tier[] = tiersBy(defaultThresholds)

/** By whose rules a tier is told. */
export interface TierRules {
  /** Default: the contract's. */
  thresholds?: TierThresholds | undefined
  /** The tier that the student has had: it stays, whatever thresholds become. Default: none. */
  earned?: TierName | undefined
}

export function tierOf(xp: number, { thresholds = defaultThresholds, earned = 'Bronze' }: TierRules = {}): Tier {
  const all = tiersBy(thresholds)
  return all.findLast((tier) => xp >= tier.from || tier.name === earned) ?? all[0]
}

export interface TierProgress {
  tier: Tier
  /** Null for Platinum, which has no next tier; then so are `threshold` and `xpToNext`. */
  next: Tier | null
  /** The total XP at which the next tier begins: 2001, 5001 or 10001 unless an admin set others. */
  threshold: number | null
  xpToNext: number | null
  /** How much of this tier is done, 0 to 1; 1 for Platinum. */
  share: number
}

/** The tier card's figures; the bar is the real share of the way to the next tier. */
export function tierProgress(xp: number, rules: TierRules = {}): TierProgress {
  const all = tiersBy(rules.thresholds ?? defaultThresholds)
  const tier = tierOf(xp, rules)
  const next = all[tierNames.indexOf(tier.name) + 1]
  if (!next) return { tier, next: null, threshold: null, xpToNext: null, share: 1 }
  const share = Math.max(0, (xp - tier.from) / (next.from - tier.from))
  return { tier, next, threshold: next.from, xpToNext: next.from - xp, share }
}
