import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

export interface StoredBroadcast {
  id: string
  title: string
  message: string
  roles: Role[] | null
  schoolId: string | null
  school: string | null
  byMail: boolean
  sentAt: Date
  reached: string | null
  told: number
  finishedAt: Date | null
}

export interface Audience {
  /** None: every role. */
  roles: readonly Role[]
  schoolId: string | null
}

const columns = `id, title, message, roles, school_id as "schoolId", school, by_mail as "byMail", sent_at as "sentAt", reached,
  told, finished_at as "finishedAt"`
const inAudience = `(cardinality($1::text[]) = 0 or p.role = any($1::text[])) and ($2::uuid is null or p.school_id = $2::uuid)`

/** How many people there are, and how many of them have an address that they verified. */
export async function countAudience(
  queries: Queries,
  { roles, schoolId }: Audience,
): Promise<{ people: number; withMail: number }> {
  const [row] = await queries.query<{ people: number; withMail: number }>(
    `select count(*)::int as people, count(*) filter (where u.email_verified)::int as "withMail"
     from profiles p join users u on u.id = p.id where ${inAudience}`,
    [roles, schoolId],
  )
  return row ?? { people: 0, withMail: 0 }
}

/** The next people of an audience, in the order of their ids. */
export async function readAudience(
  queries: Queries,
  { roles, schoolId, after, limit }: Audience & { after: string | null; limit: number },
): Promise<{ id: string; fullName: string; email: string; verified: boolean }[]> {
  return queries.query(
    `select p.id, p.full_name as "fullName", u.email, u.email_verified as verified
     from profiles p join users u on u.id = p.id
     where ${inAudience} and ($3::text is null or p.id > $3) order by p.id limit $4`,
    [roles, schoolId, after, limit],
  )
}

/** @returns false when there is one with that id. */
export async function writeBroadcast(
  transaction: Queries,
  broadcast: Audience & {
    id: string
    title: string
    message: string
    school: string | null
    byMail: boolean
    sentBy: string
    now: Date
  },
): Promise<boolean> {
  const { id, title, message, roles, schoolId, school, byMail, sentBy, now } = broadcast
  const written = await transaction.query(
    `insert into broadcasts (id, title, message, roles, school_id, school, by_mail, sent_by, sent_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`,
    [id, title, message, JSON.stringify(roles), schoolId, school, byMail, sentBy, now],
  )
  return written.length > 0
}

export async function readBroadcasts(queries: Queries, limit: number): Promise<StoredBroadcast[]> {
  return queries.query(`select ${columns} from broadcasts order by sent_at desc, id desc limit $1`, [limit])
}

/** Reads a broadcast; whoever else carries it on waits until the transaction ends. */
export async function lockBroadcast(transaction: Queries, id: string): Promise<StoredBroadcast | null> {
  const [row] = await transaction.query<StoredBroadcast>(`select ${columns} from broadcasts where id = $1 for update`, [
    id,
  ])
  return row ?? null
}

export async function writeReached(
  transaction: Queries,
  { id, reached, told, finishedAt }: { id: string; reached: string | null; told: number; finishedAt: Date | null },
): Promise<void> {
  await transaction.query(
    `update broadcasts set reached = coalesce($2, reached), told = told + $3, finished_at = $4 where id = $1`,
    [id, reached, told, finishedAt],
  )
}

export async function readUnfinishedBroadcasts(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ id: string }>('select id from broadcasts where finished_at is null')
  return rows.map(({ id }) => id)
}
