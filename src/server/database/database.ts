import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

export type Schema = typeof schema
export type Orm = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** A value that both databases take as a statement's parameter. A `date` column takes 'YYYY-MM-DD'. */
export type Parameter = string | number | bigint | boolean | Date | null | readonly Parameter[]

/** What a store needs: it works the same inside a transaction and outside one. */
export interface Queries {
  readonly orm: Orm
  /**
   * Runs one statement and returns its rows. This is the fast path: the server keeps its plan, under the text, for the next time.
   * Timestamps come back as `Date`, dates as 'YYYY-MM-DD', `bigint` as a number (a BigInt beyond 2^53), `numeric` as text.
   * A failure carries its SQLSTATE: see `sqlState`.
   */
  query<Row extends object>(text: string, parameters?: readonly Parameter[]): Promise<Row[]>
}

export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Commits when `work` returns and rolls back when it throws. Inside, use only what is handed in:
   * the outer database throws there, since on the embedded one it would wait for ever.
   */
  transaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /**
   * Runs SQL that a library wrote: one statement with values or, without, as many as the text holds. Its text is not kept;
   * a transaction in it that fails is rolled back. The rows of all its statements come back, one after the other.
   */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: object[] }>
  /** Whether nothing can be stored because the disk is full; reading goes on. */
  isFull(): boolean
  /** Reads a row that is always there; rejects when the database can't. */
  health(): Promise<void>
  /** Ends every connection; on the embedded database it also gives up the data folder. May be called again. */
  close(): Promise<void>
}
