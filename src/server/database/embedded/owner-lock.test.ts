import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kill, outcomeOf, startProcess } from '#tests/support/database-process.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { DataFolderInUse, takeOwnership } from './owner-lock.ts'

describe('the owner of a data folder', { timeout: 60_000 }, () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'revisewell-owner-'))
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true })
  })

  test('a second owner in the same process is refused until the first releases', () => {
    const first = takeOwnership(dataDir)
    expect(() => takeOwnership(dataDir)).toThrow(DataFolderInUse)
    first.release()
    takeOwnership(dataDir).release()
  })

  test('a second process gets a sentence that names the folder and exit code 1, and the first goes on', async () => {
    await copyEmbeddedTemplate(dataDir)
    const first = startProcess('open-database-process.ts', dataDir)
    expect(await outcomeOf(first)).toMatchObject({ open: true })
    const second = await outcomeOf(startProcess('open-database-process.ts', dataDir))
    expect(second).toEqual({
      open: false,
      code: 1,
      error: `The data folder ${dataDir} is in use by another process. Stop that process, or set DATA_DIR to another folder.\n`,
    })
    expect(first.exitCode).toBeNull()
    await kill(first)
  })

  test('of processes that start at once, one alone becomes the owner', async () => {
    await copyEmbeddedTemplate(dataDir)
    const processes = Array.from({ length: 5 }, () => startProcess('open-database-process.ts', dataDir))
    const outcomes = await Promise.all(processes.map(outcomeOf))
    expect(outcomes.filter(({ open }) => open)).toHaveLength(1)
    for (const child of processes) if (child.exitCode === null) await kill(child)
  })

  test('a killed owner leaves the folder free', async () => {
    await copyEmbeddedTemplate(dataDir)
    const first = startProcess('open-database-process.ts', dataDir)
    await outcomeOf(first)
    await kill(first)
    takeOwnership(dataDir).release()
  })
})
