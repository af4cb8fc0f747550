import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryResult } from 'pg'
import type { Database, Queries } from '../database.ts'
import { StorageWatch } from '../embedded/storage-watch.ts'
import { readHealth } from '../health.ts'
import { dialect, relations } from '../relations.ts'
import * as schema from '../schema.ts'
import { onlyReads, Patience } from './patience.ts'
import { PostgresStatements } from './postgres-statements.ts'
import { parserOf } from './postgres-values.ts'
import { ScopedPool } from './scoped-pool.ts'

export interface PostgresOptions {
  url: string
  /** Default: 10. */
  connections?: number
  /** A statement that takes longer fails, so that a lost server never holds a request for ever. Default: 30 s; 0: never. */
  answerWithinMs?: number
  /** How long a statement waits for a database that is away, where that is safe: see `Patience`. Default: 0. */
  waitMs?: number
  /** Told of a connection that broke while idle; the pool replaces it. */
  onProblem?: ((error: unknown) => void) | undefined
}

/** Opens a pool on a PostgreSQL 15 or newer, straight or through PgBouncer in transaction mode. */
export function openPostgres(options: PostgresOptions): Database {
  const statements = new PostgresStatements()
  const patience = new Patience({ withinMs: options.waitMs ?? 0 })
  const pool = new ScopedPool({
    patience,
    connectionString: options.url,
    max: options.connections ?? 10,
    query_timeout: options.answerWithinMs ?? 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: parserOf },
    onConnect: (client) => statements.greet(client),
  })
  pool.on('error', options.onProblem ?? (() => undefined))
  const room = new StorageWatch()
  const once: Queries['query'] = async (text, parameters) => {
    const client = await pool.connect()
    try {
      return await room.watch(text, statements.run(client, text, parameters))
    } finally {
      client.release(statements.isBroken(client))
    }
  }
  const query: Queries['query'] = (text, parameters) =>
    patience.run(() => once(text, parameters), { reads: onlyReads(text) })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return {
    kind: 'postgres',
    orm: drizzle({ client: pool, schema }),
    query,
    transaction: (work) => room.watch('', runTransaction({ pool, patience, statements, work })),
    execute: (text, values = []) => room.watch(text, runScript(pool, text, values)),
    health: () => readHealth(once),
    isFull: () => room.isFull,
    close,
  }
}

async function runTransaction<Result>(options: {
  pool: ScopedPool
  patience: Patience
  statements: PostgresStatements
  work: (transaction: Queries) => Promise<Result>
}): Promise<Result> {
  const { pool, patience, statements, work } = options
  const client = await patience.run(() => beginTransaction(pool, patience), { reads: false })
  let broken = false
  try {
    const query: Queries['query'] = (text, parameters) => statements.run(client, text, parameters)
    const result = await pool.scope.run(() => work({ orm: ormOf(client), query }))
    const { command } = await client.query('commit')
    // PostgreSQL answers COMMIT with ROLLBACK, not an error, when a failed statement was swallowed on the way.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.')
    return result
  } catch (error) {
    broken = statements.isBroken(client) || !(await rolledBack(client))
    throw error
  } finally {
    client.release(broken)
  }
}

async function beginTransaction(pool: ScopedPool, patience: Patience): Promise<PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return client
  } catch (error) {
    // Nothing was done in it yet.
    patience.markUnsent(error)
    client.release(true)
    throw error
  }
}

async function runScript(pool: ScopedPool, text: string, values: readonly unknown[]): Promise<{ rows: object[] }> {
  const client = await pool.connect()
  let broken = false
  try {
    // Several statements are answered by a list, which the types of `pg` don't tell.
    const results: QueryResult<object> | QueryResult<object>[] = await client.query(text, [...values])
    return { rows: [results].flat().flatMap(({ rows }) => rows) }
  } catch (error) {
    broken = !(await rolledBack(client))
    throw error
  } finally {
    client.release(broken)
  }
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

function ormOf(client: PoolClient): Queries['orm'] {
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, relations), relations)
}
