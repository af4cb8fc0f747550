import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { connectDatabase } from '#server/database/connect.ts'
import { migrationsFolder } from '#server/database/migrate.ts'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, 'node_modules', '.cache', 'embedded-database')

/** Makes `dataDir` an embedded data folder with the schema and nothing else: a copy of one that is made once and kept. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const template = join(cache, version())
  if (!existsSync(template)) await createTemplate(template)
  cpSync(template, dataDir, { recursive: true })
}

function version(): string {
  const made = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const { hash } of readMigrationFiles({ migrationsFolder })) made.update(hash)
  return made.digest('hex').slice(0, 16)
}

async function createTemplate(template: string): Promise<void> {
  const unfinished = join(cache, randomUUID())
  mkdirSync(unfinished, { recursive: true })
  const database = await connectDatabase({ dataDir: unfinished })
  await database.close()
  try {
    renameSync(unfinished, template)
  } catch (error) {
    // Another test file was quicker.
    if (!existsSync(template)) throw error
    rmSync(unfinished, { recursive: true })
  }
}
