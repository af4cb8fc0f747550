import type { Queries } from './database.ts'
import { MIGRATIONS_TABLE } from './migrate.ts'

/** A table as it is written in SQL: its own name and its columns' names are quoted where they need it. */
export interface Table {
  name: string
  columns: string[]
  /** Of 8 kB each. */
  pages: number
}

/** What of the job queue's own schema is worth keeping: jobs that wait go on, and keys that were used stay used. */
const JOB_TABLES = ['queue', 'schedule', 'job_common']

/** Every table of the product, and where asked for of its job queue, each after the ones that its rows refer to. */
export async function readTables(query: Queries['query'], { jobs = false } = {}): Promise<Table[]> {
  const tables = await query<Table>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ((c.relnamespace = 'public'::regnamespace and c.relname <> '${MIGRATIONS_TABLE}')
      or (${jobs} and c.relnamespace::regnamespace::text = 'jobs' and c.relname in ('${JOB_TABLES.join(`', '`)}')))
    group by c.oid order by name`)
  const references = await query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const ordered: Table[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const ready = [...waiting].filter(({ name }) =>
      references.every(({ from, to }) => from !== name || ordered.some((table) => table.name === to)),
    )
    if (ready.length === 0) throw new Error('Some tables refer to each other in a circle and have no order to move in.')
    for (const table of ready) waiting.delete(table)
    ordered.push(...ready)
  }
  return ordered
}
