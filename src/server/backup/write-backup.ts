import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Queries } from '../database/database.ts'
import type { CopySession } from '../database/embedded/embedded.ts'
import { fingerprint, SAME_TEXT } from '../database/fingerprint.ts'
import { MIGRATIONS_TABLE } from '../database/migrate.ts'
import { readTables } from '../database/read-tables.ts'
import { BACKUP_VERSION, type BackupHead, type BackupLine, leftOut } from './backup-format.ts'
import type { Copying } from './copy-session.ts'

/** 32 MB of a table at a time: what is on the way is held in memory. */
const PAGES_AT_ONCE = 4096

/** Writes everything that is stored, as it is at one moment, to a new file that nobody else may read. */
export async function writeBackup(options: { copying: Copying; path: string; now: Date }): Promise<{ rows: number }> {
  const { copying, path, now } = options
  const gzip = createGzip()
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  const written = finished(gzip.pipe(file))
  const write = async (chunk: string | Buffer) => {
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written])
  }
  const line = (content: BackupLine | BackupHead) => write(`${JSON.stringify(content)}\n`)
  try {
    const rows = await copying((session) => writeAll(session, { now, line, write }))
    gzip.end()
    await written
    return { rows }
  } catch (error) {
    gzip.destroy()
    file.destroy()
    await written.catch(() => {})
    throw error
  }
}

interface Writer {
  now: Date
  line: (content: BackupLine | BackupHead) => Promise<unknown>
  write: (chunk: string | Buffer) => Promise<unknown>
}

async function writeAll(session: CopySession, { now, line, write }: Writer): Promise<number> {
  const { query } = session
  for (const setting of SAME_TEXT.split(';')) await query(setting.replace(/\bset\b/, 'set local'))
  await line({
    file: 'revisewell-backup',
    version: BACKUP_VERSION,
    madeAt: now.toISOString(),
    migrations: await readMigrations(query),
  })
  let total = 0
  for (const table of await readTables(query)) {
    if (leftOut.includes(table.name)) continue
    await line({ is: 'table', name: table.name, columns: table.columns })
    for (let page = 0; page < table.pages; page += PAGES_AT_ONCE) {
      const part = `ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`
      const copied = await session.copyOut(`select ${table.columns.join(', ')} from ${table.name} where ${part}`)
      if (copied.length === 0) continue
      await line({ is: 'rows', bytes: copied.length })
      await write(copied)
    }
    const found = await fingerprint(query, table)
    total += found.rows
    await line({ is: 'table-end', ...found })
  }
  await line({ is: 'sequences', positions: await readSequences(query) })
  await line({ is: 'end' })
  return total
}

async function readMigrations(query: Queries['query']): Promise<number[]> {
  const rows = await query<{ at: number }>(`select created_at as at from ${MIGRATIONS_TABLE} order by created_at`)
  return rows.map(({ at }) => Number(at))
}

async function readSequences(query: Queries['query']): Promise<{ name: string; position: string }[]> {
  return query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as position from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename not like '${MIGRATIONS_TABLE}\\_%'`,
  )
}
