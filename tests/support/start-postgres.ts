import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#server/database/connect.ts'
import { startTemporaryServer } from './temporary-database-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `url` may create databases; `template` names a database that holds the schema and nothing else. */
    postgres: { url: string; template: string }
  }
}

/** Vitest's global set-up for tests that touch the database: one real PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startTemporaryServer()
  const template = `revisewell_template_${randomUUID()}`
  try {
    await runOn(server.url, `create database "${template}"`)
    const database = await connectDatabase({ dataDir: 'unused', databaseUrl: databaseUrl(server.url, template) })
    await database.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await runOn(server.url, `drop database "${template}" with (force)`)
    await server.stop()
  }
}

/** The same server and user, another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs one statement over a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
