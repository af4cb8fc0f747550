import type { Database } from './database.ts'
import { DiskReserve } from './embedded/disk-reserve.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres/postgres.ts'

export interface ConnectOptions {
  /** Holds the embedded database, in `database`; unused with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL 15 or newer to use instead. */
  databaseUrl?: string | undefined
  /** Keeps so much space, in bytes, for a full disk; for the embedded database alone. Default: none. */
  reserveBytes?: number
  /** Told of what went wrong in the background and fixes itself. Default: standard error. */
  onProblem?: (error: unknown) => void
}

/** Opens the database and brings its schema up to date. @throws DataFolderInUse */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const { dataDir, databaseUrl, reserveBytes, onProblem = console.error } = options
  if (databaseUrl) return connectPostgres(databaseUrl, onProblem)
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

async function connectPostgres(url: string, onProblem: (error: unknown) => void): Promise<Database> {
  // A migration may wait for another server's, and may take its time.
  const migrating = openPostgres({ url, connections: 1, answerWithinMs: 0, onProblem })
  try {
    await migrate(migrating)
  } finally {
    await migrating.close()
  }
  return openPostgres({ url, onProblem })
}
