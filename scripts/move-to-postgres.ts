import { existsSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '#server/database/embedded/embedded.ts'
import { DataFolderInUse } from '#server/database/embedded/owner-lock.ts'
import { migrate } from '#server/database/migrate.ts'
import { parseSettings } from '#server/settings.ts'
import { MoveRefused, moveDatabase } from './database/move-database.ts'

const usage = `DATABASE_URL=postgres://… npm run move-to-postgres
Copies the embedded database in DATA_DIR (default ./data) to the empty PostgreSQL database in DATABASE_URL,
and compares the two. Stop the product first. Nothing is changed in DATA_DIR.`

async function moveToPostgres(): Promise<void> {
  const { dataDir, databaseUrl } = parseSettings(process.env)
  if (!databaseUrl) throw new MoveRefused(`Say where to move to, in DATABASE_URL.\n\n${usage}`)
  if (!existsSync(path.join(dataDir, 'database'))) {
    throw new MoveRefused(`The folder ${dataDir} holds no embedded database. Say in DATA_DIR where it is.`)
  }
  const source = await openEmbedded({ dataDir })
  try {
    await migrate(source)
    const started = performance.now()
    const { rows } = await moveDatabase({ source, databaseUrl, report: (line) => console.info(line) })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.info(
      `Moved ${rows.toLocaleString('en-GB')} rows in ${seconds} s. Start the product with the same DATABASE_URL.`,
    )
  } finally {
    await source.close()
  }
}

if (process.argv.includes('--help')) console.info(usage)
else {
  try {
    await moveToPostgres()
  } catch (error) {
    const expected = error instanceof MoveRefused || error instanceof DataFolderInUse
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}
