import type { Queries } from '../database/database.ts'

export interface StoredNotice {
  id: string
  title: string
  body: string
  link: string | null
  createdAt: Date
  readAt: Date | null
}

/** A person's notices, the newest first, from where a page before ended. */
export async function readNotices(
  queries: Queries,
  { userId, before, limit }: { userId: string; before: { at: Date; id: string } | null; limit: number },
): Promise<StoredNotice[]> {
  return queries.query<StoredNotice>(
    `select id, title, body, link, created_at as "createdAt", read_at as "readAt" from notices
     where user_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
     order by created_at desc, id desc limit $4`,
    [userId, before?.at ?? null, before?.id ?? null, limit],
  )
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query<{ unread: number }>(
    'select count(*)::int as unread from notices where user_id = $1 and read_at is null',
    [userId],
  )
  return row?.unread ?? 0
}

/** All of a person's notices, or those of them that are named; what was read stays as it was. */
export async function writeRead(
  queries: Queries,
  { userId, ids, now }: { userId: string; ids: readonly string[] | 'all'; now: Date },
): Promise<void> {
  await queries.query(
    `update notices set read_at = $2 where user_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3::uuid[]))`,
    [userId, now, ids === 'all' ? null : ids],
  )
}
