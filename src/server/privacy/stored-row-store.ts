import { inventory } from '#domain/privacy/inventory.ts'
import type { StoredTable } from '#domain/privacy/stored-table.ts'
import type { Queries } from '../database/database.ts'

// Names of tables and columns come from the inventory, never from a request.

/** The condition that a row is about the person `$1`. */
function isAbout({ about, through }: StoredTable): string {
  const own = about.map((column) => `"${column}" = $1`)
  if (!through) return own.join(' or ')
  const whole = inventory[through.table]
  if (!whole) throw new Error(`the inventory has no table ${through.table}`)
  const key = through.key ?? 'id'
  return [...own, `"${through.column}" in (select "${key}" from "${through.table}" where ${isAbout(whole)})`].join(
    ' or ',
  )
}

/** Everything in one table that is about a person, without the columns that no download shows. */
export async function readRowsAbout(
  queries: Queries,
  { table, stored, personId }: { table: string; stored: StoredTable; personId: string },
): Promise<Record<string, unknown>[]> {
  const columns = Object.keys(stored.fields).filter((column) => !stored.hidden?.includes(column))
  const list = columns.map((column) => `"${column}"`).join(', ')
  return queries.query(`select ${list} from "${table}" where ${isAbout(stored)}`, [personId])
}

export async function countRowsAbout(
  queries: Queries,
  { table, stored, personId }: { table: string; stored: StoredTable; personId: string },
): Promise<number> {
  const [row] = await queries.query<{ rows: number }>(
    `select count(*)::int as rows from "${table}" where ${isAbout(stored)}`,
    [personId],
  )
  return row?.rows ?? 0
}

export async function eraseRowsAbout(
  queries: Queries,
  { table, columns, personId }: { table: string; columns: readonly string[]; personId: string },
): Promise<void> {
  await queries.query(`delete from "${table}" where ${columns.map((column) => `"${column}" = $1`).join(' or ')}`, [
    personId,
  ])
}

/** Deletes at most `limit` rows that are older than they are kept. @returns how many. */
export async function deleteOldRows(
  queries: Queries,
  { table, since, before, limit }: { table: string; since: string; before: Date; limit: number },
): Promise<number> {
  const rows = await queries.query(
    `delete from "${table}" where ctid in (select ctid from "${table}" where "${since}" < $1::timestamptz limit $2)
     returning 1 as gone`,
    [before, limit],
  )
  return rows.length
}
