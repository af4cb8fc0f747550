// Opens the database given as `dataDir [databaseUrl]` as the product's start does, says so, and keeps it until its input ends.
import { once } from 'node:events'
import { connectDatabase } from '#server/database/connect.ts'
import { DataFolderInUse } from '#server/database/embedded/owner-lock.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
try {
  const database = await connectDatabase({ dataDir, databaseUrl })
  console.info('open')
  await once(process.stdin.resume(), 'end')
  await database.close()
} catch (error) {
  console.error(error instanceof DataFolderInUse ? error.message : error)
  process.exit(1)
}
