import type { ConcernKind } from '#domain/tutor/distress.ts'
import type { Queries } from '../database/database.ts'

export interface StoredConcern {
  id: string
  kind: ConcernKind
  message: string
  receivedAt: Date
  seenAt: Date | null
  fullName: string | null
  email: string | null
  school: string | null
}

/** Stores it, with the school that the person has now, unless there is one with that id. */
export async function storeConcern(
  queries: Queries,
  concern: Pick<StoredConcern, 'id' | 'kind' | 'message' | 'receivedAt'> & { userId: string | null },
): Promise<void> {
  const { id, kind, message, userId, receivedAt } = concern
  await queries.query(
    `insert into concerns (id, school_id, user_id, kind, message, received_at)
     values ($1, (select school_id from profiles where id = $3), $3, $2, $4, $5) on conflict (id) do nothing`,
    [id, kind, userId, message, receivedAt],
  )
}

/** Those that nobody has seen first, the newest first among them, and how many more there are. */
export async function readConcerns(
  queries: Queries,
  limit: number,
): Promise<{ concerns: StoredConcern[]; more: number }> {
  const rows = await queries.query<StoredConcern & { total: number }>(
    `select c.id, c.kind, c.message, c.received_at as "receivedAt", c.seen_at as "seenAt",
       p.full_name as "fullName", p.email, s.name as school, (select count(*)::int from concerns) as total
     from concerns c left join profiles p on p.id = c.user_id left join schools s on s.id = c.school_id
     order by (c.seen_at is not null), c.received_at desc, c.id limit $1`,
    [limit],
  )
  return {
    concerns: rows.map(({ total: _total, ...concern }) => concern),
    more: (rows[0]?.total ?? 0) - rows.length,
  }
}

/** The first to see it stands. @returns when that was; undefined when there is no such concern. */
export async function writeSeen(
  queries: Queries,
  { id, seenBy, now }: { id: string; seenBy: string; now: Date },
): Promise<Date | undefined> {
  const [row] = await queries.query<{ seenAt: Date }>(
    `update concerns set seen_at = coalesce(seen_at, $2), seen_by = case when seen_at is null then $3 else seen_by end
     where id = $1 returning seen_at as "seenAt"`,
    [id, now, seenBy],
  )
  return row?.seenAt
}
