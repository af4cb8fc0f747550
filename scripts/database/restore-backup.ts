import { recordAct } from '#server/audit/record-act.ts'
import { BACKUP_VERSION, BackupHead, BackupLine } from '#server/backup/backup-format.ts'
import type { Copying } from '#server/backup/copy-session.ts'
import type { Queries } from '#server/database/database.ts'
import type { CopySession } from '#server/database/embedded/embedded.ts'
import { fingerprint, SAME_TEXT } from '#server/database/fingerprint.ts'
import { applyMigrations, knownMigrations } from '#server/database/migrate.ts'
import { BackupReader } from './backup-reader.ts'

/** The backup can't be restored, or was not. The message is a sentence for the person who asked for it. */
export class RestoreRefused extends Error {}

const DAMAGED = 'This file is damaged or no backup of Revisewell. Nothing was changed.'
const NEWER = 'This backup was made by a newer version of Revisewell. Update this one first. Nothing was changed.'

export interface RestoreOptions {
  file: string
  copying: Copying
  /** Replaces what the database holds. */
  overwrite: boolean
  /** Told of each step, in a line. */
  report: (line: string) => void
  now: Date
}

/**
 * Brings a backup back in one transaction: with the schema that it was made with, which is then brought up to date. Every
 * table's rows are compared with what the backup says of them; a fault leaves everything as it was.
 * @throws RestoreRefused
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ rows: number }> {
  const { file, copying, overwrite, report, now } = options
  const reader = new BackupReader(file)
  const head = await readHead(reader)
  return copying(async (session) => {
    const { query } = session
    for (const setting of SAME_TEXT.split(';')) await query(setting.replace(/\bset\b/, 'set local'))
    if (!overwrite && (await holdsPeople(query)))
      throw new RestoreRefused(
        'This database already holds people and their work. To replace all of it with the backup, add --overwrite.',
      )
    await query('drop schema if exists jobs cascade')
    await query('drop schema public cascade')
    await query('create schema public')
    await applyMigrations(query, { only: new Set(head.migrations) })
    // What triggers would derive is in the backup like everything else.
    await query(`set local revisewell.uncounted = 'on'`)
    const rows = await fillTables({ reader, session, report })
    await query(`set local revisewell.uncounted = ''`)
    await applyMigrations(query)
    const subject = { id: 'database', name: `Backup of ${head.madeAt.slice(0, 10)}` }
    const details = { rows, by: 'npm run restore' }
    await recordAct({ query }, { actorId: null, act: 'database-restored', subject, details, at: now })
    return { rows }
  })
}

async function readHead(reader: BackupReader): Promise<BackupHead> {
  const head = BackupHead.safeParse(await reader.line().catch(() => null))
  if (!head.success) throw new RestoreRefused(DAMAGED)
  const known = knownMigrations()
  if (head.data.version > BACKUP_VERSION || head.data.migrations.some((time) => !known.has(time)))
    throw new RestoreRefused(NEWER)
  return head.data
}

async function holdsPeople(query: Queries['query']): Promise<boolean> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('public.users') is not null as there`)
  if (!table?.there) return false
  return (await query('select 1 from users limit 1')).length > 0
}

async function fillTables(options: {
  reader: BackupReader
  session: CopySession
  report: (line: string) => void
}): Promise<number> {
  const { reader, session, report } = options
  let table = { name: '', columns: [''], pages: 0 }
  let total = 0
  for (;;) {
    const read = BackupLine.safeParse(await reader.line().catch(() => null))
    if (!read.success) throw new RestoreRefused(DAMAGED)
    const line = read.data
    if (line.is === 'end') return total
    if (line.is === 'table') table = { ...line, pages: 0 }
    if (line.is === 'rows') {
      const bytes = await reader.bytes(line.bytes).catch(() => {
        throw new RestoreRefused(DAMAGED)
      })
      await session.copyIn(`${table.name} (${table.columns.join(', ')})`, bytes)
    }
    if (line.is === 'table-end') {
      const found = await fingerprint(session.query, table)
      if (found.rows !== line.rows || found.checksum !== line.checksum)
        throw new RestoreRefused(`The rows of ${table.name} differ from the backup’s. Nothing was changed.`)
      report(`${table.name}: ${line.rows.toLocaleString('en-GB')} rows, and they are the same.`)
      total += line.rows
    }
    if (line.is === 'sequences')
      for (const { name, position } of line.positions)
        await session.query('select setval($1::regclass, $2::bigint)', [name, position])
  }
}
