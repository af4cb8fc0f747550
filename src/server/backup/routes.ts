import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { makeBackupEndpoint } from '#contract/backup.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../database/database.ts'
import type { EmbeddedDatabase } from '../database/embedded/embedded.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { serveFile } from '../http/serve-file.ts'
import { type Copying, copyingOnPostgres } from './copy-session.ts'
import { makeBackup } from './make-backup.ts'

interface Parts {
  database: Database
  databaseUrl: string | undefined
  now: () => Date
}

const isEmbedded = (database: Database): database is EmbeddedDatabase => 'copying' in database

export function backupRoutes(app: Hono<AppEnvironment>, { database, databaseUrl, now }: Parts): void {
  const copying: Copying | null = isEmbedded(database)
    ? (work) => database.copying(work)
    : databaseUrl
      ? copyingOnPostgres(databaseUrl, { reading: true })
      : null
  let underWay = false
  serveFile(app, makeBackupEndpoint, async (_input, { var: { person } }) => {
    requireAdministration(person)
    if (!copying) throw new AppError('unavailable')
    // One at a time: each reads everything.
    if (underWay)
      throw new AppError('unavailable', { message: 'Another backup is being made. Try again when it is done.' })
    underWay = true
    try {
      const { path, name, remove } = await makeBackup({ person, database, copying, now: now() })
      const { size } = await stat(path)
      const file = createReadStream(path)
      file.once('close', () => void remove())
      const body = Readable.toWeb(file) as ReadableStream<Uint8Array>
      return { type: 'application/gzip', body, name, headers: { 'content-length': String(size) } }
    } finally {
      underWay = false
    }
  })
}
