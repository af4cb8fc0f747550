import type { Logger } from 'pino'
import { signInAward } from '#domain/progress/xp.ts'
import { awardXp } from '../../awards/award-xp.ts'
import type { Database } from '../../database/database.ts'

/** The day's XP for signing in; a failure to give it must not keep a pupil out. */
export async function rewardSignIn(options: {
  studentId: string
  database: Database
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<void> {
  const { studentId, database, log, now } = options
  await awardXp({ database, studentId, award: signInAward, now }).catch((error: unknown) =>
    log.error({ err: error }, 'signing in earned no XP'),
  )
}
