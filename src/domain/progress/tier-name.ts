import { z } from 'zod'
import { tierNames } from './tier.ts'

/** Apart from the tiers themselves, so that a screen that shows them does without zod. */
export const TierName = z.enum(tierNames)

const Start = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(10_000_000, 'Give at most 10,000,000.')

export const TierThresholds = z
  .object({ silver: Start, gold: Start, platinum: Start })
  .refine(({ silver, gold }) => silver < gold, { error: 'Gold must begin above Silver.', path: ['gold'] })
  .refine(({ gold, platinum }) => gold < platinum, { error: 'Platinum must begin above Gold.', path: ['platinum'] })
export type TierThresholds = z.infer<typeof TierThresholds>
