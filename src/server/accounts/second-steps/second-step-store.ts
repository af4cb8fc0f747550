import type { Queries } from '../../database/database.ts'

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

export async function turnOnSecondSteps(queries: Queries, userId: string): Promise<void> {
  await queries.query('update users set two_factor_enabled = true where id = $1', [userId])
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

/** The backup codes that are stored, encrypted, and whose they are. */
export async function readCodes(
  queries: Queries,
  { limit = null }: { limit?: number | null } = {},
): Promise<{ userId: string; backupCodes: string }[]> {
  return queries.query(
    'select user_id as "userId", backup_codes as "backupCodes" from two_factors order by user_id limit $1',
    [limit],
  )
}

/** Takes an app and the backup codes away; passkeys stay, and with them two-step sign-in. */
export async function deleteCodes(transaction: Queries, userId: string): Promise<void> {
  await transaction.query('delete from two_factors where user_id = $1', [userId])
  await transaction.query(
    'update users set two_factor_enabled = exists (select from passkeys p where p.user_id = $1) where id = $1',
    [userId],
  )
}
