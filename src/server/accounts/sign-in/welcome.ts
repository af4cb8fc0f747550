import type { Logger } from 'pino'
import type { Profile } from '#contract/accounts.ts'
import type { Database } from '../../database/database.ts'
import { requireProfile } from '../../people/profile-store.ts'
import { rewardSignIn } from './reward-sign-in.ts'

/** The profile of somebody who has just signed in; a pupil earns the day's XP for that. */
export async function welcome(options: {
  userId: string
  database: Database
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<Profile> {
  const { userId, database } = options
  const profile = await requireProfile(database, userId)
  if (profile.role === 'student') await rewardSignIn({ ...options, studentId: userId })
  return profile
}
