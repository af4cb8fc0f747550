import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countSyncs } from '#tests/support/counted-database-syncs.ts'
import { storeRow } from '#tests/support/database-row.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { connectDatabase } from '../connect.ts'
import { durableStartParams, prepareFolder } from './embedded-files.ts'

describe('the embedded database’s files', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'revisewell-files-'))
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true })
  })

  test('PGlite starts without the flag that turns syncing off', () => {
    expect(durableStartParams).not.toContain('-F')
    expect(durableStartParams).toEqual(expect.arrayContaining(['--single', 'fsync=on', 'wal_sync_method=fsync']))
  })

  test('every commit syncs to the disk, once', async () => {
    await copyEmbeddedTemplate(dataDir)
    const database = await connectDatabase({ dataDir })
    await storeRow(database, randomUUID())
    expect(await countSyncs(() => storeRow(database, randomUUID()))).toBe(1)
    const three = async () => {
      for (let count = 0; count < 3; count += 1) await storeRow(database, randomUUID())
    }
    expect(await countSyncs(() => database.transaction((transaction) => storeRow(transaction, randomUUID())))).toBe(1)
    expect(await countSyncs(three)).toBe(3)
    expect(await countSyncs(() => database.query('select 1'))).toBe(0)
    await database.close()
  })

  test('a new database’s files and folders are each synced once before it takes its place', async () => {
    const syncs = await countSyncs(() =>
      prepareFolder(dataDir, async (folder) => {
        mkdirSync(join(folder, 'base', '1'), { recursive: true })
        for (const file of ['PG_VERSION', 'base/1/112', 'base/1/113']) writeFileSync(join(folder, file), 'x')
        expect(existsSync(join(dataDir, 'database'))).toBe(false)
      }),
    )
    // Three files, three folders, and the data folder for the new name in it.
    expect(syncs).toBe(3 + 3 + 1)
    expect(existsSync(join(dataDir, 'database', 'base', '1', '113'))).toBe(true)
  })

  test('a creation that was cut short is begun again', async () => {
    const failing = prepareFolder(dataDir, async (folder) => {
      writeFileSync(join(folder, 'PG_VERSION'), '18')
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    const database = await connectDatabase({ dataDir })
    await database.health()
    await database.close()
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false)
  })

  test.each([
    ['a killed process', `${process.pid}\n/pglite/data\n1\n5432\n\n\n\n`],
    ['a power cut', ''],
  ])('the lock file that %s left does not stop the next start', async (_, content) => {
    await copyEmbeddedTemplate(dataDir)
    writeFileSync(join(dataDir, 'database', 'postmaster.pid'), content)
    const database = await connectDatabase({ dataDir })
    await database.health()
    await database.close()
  })

  test.skipIf(process.platform === 'win32')('other people on the machine can’t read them', async () => {
    const folder = await prepareFolder(dataDir, async () => undefined)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })
})
