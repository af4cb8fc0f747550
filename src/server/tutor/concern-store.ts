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

/** Of these schools (null: of all and of none) those that nobody has seen first, the newest first among them, and how many more there are. */
export async function readConcerns(
  queries: Queries,
  { schoolIds, limit }: { schoolIds: readonly string[] | null; limit: number },
): Promise<{ concerns: StoredConcern[]; more: number }> {
  const rows = await queries.query<StoredConcern & { total: number }>(
    `select c.id, c.kind, c.message, c.received_at as "receivedAt", c.seen_at as "seenAt",
       p.full_name as "fullName", p.email, s.name as school, count(*) over ()::int as total
     from concerns c left join profiles p on p.id = c.user_id left join schools s on s.id = c.school_id
     where $2::uuid[] is null or c.school_id = any($2::uuid[])
     order by (c.seen_at is not null), c.received_at desc, c.id limit $1`,
    [limit, schoolIds],
  )
  return {
    concerns: rows.map(({ total: _total, ...concern }) => concern),
    more: (rows[0]?.total ?? 0) - rows.length,
  }
}

/** Who it is about, which adult its school has named, and when it was first seen; others wait until the transaction ends. Undefined when there is none such. */
export async function lockConcern(transaction: Queries, id: string): Promise<LockedConcern | undefined> {
  const [row] = await transaction.query<LockedConcern>(
    `select c.user_id as "userId", c.kind, c.seen_at as "seenAt", s.named_adult_id as "namedAdultId"
     from concerns c left join schools s on s.id = c.school_id where c.id = $1 for update of c`,
    [id],
  )
  return row
}

interface LockedConcern {
  userId: string | null
  kind: ConcernKind
  seenAt: Date | null
  namedAdultId: string | null
}

/** The adult whom a concern's school has named, and whether they are an admin. */
export async function readNamedAdultOf(
  queries: Queries,
  concernId: string,
): Promise<{ id: string; isAdmin: boolean } | null> {
  const [adult] = await queries.query<{ id: string; isAdmin: boolean }>(
    `select a.id, a.role = 'admin' as "isAdmin" from concerns c join schools s on s.id = c.school_id
     join profiles a on a.id = s.named_adult_id where c.id = $1`,
    [concernId],
  )
  return adult ?? null
}

/** The schools that have named this adult. */
export async function readSchoolsThatNamed(queries: Queries, adultId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>('select id from schools where named_adult_id = $1', [adultId])
  return rows.map(({ id }) => id)
}

export async function writeSeen(
  transaction: Queries,
  { id, seenBy, now }: { id: string; seenBy: string; now: Date },
): Promise<void> {
  await transaction.query('update concerns set seen_at = $2, seen_by = $3 where id = $1', [id, now, seenBy])
}
