import { Client } from 'pg'
import { connectDatabase } from '#server/database/connect.ts'
import type { Parameter, Queries } from '#server/database/database.ts'
import type { EmbeddedDatabase } from '#server/database/embedded/embedded.ts'
import { fingerprint, SAME_TEXT } from '#server/database/fingerprint.ts'
import { parserOf } from '#server/database/postgres/postgres-values.ts'
import { readTables, type Table } from '#server/database/read-tables.ts'
import { migrateJobs } from '#server/jobs/jobs.ts'
import { copyTable } from './copy-table.ts'
import { moveSequences } from './move-sequences.ts'

/** The move can't be made or was undone. The message is a sentence for the person who asked for it. */
export class MoveRefused extends Error {}

export interface MoveOptions {
  /** Migrated and with no other writer. */
  source: EmbeddedDatabase
  databaseUrl: string
  /** Told of each step, in a line. */
  report: (line: string) => void
}

/**
 * Copies everything from the embedded database to an empty PostgreSQL, compares the two, and only then commits:
 * a move that fails half-way leaves the target empty. The source stays as it is.
 * @throws MoveRefused when the target holds rows already or its rows differ from the source's afterwards
 */
export async function moveDatabase({ source, databaseUrl, report }: MoveOptions): Promise<{ rows: number }> {
  const migrated = await connectDatabase({ dataDir: '', databaseUrl })
  await migrateJobs(migrated)
  await migrated.close()
  await migrateJobs(source)
  report('The schema of the PostgreSQL database is up to date.')

  const target = new Client({ connectionString: databaseUrl, types: { getTypeParser: parserOf } })
  await target.connect()
  try {
    const query = queryOf(target)
    for (const setting of SAME_TEXT.split(';')) await Promise.all([query(setting), source.query(setting)])
    await query('begin')
    // What triggers would derive is carried over like everything else.
    await query(`set local revisewell.uncounted = 'on'`)
    const tables = await readTables(source.query, { jobs: true })
    await refuseRows(query, tables)
    const rows = await moveRows({ source, target, tables, report })
    await moveSequences({ source: source.query, target: query })
    await query('commit')
    await query('analyze')
    return { rows }
  } finally {
    // Before the commit, the end of the connection undoes everything.
    await target.end()
  }
}

async function refuseRows(query: Queries['query'], tables: Table[]): Promise<void> {
  // Until the commit nobody else writes: neither a server nor a second move.
  await query(`lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode`)
  for (const { name } of tables) {
    const rows = await query(`select 1 from ${name} limit 1`)
    if (rows.length > 0) {
      throw new MoveRefused(`The PostgreSQL database already holds rows in ${name}. Name an empty one in DATABASE_URL.`)
    }
  }
}

async function moveRows(options: Omit<MoveOptions, 'databaseUrl'> & { target: Client; tables: Table[] }) {
  const { source, target, tables, report } = options
  let total = 0
  for (const table of tables) {
    const copied = await copyTable({ source, target, table })
    const [before, after] = await Promise.all([fingerprint(source.query, table), fingerprint(queryOf(target), table)])
    if (before.rows !== after.rows || before.checksum !== after.checksum) {
      throw new MoveRefused(
        `The rows of ${table.name} differ after the move. Nothing was kept of it; please try again.`,
      )
    }
    report(`${table.name}: ${copied.toLocaleString('en-GB')} rows moved, and they are the same.`)
    total += copied
  }
  return total
}

function queryOf(client: Client): Queries['query'] {
  return async <Row extends object>(text: string, parameters: readonly Parameter[] = []) => {
    const { rows } = await client.query<Row>(text, [...parameters])
    return rows
  }
}
