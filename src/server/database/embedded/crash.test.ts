import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kill, startProcess } from '#tests/support/database-process.ts'
import { readRowIds } from '#tests/support/database-row.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { connectDatabase } from '../connect.ts'

describe('kill -9 in the middle of writes', { timeout: 120_000 }, () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'revisewell-crash-'))
    await copyEmbeddedTemplate(dataDir)
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true })
  })

  test('the database opens again and holds every row that was acknowledged, time after time', async () => {
    const acknowledged: string[] = []
    for (const rows of [1, 75, 300]) {
      acknowledged.push(...(await killAfter(rows, dataDir)))
      const database = await connectDatabase({ dataDir })
      const stored = await readRowIds(database)
      await database.close()
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
      // A row whose commit finished just before the kill may be there without its acknowledgement.
      expect(stored.size - acknowledged.length).toBeLessThanOrEqual(3)
    }
  })
})

/** Kills a writing process once it acknowledged that many rows; returns all that it acknowledged. */
async function killAfter(rows: number, dataDir: string): Promise<string[]> {
  const child = startProcess('write-database-process.ts', dataDir)
  const lines = createInterface({ input: child.stdout })
  const acknowledged: string[] = []
  let ended: Promise<void> | undefined
  lines.on('line', (id) => {
    acknowledged.push(id)
    if (acknowledged.length === rows) ended = kill(child)
  })
  await once(lines, 'close')
  if (!ended) throw new Error('The writing process ended by itself.')
  await ended
  return acknowledged
}
