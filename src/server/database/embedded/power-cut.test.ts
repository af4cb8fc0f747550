import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRowIds, storeRow } from '#tests/support/database-row.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { ForgetfulDisk } from '#tests/support/forgetful-database-disk.ts'
import { ForgetfulFiles } from '#tests/support/forgetful-database-files.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from './embedded.ts'

const CUTS = 6
const TRANSACTIONS = 120

// Each cut opens the database anew: minutes, on a busy machine.
describe('a power cut', { timeout: 300_000 }, () => {
  let temporary: string
  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), 'revisewell-power-'))
  })
  afterEach(() => {
    rmSync(temporary, { recursive: true })
  })

  test('at any moment leaves a database that opens, with every acknowledged transaction whole', async () => {
    const dataDir = join(temporary, 'running')
    await copyEmbeddedTemplate(dataDir)
    const disk = new ForgetfulDisk(join(dataDir, 'database'))
    const database = await openEmbedded({ dataDir, files: (folder) => new ForgetfulFiles(folder, disk) })
    const [school] = await database.query<{ id: string }>(`insert into schools (name) values ('0') returning id`)

    const acknowledged: string[] = []
    const cuts: { dataDir: string; acknowledged: string[] }[] = []
    const chance = seededChance(20_260_101)
    let nextCut = 40
    disk.onChange = (changes) => {
      if (changes < nextCut || cuts.length === CUTS) return
      nextCut = changes + 20 + Math.floor(chance() * 120)
      const cut = { dataDir: join(temporary, `cut-${cuts.length}`), acknowledged: [...acknowledged] }
      disk.cutPower(join(cut.dataDir, 'database'), chance)
      cuts.push(cut)
    }
    for (let count = 1; count <= TRANSACTIONS; count += 1) {
      const id = randomUUID()
      await database.transaction(async (transaction) => {
        await storeRow(transaction, id)
        await transaction.query('update schools set name = $2 where id = $1', [school?.id ?? null, String(count)])
      })
      acknowledged.push(id)
      if (count % 30 === 0) await database.query('checkpoint')
    }
    await database.close()

    expect(cuts).toHaveLength(CUTS)
    for (const cut of cuts) await expectWhole(cut)
  })

  test('cannot come between an acknowledgement and its commit: each commit syncs first', async () => {
    const dataDir = join(temporary, 'counted')
    await copyEmbeddedTemplate(dataDir)
    const disk = new ForgetfulDisk(join(dataDir, 'database'))
    const database = await openEmbedded({ dataDir, files: (folder) => new ForgetfulFiles(folder, disk) })
    for (let count = 0; count < 20; count += 1) {
      const before = disk.syncs
      await storeRow(database, randomUUID())
      expect(disk.syncs).toBeGreaterThan(before)
    }
    await database.close()
  })
})

async function expectWhole(cut: { dataDir: string; acknowledged: string[] }): Promise<void> {
  const reopened = await openEmbedded({ dataDir: cut.dataDir })
  try {
    const stored = await readRowIds(reopened)
    expect(cut.acknowledged.filter((id) => !stored.has(id))).toEqual([])
    // Each transaction stores a row and counts it: a half-kept one would make the two differ.
    expect(await readCount(reopened)).toBe(stored.size)
    await storeRow(reopened, randomUUID())
  } finally {
    await reopened.close()
  }
}

async function readCount(database: Database): Promise<number> {
  const [school] = await database.query<{ name: string }>('select name from schools')
  return Number(school?.name)
}

/** The same numbers in every run, so that a failure can be repeated (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
