import { z } from 'zod'
import { BadgeId, BadgeRules } from '#domain/progress/badge-id.ts'
import { TierName, TierThresholds } from '#domain/progress/tier-name.ts'
import { ClaimStatus } from '#domain/rewards/claim.ts'
import { RewardId } from '#domain/rewards/reward-catalogue.ts'
import { endpoint } from './endpoint.ts'

const Day = z.iso.date()

export const RewardClaim = z.object({
  id: z.uuid(),
  rewardId: RewardId,
  /** In points, as it was when it was claimed. */
  cost: z.int(),
  status: ClaimStatus,
  claimedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type RewardClaim = z.infer<typeof RewardClaim>

export const Stock = z.record(RewardId, z.int().nonnegative())

/** A pupil's points, claims and the figures that badges and tiers count; guests and others have none. */
export const OwnRewards = z.object({
  totalXp: z.int(),
  /** The highest tier that they have had; it stays, whatever the thresholds become. */
  earnedTier: TierName,
  points: z.int(),
  claims: z.array(RewardClaim),
  figures: z.object({
    flashcardsCompleted: z.int(),
    quizzesCompleted: z.int(),
    perfectScores: z.int(),
    nightDays: z.int(),
    dailyStreak: z.int(),
  }),
  badges: z.array(z.object({ id: BadgeId, day: Day })),
})
export type OwnRewards = z.infer<typeof OwnRewards>

/** By what tiers and badges are told now, for everybody. */
export const RewardsCentre = z.object({
  stock: Stock,
  thresholds: TierThresholds,
  badgeRules: BadgeRules,
  own: OwnRewards.nullable(),
})
export type RewardsCentre = z.infer<typeof RewardsCentre>

export const readRewardsEndpoint = endpoint({
  route: 'GET /api/rewards',
  summary: 'What is in the rewards shop and, for a pupil, their points, claims, badges and tier',
  response: RewardsCentre,
})

export const claimRewardEndpoint = endpoint({
  route: 'POST /api/reward-claims',
  summary: 'Claims a reward with points; sent again with the same id it counts once',
  body: z.object({ id: z.uuid(), rewardId: RewardId }),
  response: z.object({ claim: RewardClaim, points: z.int() }),
  errors: ['not-signed-in', 'not-allowed', 'insufficient-points', 'out-of-stock', 'too-many-requests'],
})

export const withdrawClaimEndpoint = endpoint({
  route: 'POST /api/reward-claims/:id/withdraw',
  summary: 'Takes back a claim that nobody has decided yet; its points return',
  params: z.object({ id: z.uuid() }),
  response: z.object({ claim: RewardClaim, points: z.int() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'already-decided'],
})

export const WaitingClaim = RewardClaim.extend({ fullName: z.string(), school: z.string().nullable() })
export type WaitingClaim = z.infer<typeof WaitingClaim>

export const listRewardClaimsEndpoint = endpoint({
  route: 'GET /api/admin/reward-claims',
  summary: 'The claims that wait for an adult, the oldest first, and what is in stock',
  response: z.object({ claims: z.array(WaitingClaim), more: z.int().nonnegative(), stock: Stock }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const decideRewardClaimEndpoint = endpoint({
  route: 'POST /api/admin/reward-claims/:id',
  summary: 'Fulfils a claim, or refuses it, which returns its points',
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(['fulfilled', 'refused']) }),
  response: z.object({ id: z.uuid(), decision: z.enum(['fulfilled', 'refused']) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'already-decided'],
})

export const setRewardStockEndpoint = endpoint({
  route: 'PUT /api/admin/rewards/:rewardId/stock',
  summary: 'Says how many of a reward there are to claim',
  params: z.object({ rewardId: RewardId }),
  body: z.object({ stock: z.int('Give a whole number.').min(0, 'Give 0 or more.').max(9999, 'Give at most 9999.') }),
  response: z.object({ rewardId: RewardId, stock: z.int() }),
  errors: ['not-signed-in', 'not-allowed'],
})
