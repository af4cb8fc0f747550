import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Parameter } from '../database/database.ts'
import type { CopySession } from '../database/embedded/embedded.ts'
import { parserOf } from '../database/postgres/postgres-values.ts'

/** Runs one transaction of copying, on whichever database. */
export type Copying = <Result>(work: (session: CopySession) => Promise<Result>) => Promise<Result>

/** On PostgreSQL, on a connection of its own. `reading` sees everything as it is at one moment and holds nobody up. */
export function copyingOnPostgres(url: string, { reading }: { reading: boolean }): Copying {
  return async (work) => {
    const client = new Client({ connectionString: url, types: { getTypeParser: parserOf } })
    await client.connect()
    try {
      await client.query(reading ? 'begin isolation level repeatable read read only' : 'begin')
      const result = await work({
        async query<Row extends object>(text: string, parameters: readonly Parameter[] = []) {
          const { rows } = await client.query<Row>(text, [...parameters])
          return rows
        },
        copyOut: (select) => buffer(client.query(copyTo(`copy (${select}) to stdout`))),
        copyIn: (into, rows) => pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${into} from stdin`))),
      })
      await client.query('commit')
      return result
    } finally {
      // Before the commit, the end of the connection undoes everything.
      await client.end()
    }
  }
}
