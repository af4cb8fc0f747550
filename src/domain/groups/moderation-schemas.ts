import { z } from 'zod'
import { reportReasons } from './moderation.ts'

// Apart from the words, so that a screen that shows them does without zod.

export const ReportReason = z.enum(reportReasons.map(({ id }) => id))
export type ReportReason = z.infer<typeof ReportReason>

export const ReportDecision = z.enum(['kept', 'removed', 'removed-and-muted'])
export type ReportDecision = z.infer<typeof ReportDecision>

export const MuteHours = z.union([z.literal(1), z.literal(24), z.literal(168), z.literal(720)])
export type MuteHours = z.infer<typeof MuteHours>
