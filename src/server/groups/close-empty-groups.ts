import type { Database } from '../database/database.ts'

/**
 * Closes groups in which nobody is any more, as when the account of the last member was deleted: from then on they are kept
 * as long as others that ended. @returns how many.
 */
export async function closeEmptyGroups({ database, now }: { database: Database; now: Date }): Promise<number> {
  const closed = await database.query(
    `with closed as (update study_groups g set closed_at = $1
       where g.closed_at is null and not exists (select from study_group_members m where m.group_id = g.id) returning g.id),
     unshared as (delete from set_group_shares s using closed where s.group_id = closed.id)
     select id from closed`,
    [now],
  )
  return closed.length
}
