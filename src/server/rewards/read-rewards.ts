import type { AnswerOf } from '#contract/endpoint.ts'
import type { OwnRewards, readRewardsEndpoint } from '#contract/rewards.ts'
import { may, type Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import { currentStreak } from '#domain/progress/streak.ts'
import { pointsLeft } from '#domain/rewards/claim.ts'
import { readEarningRules } from '../awards/earning-rules.ts'
import type { Queries } from '../database/database.ts'
import { readBadgeFigures } from './badge-figures-store.ts'
import { readClaims, readStock } from './reward-store.ts'

/** The shop is open to all; points, claims, badges and tier are a pupil's own. */
export async function readRewards(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof readRewardsEndpoint>> {
  const { person, queries, now } = options
  const isPupil = person.role !== 'guest' && may(person, 'claim rewards', { studentId: person.id })
  return {
    stock: await readStock(queries),
    ...(await readEarningRules(queries)),
    own: isPupil ? await readOwn(queries, person.id, now) : null,
  }
}

async function readOwn(queries: Queries, studentId: string, now: Date): Promise<OwnRewards | null> {
  const stored = await readBadgeFigures(queries, studentId)
  if (!stored) return null
  const { timeZone, restDays, badges, totalXp, earnedTier, lastActiveDay, dailyStreak, ...figures } = stored
  const claims = await readClaims(queries, studentId)
  return {
    totalXp,
    earnedTier,
    points: pointsLeft(totalXp, claims),
    claims,
    figures: { ...figures, dailyStreak: currentStreak({ dailyStreak, lastActiveDay }, dayIn(timeZone, now), restDays) },
    badges: badges.map(({ id, earnedAt }) => ({ id, day: dayIn(timeZone, new Date(earnedAt)) })),
  }
}
