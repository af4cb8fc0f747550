import { existsSync } from 'node:fs'
import { copyingOnPostgres } from '#server/backup/copy-session.ts'
import { openEmbedded } from '#server/database/embedded/embedded.ts'
import { DataFolderInUse } from '#server/database/embedded/owner-lock.ts'
import { parseSettings } from '#server/settings.ts'
import { RestoreRefused, restoreBackup } from './database/restore-backup.ts'

const usage = `npm run restore -- FILE [--overwrite]
Brings back a backup that ‘Backup Database’ on the admin's dashboard made: to the PostgreSQL database in DATABASE_URL
or, without it, to the embedded database in DATA_DIR (default ./data). Stop the product first. A database that holds
people already is only replaced with --overwrite.`

async function restore(): Promise<void> {
  const files = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const [file] = files
  if (!file || files.length > 1) throw new RestoreRefused(`Say which file to restore.\n\n${usage}`)
  if (!existsSync(file)) throw new RestoreRefused(`There is no file ${file}.`)
  const { dataDir, databaseUrl } = parseSettings(process.env)
  const options = {
    file,
    overwrite: process.argv.includes('--overwrite'),
    report: (line: string) => console.info(line),
    now: new Date(),
  }
  const done = ({ rows }: { rows: number }) =>
    console.info(`Restored ${rows.toLocaleString('en-GB')} rows. Start the product; everybody signs in anew.`)
  if (databaseUrl) {
    done(await restoreBackup({ ...options, copying: copyingOnPostgres(databaseUrl, { reading: false }) }))
    return
  }
  const database = await openEmbedded({ dataDir })
  try {
    done(await restoreBackup({ ...options, copying: (work) => database.copying(work) }))
  } finally {
    await database.close()
  }
}

if (process.argv.includes('--help')) console.info(usage)
else {
  try {
    await restore()
  } catch (error) {
    const expected = error instanceof RestoreRefused || error instanceof DataFolderInUse
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}
