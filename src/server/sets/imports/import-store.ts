import type { Queries } from '../../database/database.ts'

export interface ImportRow {
  fileName: string
  parts: number
  /** What it became already. */
  setId: string | null
}

/** Begins an import, or finds the one that was begun. @returns false when the id is somebody else's. */
export async function writeImport(
  queries: Queries,
  started: { ownerId: string; id: string; fileName: string; parts: number; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into set_imports as i (owner_id, id, file_name, parts, started_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set file_name = excluded.file_name, parts = excluded.parts
       where i.owner_id = excluded.owner_id and i.set_id is null returning id`,
    [started.ownerId, started.id, started.fileName, started.parts, started.now],
  )
  return rows.length > 0
}

export async function writePart(
  queries: Queries,
  { importId, part, data }: { importId: string; part: number; data: string },
): Promise<void> {
  await queries.query(
    `insert into set_import_parts (import_id, part, bytes) values ($1, $2, decode($3, 'base64'))
     on conflict (import_id, part) do update set bytes = excluded.bytes`,
    [importId, part, data],
  )
}

/** An import of this person's; null when there is none. */
export async function readImport(
  queries: Queries,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<ImportRow | null> {
  const [row] = await queries.query<ImportRow>(
    'select file_name as "fileName", parts, set_id as "setId" from set_imports where id = $1 and owner_id = $2',
    [id, ownerId],
  )
  return row ?? null
}

/** The whole file; null while parts of it are missing. */
export async function readImportFile(
  queries: Queries,
  { id, parts }: { id: string; parts: number },
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  // One at a time: a statement's answer is held whole.
  for (let part = 0; part < parts; part++) {
    const [row] = await queries.query<{ data: string }>(
      `select encode(bytes, 'base64') as data from set_import_parts where import_id = $1 and part = $2`,
      [id, part],
    )
    if (!row) return null
    chunks.push(Buffer.from(row.data, 'base64'))
  }
  return Buffer.concat(chunks)
}

/** The import has become a set: its file is not needed any more. */
export async function closeImport(queries: Queries, { id, setId }: { id: string; setId: string }): Promise<void> {
  await queries.query('update set_imports set set_id = $2 where id = $1', [id, setId])
  await queries.query('delete from set_import_parts where import_id = $1', [id])
}

/** Forgets everybody's imports that were begun before `since`, and all open ones of this person's but the newest. */
export async function forgetOldImports(
  queries: Queries,
  { ownerId, since, keep }: { ownerId: string; since: Date; keep: string },
): Promise<void> {
  await queries.query(
    `delete from set_imports where id in (select id from set_imports
       where started_at < $2 or (owner_id = $1 and id <> $3 and set_id is null) for update skip locked)`,
    [ownerId, since, keep],
  )
}
