import type { Queries } from '../../database/database.ts'

/**
 * Writes on which day (YYYY-MM-DD, UTC) a person was last here, so that accounts which nobody uses can be deleted one day. One that
 * was to be deleted for that stays.
 */
export async function markSeen(queries: Queries, { personId, day }: { personId: string; day: string }): Promise<void> {
  await queries.query(
    `with seen as (update profiles set last_seen_on = $2::date where id = $1 and last_seen_on is distinct from $2::date
       returning id)
     delete from account_deletions d using seen where d.user_id = seen.id and d.reason = 'inactive'`,
    [personId, day],
  )
}
