import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectDatabase } from '#server/database/connect.ts'
import { signInPupils } from '../product/sign-in-pupils.ts'
import { type RunningServer, startProduct } from '../product/start-server.ts'
import type { CrashTarget } from './crash-target.ts'

/** The product on the embedded database, in a temporary folder. */
export async function createEmbeddedTarget({ pupils: count }: { pupils: number }): Promise<CrashTarget> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'revisewell-crash-'))
  const pupils = await signInPupils({ dataDir, count })
  let server: RunningServer | undefined
  const end = async (how: 'kill' | 'stop') => {
    await server?.[how]()
    server = undefined
  }
  return {
    database: 'embedded',
    pupils,
    victims: [{ name: 'the server', endsServer: true, kill: () => end('kill') }],
    async start() {
      server ??= await startProduct({ dataDir })
      return server.url
    },
    async inspect(work) {
      // A copy, so that the product itself recovers from the crash too.
      const copy = mkdtempSync(path.join(tmpdir(), 'revisewell-crash-copy-'))
      cpSync(dataDir, copy, { recursive: true })
      const database = await connectDatabase({ dataDir: copy })
      try {
        return await work(database)
      } finally {
        await database.close()
        rmSync(copy, { recursive: true })
      }
    },
    stop: () => end('stop'),
    async remove() {
      await end('kill')
      rmSync(dataDir, { recursive: true })
    },
  }
}
