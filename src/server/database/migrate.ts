import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Queries } from './database.ts'

export const MIGRATIONS_TABLE = 'schema_migrations'
export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Any number that only this product's migrations lock. */
export const MIGRATION_LOCK = 7_265_766_973

/**
 * Brings the schema up to date: all missing migrations in one transaction, or none.
 * The lock lasts as long as the transaction, so servers that start at once take turns; unlike a session's lock it also
 * holds behind a pooler that hands the connection on after each transaction.
 * In a migration's file each statement ends with Drizzle's `--> statement-breakpoint`: none may hold two.
 * A migration that was merged late, with a time before ones already applied, is run too.
 */
export async function migrate(database: Pick<Database, 'transaction'>, folder = migrationsFolder): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK])
    await applyMigrations(query, { folder })
  })
}

/** Applies the missing migrations, or of them only those with these times, within a transaction of the caller's. */
export async function applyMigrations(
  query: Queries['query'],
  { folder = migrationsFolder, only }: { folder?: string; only?: ReadonlySet<number> } = {},
): Promise<void> {
  const applied = await readApplied(query)
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (applied.has(folderMillis) || (only && !only.has(folderMillis))) continue
    for (const statement of sql) await query(statement)
    await query(`insert into ${MIGRATIONS_TABLE} (created_at, hash) values ($1, $2)`, [folderMillis, hash])
  }
}

/** The times of all migrations that this version of the product knows. */
export function knownMigrations(folder = migrationsFolder): Set<number> {
  return new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))
}

async function readApplied(query: Queries['query']): Promise<Set<number>> {
  await query(`
    create table if not exists ${MIGRATIONS_TABLE} (
      id integer generated always as identity primary key,
      created_at bigint not null unique,
      hash text not null,
      applied_at timestamptz not null default now()
    )
  `)
  const rows = await query<{ created_at: number }>(`select created_at from ${MIGRATIONS_TABLE}`)
  return new Set(rows.map((row) => row.created_at))
}
