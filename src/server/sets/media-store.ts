import type { Queries } from '../database/database.ts'
import type { MediaFile } from '../files/media-file.ts'

/** What a set's files take, in bytes. */
export async function readMediaSize(queries: Queries, setId: string): Promise<number> {
  const [row] = await queries.query<{ size: number }>(
    'select coalesce(sum(size), 0)::int as size from set_media where set_id = $1',
    [setId],
  )
  return row?.size ?? 0
}

export async function hasMedia(queries: Queries, { setId, id }: { setId: string; id: string }): Promise<boolean> {
  const rows = await queries.query('select id from set_media where set_id = $1 and id = $2', [setId, id])
  return rows.length > 0
}

/** Bytes cross as base64: both databases take and give it the same. */
export async function writeMedia(queries: Queries, setId: string, file: MediaFile): Promise<void> {
  await queries.query(
    `insert into set_media (set_id, id, type, size, bytes) values ($1, $2, $3, $4, decode($5, 'base64'))
     on conflict do nothing`,
    [setId, file.id, file.type, file.bytes.byteLength, Buffer.from(file.bytes).toString('base64')],
  )
}

export async function readMedia(
  queries: Queries,
  { setId, id }: { setId: string; id: string },
): Promise<MediaFile | null> {
  const [row] = await queries.query<{ id: string; type: string; data: string }>(
    `select id, type, encode(bytes, 'base64') as data from set_media where set_id = $1 and id = $2`,
    [setId, id],
  )
  return row ? { id: row.id, type: row.type, bytes: Buffer.from(row.data, 'base64') } : null
}

/** Every file of a set. */
export async function readAllMedia(queries: Queries, setId: string): Promise<MediaFile[]> {
  const ids = await queries.query<{ id: string }>('select id from set_media where set_id = $1 order by id', [setId])
  const files: MediaFile[] = []
  for (const { id } of ids) {
    const file = await readMedia(queries, { setId, id })
    if (file) files.push(file)
  }
  return files
}

export async function copyMedia(queries: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await queries.query(
    'insert into set_media (set_id, id, type, size, bytes) select $2, id, type, size, bytes from set_media where set_id = $1',
    [from, to],
  )
}
