import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { EmbeddedDatabase } from '#server/database/embedded/embedded.ts'
import type { Table } from '#server/database/read-tables.ts'

/** 32 MB of a table at a time: what is on the way is held in memory. */
export const PAGES_AT_ONCE = 4096

/** Copies every row of `table`; returns how many. Nothing else may write to the source meanwhile. */
export async function copyTable(options: { source: EmbeddedDatabase; target: Client; table: Table }): Promise<number> {
  const { source, target, table } = options
  const columns = table.columns.join(', ')
  let rows = 0
  for (let page = 0; page < table.pages; page += PAGES_AT_ONCE) {
    const part = `ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`
    const blob = await source.copyOut(`copy (select ${columns} from ${table.name} where ${part}) to '/dev/blob'`)
    const sink = target.query(copyFrom(`copy ${table.name} (${columns}) from stdin`))
    await pipeline(Readable.fromWeb(blob.stream()), sink)
    rows += sink.rowCount
  }
  return rows
}
