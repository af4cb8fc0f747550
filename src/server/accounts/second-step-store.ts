import type { Queries } from '../database/database.ts'

export interface StoredSecondSteps {
  on: boolean
  /** Whether there is an app whose set-up was ended. */
  app: boolean
  /** The backup codes as they are stored, encrypted; null where there are none. */
  backupCodes: string | null
}

export async function readSecondSteps(queries: Queries, userId: string): Promise<StoredSecondSteps> {
  const [row] = await queries.query<StoredSecondSteps>(
    `select u.two_factor_enabled as "on", coalesce(t.verified, false) as app, t.backup_codes as "backupCodes"
     from users u left join two_factors t on t.user_id = u.id where u.id = $1`,
    [userId],
  )
  return row ?? { on: false, app: false, backupCodes: null }
}

/** Puts backup codes back that setting up an app would have replaced before it was ended. */
export async function keepBackupCodes(
  queries: Queries,
  { userId, backupCodes }: { userId: string; backupCodes: string },
): Promise<void> {
  await queries.query('update two_factors set backup_codes = $2 where user_id = $1', [userId, backupCodes])
}

/** Takes every second step away. @returns false where there was none. */
export async function deleteSecondSteps(transaction: Queries, userId: string): Promise<boolean> {
  await transaction.query('delete from two_factors where user_id = $1', [userId])
  await transaction.query('delete from passkeys where user_id = $1', [userId])
  const ended = await transaction.query(
    'update users set two_factor_enabled = false where id = $1 and two_factor_enabled returning id',
    [userId],
  )
  return ended.length > 0
}
