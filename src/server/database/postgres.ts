import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Database, Parameter, Queries } from './database.ts'
import { readHealth } from './health.ts'
import { parserOf } from './postgres-values.ts'
import { dialect, relations } from './relations.ts'
import * as schema from './schema.ts'
import { TransactionScope } from './transaction-scope.ts'

export interface PostgresOptions {
  url: string
  /** Default: 10. */
  connections?: number
  /** A statement that takes longer fails, so that a lost server never holds a request for ever. Default: 30 s; 0: never. */
  answerWithinMs?: number
  /** Told of a connection that broke while idle; the pool replaces it. */
  onProblem?: ((error: unknown) => void) | undefined
}

/** Opens a pool on a PostgreSQL 15 or newer. Uses no named statements: PgBouncer in transaction mode may stand between. */
export function openPostgres(options: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    query_timeout: options.answerWithinMs ?? 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: parserOf },
    // As the embedded database has it, so that SQL about days means the same on both.
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'`)
    },
  })
  pool.on('error', options.onProblem ?? (() => undefined))
  const scope = new TransactionScope()
  const queryPool = postgresQuery(pool)
  const query: Queries['query'] = async (text, parameters) => {
    scope.refuseInside()
    return queryPool(text, parameters)
  }
  return {
    kind: 'postgres',
    orm: drizzle({ client: pool, schema }),
    query,
    transaction: (work) => scope.run(() => runTransaction(pool, work)),
    health: () => readHealth(query),
    close: () => pool.end(),
  }
}

async function runTransaction<Result>(pool: Pool, work: (transaction: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await work(transactionQueries(client))
    const { command } = await client.query('commit')
    // PostgreSQL answers COMMIT with ROLLBACK, not an error, when a failed statement was swallowed on the way.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function transactionQueries(client: PoolClient): Queries {
  const session = new NodePgSession(client, dialect, relations)
  return { orm: new NodePgTransaction(dialect, session, relations), query: postgresQuery(client) }
}

function postgresQuery(client: Pool | PoolClient): Queries['query'] {
  return async <Row extends object>(text: string, parameters: readonly Parameter[] = []) => {
    const { rows } = await client.query<Row>(text, [...parameters])
    return rows
  }
}
