import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { BadgeId, BadgeRule } from '#domain/progress/badge-id.ts'
import { TierThresholds } from '#domain/progress/tier-name.ts'
import { endpoint } from './endpoint.ts'

const Count = z.int().nonnegative()
const refusals = ['not-signed-in', 'not-allowed'] as const

/** How an installation stands, counted from what is stored. */
export const Overview = z.object({
  people: z.record(Role, Count),
  /** Pupils who studied in the last seven days, today included. */
  activeThisWeek: Count,
  /** Answers of all pupils on each of the last 28 days, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), answers: Count, pupils: Count })),
  content: z.object({ topics: Count, flashcards: Count, questions: Count, schools: Count }),
  /** What waits for an adult. */
  queues: z.object({
    roleRequests: Count,
    /** Teachers and parents who ask to be confirmed. */
    confirmations: Count,
    helpRequests: Count,
    rewardClaims: Count,
    mistakes: Count,
    concerns: Count,
    chatReports: Count,
  }),
  thresholds: TierThresholds,
  badges: z.array(BadgeRule),
  landing: z.object({ live: z.boolean() }),
  /** For choosing one, by name; the first 500. */
  schools: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type Overview = z.infer<typeof Overview>

export const readOverviewEndpoint = endpoint({
  route: 'GET /api/admin/overview',
  summary: 'How the installation stands, and what is set for it',
  response: Overview,
  errors: refusals,
})

export const editThresholdsEndpoint = endpoint({
  route: 'PUT /api/admin/thresholds',
  summary: 'Sets where the tiers begin, for everybody at once; nobody loses a tier',
  body: TierThresholds,
  response: z.object({ thresholds: TierThresholds, /** Pupils who rose. */ risen: Count }),
  errors: refusals,
})

export const saveBadgeEndpoint = endpoint({
  route: 'PUT /api/admin/badges/:badgeId',
  summary: 'Adds a badge or changes one; whoever holds it keeps it',
  params: z.object({ badgeId: BadgeId }),
  body: BadgeRule.omit({ id: true }),
  response: z.object({ badge: BadgeRule }),
  errors: [...refusals, 'limit-reached'],
})

const Landing = z.object({ live: z.boolean() })
export const LandingFigures = z.object({
  /** Counted from the database and the content; null while the landing page shows its own words. */
  live: z.object({ students: Count, materials: Count, quizzes: Count, hours: Count }).nullable(),
})
export type LandingFigures = z.infer<typeof LandingFigures>

export const readLandingEndpoint = endpoint({
  route: 'GET /api/landing',
  summary: 'The figures of the landing page',
  response: LandingFigures,
})

export const switchLandingEndpoint = endpoint({
  route: 'PUT /api/admin/landing',
  summary: 'Shows live figures on the landing page, or its own words',
  body: Landing,
  response: Landing,
  errors: refusals,
})
