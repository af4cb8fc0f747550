import { NO_ADDRESS } from '#domain/no-address.ts'
import type { Queries } from '../../database/database.ts'

/** Whether an account has an address already, and whether an address is somebody's. */
export async function readAddressState(
  queries: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<{ fullName: string; hasAddress: boolean; taken: boolean } | null> {
  const [row] = await queries.query<{ fullName: string; hasAddress: boolean; taken: boolean }>(
    `select u.name as "fullName", u.email not like '%${NO_ADDRESS}' as "hasAddress",
       exists (select from users o where o.email = $2) as taken from users u where u.id = $1`,
    [userId, email],
  )
  return row ?? null
}

/** Gives an account without an address one. @returns false when it has one, or when the address is somebody's by now. */
export async function writeAddress(
  transaction: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const written = await transaction.query(
    `update users set email = $2, email_verified = true, updated_at = now()
     where id = $1 and email like '%${NO_ADDRESS}' and not exists (select from users o where o.email = $2) returning id`,
    [userId, email],
  )
  if (written.length === 0) return false
  await transaction.query('update profiles set email = $2 where id = $1', [userId, email])
  return true
}
