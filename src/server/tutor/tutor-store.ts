import type { LevelId } from '#domain/curriculum/level.ts'
import type { TopicFilter } from '#domain/tutor/topic-filter.ts'
import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import type { Queries } from '../database/database.ts'
import { StoredReply } from './stored-reply.ts'

export interface StoredExchange {
  id: string
  question: string
  mode: TutorMode
  filter: TopicFilter
  reply: StoredReply
  askedAt: Date
}

const columns = 'id, question, mode, filter, reply, asked_at as "askedAt"'
type Row = Omit<StoredExchange, 'reply'> & { reply: unknown }
const read = (row: Row): StoredExchange => ({ ...row, reply: StoredReply.parse(row.reply) })

/** The newest exchanges of a person, the oldest of them first. */
export async function readExchanges(queries: Queries, userId: string, limit: number): Promise<StoredExchange[]> {
  const rows = await queries.query<Row>(
    `select ${columns} from tutor_exchanges where user_id = $1 order by asked_at desc, id limit $2`,
    [userId, limit],
  )
  return rows.map(read).reverse()
}

export async function findExchange(queries: Queries, userId: string, id: string): Promise<StoredExchange | undefined> {
  const [row] = await queries.query<Row>(`select ${columns} from tutor_exchanges where user_id = $1 and id = $2`, [
    userId,
    id,
  ])
  return row && read(row)
}

/** Stores it unless the person has one with that id, and forgets those beyond the newest `kept`. */
export async function storeExchange(
  queries: Queries,
  userId: string,
  { exchange, kept }: { exchange: StoredExchange; kept: number },
): Promise<void> {
  const { id, question, mode, filter, reply, askedAt } = exchange
  await queries.query(
    `insert into tutor_exchanges (user_id, id, question, mode, filter, reply, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, id) do nothing`,
    [userId, id, question, mode, filter, JSON.stringify(reply), askedAt],
  )
  await queries.query(
    `delete from tutor_exchanges where user_id = $1 and id in
       (select id from tutor_exchanges where user_id = $1 order by asked_at desc, id offset $2)`,
    [userId, kept],
  )
}

/** @returns how many there were. */
export async function deleteExchanges(queries: Queries, userId: string): Promise<number> {
  const rows = await queries.query('delete from tutor_exchanges where user_id = $1 returning id', [userId])
  return rows.length
}

export async function readTimeZone(queries: Queries, userId: string): Promise<string | undefined> {
  const [row] = await queries.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from profiles where id = $1',
    [userId],
  )
  return row?.timeZone
}

/** Counts one more question on that day, unless there were `limit` already. @returns whether it was counted. */
export async function countQuestion(
  queries: Queries,
  { userId, day, limit }: { userId: string; day: string; limit: number },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into tutor_usage (user_id, day, asked) values ($1, $2::date, 1)
     on conflict (user_id) do update
       set asked = case when tutor_usage.day = excluded.day then tutor_usage.asked + 1 else 1 end, day = excluded.day
       where tutor_usage.day <> excluded.day or tutor_usage.asked < $3
     returning asked`,
    [userId, day, limit],
  )
  return rows.length > 0
}

/** The level of the topic that a pupil studied last. */
export async function readStudiedLevel(queries: Queries, studentId: string): Promise<LevelId | null> {
  const [row] = await queries.query<{ level: LevelId }>(
    'select level from topic_mastery where student_id = $1 order by updated_at desc limit 1',
    [studentId],
  )
  return row?.level ?? null
}
