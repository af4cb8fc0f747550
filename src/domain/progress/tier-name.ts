import { z } from 'zod'
import { tierNames } from './tier.ts'

/** Apart from the tiers themselves, so that a screen that shows them does without zod. */
export const TierName = z.enum(tierNames)
