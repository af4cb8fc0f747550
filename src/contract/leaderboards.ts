import { z } from 'zod'
import { RankedSubject, SubjectFilter, TimePeriod, View } from '#domain/leaderboards/filters.ts'
import { endpoint } from './endpoint.ts'

/** A pupil's place; pupils with the same XP share a rank, which counts everybody, also those who are not shown. */
export const LeaderboardEntry = z.object({
  rank: z.int(),
  /** First name and initial. */
  name: z.string(),
  school: z.string().nullable(),
  xp: z.int(),
  /** Where most of the XP is from; null where it is of no single subject. */
  subject: RankedSubject.nullable(),
  /** One or two initials. */
  avatar: z.string(),
  /** Whether it is the one who asks. */
  own: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>

export const SchoolEntry = z.object({
  rank: z.int(),
  name: z.string(),
  totalXP: z.int(),
  /** Pupils who have earned any of it. */
  students: z.int(),
  own: z.boolean(),
})
export type SchoolEntry = z.infer<typeof SchoolEntry>

/** What a pupil is told of themselves, whether or not others see them. */
export const OwnPerformance = z.object({
  /** Null until there is XP on this board. */
  rank: z.int().nullable(),
  xp: z.int(),
  /** XP to the next better rank; null at the top and without a rank. */
  toNextRank: z.int().nullable(),
  /** XP of this subject in London's week, and in the one before. */
  thisWeek: z.int(),
  lastWeek: z.int(),
  name: z.string(),
  avatar: z.string(),
  /** Whether others may see this pupil on leaderboards. */
  shown: z.boolean(),
})
export type OwnPerformance = z.infer<typeof OwnPerformance>

export const Leaderboards = z.object({
  /** The best ten of those who want to be seen, and the one who asks if among them. */
  pupils: z.array(LeaderboardEntry),
  /** The best five, whatever the view. */
  schools: z.array(SchoolEntry),
  /** How many pupils are ranked, also those who are not shown. */
  ranked: z.int(),
  own: OwnPerformance.nullable(),
  /** What the view lacks to have anybody in it. */
  lacks: z.enum(['account', 'school', 'friends']).nullable(),
  /** Whether these are the demo's invented pupils. */
  demo: z.boolean(),
})
export type Leaderboards = z.infer<typeof Leaderboards>

export const readLeaderboardsEndpoint = endpoint({
  route: 'GET /api/leaderboards',
  summary: 'The top 10 pupils and top 5 schools by XP, and the own rank of the pupil who asks',
  query: z.object({
    view: View.default('all'),
    subject: SubjectFilter.default('all'),
    period: TimePeriod.default('all-time'),
  }),
  response: Leaderboards,
})
