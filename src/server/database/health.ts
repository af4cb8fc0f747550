import type { Queries } from './database.ts'
import { MIGRATIONS_TABLE } from './migrate.ts'

/** Reads a row from a table: a connection that answers `select 1` may still sit on files that can't be read. */
export async function readHealth(query: Queries['query']): Promise<void> {
  const rows = await query(`select hash from ${MIGRATIONS_TABLE} order by id desc limit 1`)
  if (rows.length === 0) throw new Error('The database answers but holds no schema.')
}
