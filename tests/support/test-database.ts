import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { copyEmbeddedTemplate } from './embedded-database-template.ts'
import { databaseUrl, runOn } from './start-postgres.ts'
import { thorough } from './thorough.ts'

/** The suite's database: fresh, with the schema and no rows. Every call in a suite gives the same one. */
export type OpenDatabase = () => Database

type Suite = (open: OpenDatabase, kind: Database['kind']) => void

/** Runs the same tests on the embedded database and on PostgreSQL, for what the two may do differently: stores, locks, migrations. */
export const describeOnBothDatabases = (name: string, suite: Suite) => describeOn(['embedded', 'postgres'], name, suite)

/** Runs tests for which either database will do on PostgreSQL, which is quicker and does several things at once; a thorough run takes both. */
export const describeOnPostgres = (name: string, suite: Suite) =>
  describeOn(thorough ? ['embedded', 'postgres'] : ['postgres'], name, suite)

/** Each kind has a database of its own. */
function describeOn(kinds: readonly Database['kind'][], name: string, suite: Suite): void {
  describe.each(kinds)(`${name} (%s database)`, (kind) => {
    let opened: TestDatabase | undefined
    beforeAll(async () => {
      opened = kind === 'embedded' ? await createEmbeddedDatabase() : await createPostgresDatabase()
    }, 60_000)
    afterAll(() => opened?.remove(), 60_000)
    suite(() => {
      if (!opened) throw new Error('The database opens before the first test of its suite: ask for it inside a test.')
      return opened.database
    }, kind)
  })
}

export interface TestDatabase {
  database: Database
  remove(): Promise<void>
}

/** An embedded database in a temporary folder of its own. */
export async function createEmbeddedDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'revisewell-test-'))
  await copyEmbeddedTemplate(dataDir)
  const database = await connectDatabase({ dataDir })
  return {
    database,
    remove: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** A database of its own on the run's PostgreSQL. */
export async function createPostgresDatabase(): Promise<TestDatabase & { url: string }> {
  const { template } = inject('postgres')
  const { url, remove } = await createPostgresUrl(template)
  const database = await connectDatabase({ dataDir: 'unused', databaseUrl: url })
  return {
    database,
    url,
    remove: async () => {
      await database.close()
      await remove()
    },
  }
}

/** The address of a new, empty database on the run's PostgreSQL, or of a copy of `template`. */
export async function createPostgresUrl(template = 'template0'): Promise<{ url: string; remove(): Promise<void> }> {
  const { url } = inject('postgres')
  const name = `revisewell_test_${randomUUID()}`
  await runOn(url, `create database "${name}" template "${template}"`)
  return { url: databaseUrl(url, name), remove: () => runOn(url, `drop database "${name}" with (force)`) }
}
