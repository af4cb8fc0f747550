import { z } from 'zod'
import { badgeIds } from './badges.ts'

/** Apart from the badges themselves, so that a screen that shows them does without zod. */
export const BadgeId = z.enum(badgeIds)
