import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

export interface ConnectOptions {
  /** Holds the embedded database, in `database`; unused with a `databaseUrl`. */
  dataDir: string
  /** A PostgreSQL 15 or newer to use instead. */
  databaseUrl?: string | undefined
}

/** Opens the database and brings its schema up to date. @throws DataFolderInUse */
export async function connectDatabase({ dataDir, databaseUrl }: ConnectOptions): Promise<Database> {
  if (databaseUrl) return connectPostgres(databaseUrl)
  const database = await openEmbedded(dataDir)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function connectPostgres(url: string): Promise<Database> {
  // A migration may wait for another server's, and may take its time.
  const migrating = openPostgres({ url, connections: 1, answerWithinMs: 0 })
  try {
    await migrate(migrating)
  } finally {
    await migrating.close()
  }
  return openPostgres({ url })
}
