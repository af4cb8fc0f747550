import type { Queries } from '../../database/database.ts'

export interface StoredPasskey {
  id: string
  name: string | null
  madeAt: Date | null
}

/** Somebody's passkeys, the oldest first. */
export async function readPasskeys(queries: Queries, userId: string): Promise<StoredPasskey[]> {
  return queries.query(
    'select id, name, created_at as "madeAt" from passkeys where user_id = $1 order by created_at, id',
    [userId],
  )
}

export async function countPasskeys(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    'select count(*)::int as count from passkeys where user_id = $1',
    [userId],
  )
  return row?.count ?? 0
}

/** @returns false where somebody has no such passkey. */
export async function deletePasskey(
  queries: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await queries.query('delete from passkeys where id = $2 and user_id = $1 returning id', [userId, id])
  return deleted.length > 0
}
