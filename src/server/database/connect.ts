import type { Database } from './database.ts'
import { DiskReserve } from './embedded/disk-reserve.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresOptions } from './postgres/postgres.ts'

export interface ConnectOptions {
  /** Holds the embedded database, in `database`; unused with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL 15 or newer to use instead. */
  databaseUrl?: string | undefined
  /** Keeps so much space, in bytes, for a full disk; for the embedded database alone. Default: none. */
  reserveBytes?: number
  /** How long what is asked waits for a PostgreSQL that is away: see `Patience`. Default: 0. */
  waitMs?: number
  /** Told of what went wrong in the background and fixes itself. Default: standard error. */
  onProblem?: (error: unknown) => void
}

/** Opens the database and brings its schema up to date. @throws DataFolderInUse */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { dataDir, databaseUrl, reserveBytes, waitMs = 0, onProblem = console.error } = options
  if (databaseUrl) return connectPostgres({ url: databaseUrl, waitMs, onProblem })
  const reserve = reserveBytes === undefined ? undefined : new DiskReserve({ folder: dataDir, bytes: reserveBytes })
  const database = await openEmbedded({ dataDir, reserve, onProblem })
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function connectPostgres(options: Pick<PostgresOptions, 'url' | 'waitMs' | 'onProblem'>): Promise<Database> {
  // A migration may wait for another server's, and may take its time.
  const migrating = openPostgres({ ...options, connections: 1, answerWithinMs: 0 })
  try {
    await migrate(migrating)
  } finally {
    await migrating.close()
  }
  return openPostgres(options)
}
