import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import type { Copying } from './copy-session.ts'
import { writeBackup } from './write-backup.ts'

export interface Backup {
  path: string
  name: string
  /** Call it when the file was sent. */
  remove: () => Promise<void>
}

/**
 * Makes a backup for an admin to take away: nothing of it stays here.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin.
 */
export async function makeBackup(options: {
  person: Person
  database: Database
  copying: Copying
  now: Date
}): Promise<Backup> {
  const { database, copying, now } = options
  const { id: actorId } = requireAdministration(options.person)
  const folder = await mkdtemp(path.join(tmpdir(), 'revisewell-backup-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = path.join(folder, 'backup')
    const { rows } = await writeBackup({ copying, path: file, now })
    const subject = { id: 'database', name: 'Database' }
    await recordAct(database, { actorId, act: 'backup-made', subject, details: { rows }, at: now })
    const stamp = now.toISOString().slice(0, 16).replace(/[T:]/g, '-')
    return { path: file, name: `revisewell-${stamp}.backup`, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
