import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectDatabase } from '#server/database/connect.ts'
import { startTemporaryServer } from '#tests/support/temporary-database-server.ts'
import { killBackend, restartKilledPostgres } from '../product/postgres-process.ts'
import { signInPupils } from '../product/sign-in-pupils.ts'
import { type RunningServer, startProduct } from '../product/start-server.ts'
import type { CrashTarget } from './crash-target.ts'

/** The product on a PostgreSQL of its own. */
export async function createPostgresTarget({ pupils: count }: { pupils: number }): Promise<CrashTarget> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-crash-'))
  const postgres = await startTemporaryServer()
  const databaseUrl = postgres.url
  const pupils = await signInPupils({ dataDir, databaseUrl, count })
  let server: RunningServer | undefined
  let stopRestarted: (() => Promise<void>) | undefined
  const end = async (how: 'kill' | 'stop') => {
    await server?.[how]()
    server = undefined
  }
  return {
    database: 'postgres',
    pupils,
    victims: [
      { name: 'the server', endsServer: true, kill: () => end('kill') },
      { name: 'a PostgreSQL backend', endsServer: false, kill: () => killBackend(databaseUrl) },
      {
        name: 'all of PostgreSQL',
        endsServer: false,
        async kill() {
          stopRestarted = await restartKilledPostgres(databaseUrl)
        },
      },
    ],
    async start() {
      server ??= await startProduct({ dataDir, databaseUrl })
      return server.url
    },
    async inspect(work) {
      const database = await connectDatabase({ dataDir, databaseUrl })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    stop: () => end('stop'),
    async remove() {
      await end('kill')
      await stopRestarted?.()
      await postgres.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
