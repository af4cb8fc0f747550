import type { ShownContent } from '#contract/content.ts'
import type { ContentBoard, ContentSubject, ContentType } from '#domain/content/content-place.ts'
import type { Queries } from '../database/database.ts'
import { gramsOf } from '../database/search-grams.ts'
import type { Moment } from '../http/cursor.ts'

export interface ContentFields {
  title: string
  subject: ContentSubject
  board: ContentBoard
  body: string
}

export interface ContentRow extends ContentFields {
  id: string
  type: ContentType
  isShown: boolean
  createdAt: Date
}

const columns = `id, type, title, subject, board, body, shown is not null as "isShown", created_at as "createdAt"`

/** Items of a type, the newest first, after a place in that order. */
export async function readContent(
  queries: Queries,
  options: {
    type: ContentType
    search: string
    subject: ContentSubject | null
    after: Moment | null
    limit: number
  },
): Promise<ContentRow[]> {
  const { type, search, subject, after, limit } = options
  const parameters: (string | number | Date | string[])[] = [type, limit]
  const given = (value: string | number | Date | string[]) => `$${parameters.push(value)}`
  const conditions = [
    'type = $1',
    ...(subject ? [`subject = ${given(subject)}`] : []),
    ...(search
      ? [
          `search_grams(title) @> ${given(gramsOf(search))}::text[] and position(${given(search.toLowerCase())} in lower(title)) > 0`,
        ]
      : []),
    ...(after ? [`(created_at, id) < (${given(after.at)}, ${given(after.id)}::uuid)`] : []),
  ]
  return queries.query<ContentRow>(
    `select ${columns} from content_items where ${conditions.join(' and ')} order by created_at desc, id desc limit $2`,
    parameters,
  )
}

export async function countContent(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ count: number }>('select count(*)::int as count from content_items')
  return row?.count ?? 0
}

export async function readContentItem(queries: Queries, id: string): Promise<ContentRow | null> {
  const [item] = await queries.query<ContentRow>(`select ${columns} from content_items where id = $1`, [id])
  return item ?? null
}

/** Reads an item, and keeps others from changing it until the transaction ends. */
export async function lockContentItem(transaction: Queries, id: string): Promise<ContentRow | null> {
  const [item] = await transaction.query<ContentRow>(`select ${columns} from content_items where id = $1 for update`, [
    id,
  ])
  return item ?? null
}

/** @returns false when there is one of that id already. */
export async function insertContent(
  transaction: Queries,
  {
    item,
    shown,
    now,
  }: { item: ContentFields & { id: string; type: ContentType }; shown: ShownContent | null; now: Date },
): Promise<boolean> {
  const made = await transaction.query(
    `insert into content_items (id, type, title, subject, board, body, shown, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8) on conflict (id) do nothing returning id`,
    [item.id, item.type, item.title, item.subject, item.board, item.body, shown && JSON.stringify(shown), now],
  )
  return made.length > 0
}

export async function writeContent(
  transaction: Queries,
  { id, fields, shown, now }: { id: string; fields: ContentFields; shown: ShownContent | null; now: Date },
): Promise<void> {
  await transaction.query(
    'update content_items set title = $2, subject = $3, board = $4, body = $5, shown = $6::jsonb, updated_at = $7 where id = $1',
    [id, fields.title, fields.subject, fields.board, fields.body, shown && JSON.stringify(shown), now],
  )
}

export async function removeContent(transaction: Queries, id: string): Promise<void> {
  await transaction.query('delete from content_items where id = $1', [id])
}
