import type { Queries } from '../database/database.ts'

/**
 * Puts a notice into people's inboxes. With the same `cause` a person is told once, however often it is called, so a job
 * that is repeated after a restart does no harm.
 */
export async function notify(
  queries: Queries,
  {
    to,
    cause,
    title,
    body,
    link = null,
    at,
  }: {
    /** Ids of people; at most some thousands at once. */
    to: readonly string[]
    /** What it is about, such as `task:<id>:set`; unique for each person. */
    cause: string
    title: string
    /** Plain text; line breaks stay. */
    body: string
    /** A path of this product that the notice leads to, such as `/tasks`. */
    link?: string | null
    at: Date
  },
): Promise<void> {
  if (to.length === 0) return
  await queries.query(
    `insert into notices (user_id, cause, title, body, link, created_at)
     select u.id, $2, $3, $4, $5, $6 from users u where u.id = any($1::text[])
     on conflict (user_id, cause) do nothing`,
    [[...new Set(to)], cause, title, body, link, at],
  )
}
