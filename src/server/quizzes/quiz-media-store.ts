import type { Queries } from '../database/database.ts'
import type { MediaFile } from '../files/media-file.ts'

/** What the pictures of a quiz, and of all quizzes of its owner, take in bytes. */
export async function readQuizMediaSizes(
  queries: Queries,
  { quizId, ownerId }: { quizId: string; ownerId: string },
): Promise<{ quiz: number; person: number }> {
  const [row] = await queries.query<{ quiz: number; person: number }>(
    `select (select coalesce(sum(size), 0)::int from quiz_media where quiz_id = $1) as quiz,
       (select coalesce(sum(m.size), 0)::int from quiz_media m join quizzes q on q.id = m.quiz_id where q.owner_id = $2) as person`,
    [quizId, ownerId],
  )
  return row ?? { quiz: 0, person: 0 }
}

/** Bytes cross as base64: both databases take and give it the same. */
export async function writeQuizMedia(queries: Queries, quizId: string, file: MediaFile): Promise<void> {
  await queries.query(
    `insert into quiz_media (quiz_id, id, type, size, bytes) values ($1, $2, $3, $4, decode($5, 'base64'))
     on conflict do nothing`,
    [quizId, file.id, file.type, file.bytes.byteLength, Buffer.from(file.bytes).toString('base64')],
  )
}

export async function readQuizMedia(
  queries: Queries,
  { quizId, id }: { quizId: string; id: string },
): Promise<MediaFile | null> {
  const [row] = await queries.query<{ id: string; type: string; data: string }>(
    `select id, type, encode(bytes, 'base64') as data from quiz_media where quiz_id = $1 and id = $2`,
    [quizId, id],
  )
  return row ? { id: row.id, type: row.type, bytes: Buffer.from(row.data, 'base64') } : null
}

export async function copyQuizMedia(queries: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await queries.query(
    'insert into quiz_media (quiz_id, id, type, size, bytes) select $2, id, type, size, bytes from quiz_media where quiz_id = $1',
    [from, to],
  )
}

/** The names of a quiz's pictures. */
export async function readQuizMediaIds(queries: Queries, quizId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>('select id from quiz_media where quiz_id = $1 order by id', [quizId])
  return rows.map(({ id }) => id)
}
