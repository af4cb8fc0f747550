import type { Edition } from '#domain/lessons/edition.ts'
import type { Queries } from '../database/database.ts'

export interface StoredPlace {
  topicId: string
  edition: Edition
  sentence: number
  sentences: number
  watchedAt: Date
}

/** The views of those topics that have any. */
export function readViews(queries: Queries, topicIds: readonly string[]) {
  return queries.query<{ topicId: string; views: number }>(
    'select topic_id as "topicId", views from lesson_view_counts where topic_id = any($1::text[])',
    [topicIds],
  )
}

/** Where a person was last in each of those lessons. */
export function readPlaces(
  queries: Queries,
  { viewerId, topicIds }: { viewerId: string; topicIds: readonly string[] },
): Promise<StoredPlace[]> {
  return queries.query<StoredPlace>(
    `select distinct on (topic_id) topic_id as "topicId", edition, sentence, sentences, watched_at as "watchedAt"
     from lesson_views where viewer_id = $1 and topic_id = any($2::text[])
     order by topic_id, watched_at desc`,
    [viewerId, topicIds],
  )
}

export async function readTimeZone(queries: Queries, personId: string): Promise<string | undefined> {
  const [row] = await queries.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from profiles where id = $1',
    [personId],
  )
  return row?.timeZone
}

/** Adds one for a row that is fresh, and says how often the lesson was watched altogether. */
const counted = `counted as (
  insert into lesson_view_counts (topic_id, views) select $1, 1 from seen where fresh
  on conflict (topic_id) do update set views = lesson_view_counts.views + 1
  returning views
)
select coalesce((select views from counted), (select views from lesson_view_counts where topic_id = $1), 0) as views`

/** Keeps where a person is, unless something later is kept already, and counts the first time of their day. */
export async function storeView(
  queries: Queries,
  view: StoredPlace & { viewerId: string; day: string },
): Promise<number> {
  const { topicId, viewerId, day, edition, sentence, sentences, watchedAt } = view
  const [row] = await queries.query<{ views: number }>(
    `with seen as (
      insert into lesson_views as v (topic_id, viewer_id, day, edition, sentence, sentences, watched_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (viewer_id, topic_id, day) do update
        set edition = excluded.edition, sentence = excluded.sentence, sentences = excluded.sentences,
          watched_at = excluded.watched_at
        where v.watched_at <= excluded.watched_at
      returning xmax = 0 as fresh
    ), ${counted}`,
    [topicId, viewerId, day, edition, sentence, sentences, watchedAt],
  )
  return row?.views ?? 0
}

/** Counts a guest's first time of a day, and forgets the marks from before `forgetBefore`. */
export async function storeGuestView(
  queries: Queries,
  { topicId, mark, day, forgetBefore }: { topicId: string; mark: string; day: string; forgetBefore: string },
): Promise<number> {
  const [row] = await queries.query<{ views: number }>(
    `with old as (delete from guest_lesson_views where day < $4),
    seen as (
      insert into guest_lesson_views (mark, day) values ($2, $3) on conflict (mark) do nothing returning true as fresh
    ), ${counted}`,
    [topicId, mark, day, forgetBefore],
  )
  return row?.views ?? 0
}
