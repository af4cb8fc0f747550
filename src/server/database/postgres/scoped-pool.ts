import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { TransactionScope } from '../transaction-scope.ts'
import { onlyReads, type Patience } from './patience.ts'

type OnConnected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool that gives no connection to code inside one of its transactions, and whose own statements, the ORM's, wait for a database that is away. */
export class ScopedPool extends Pool {
  readonly scope = new TransactionScope()
  readonly #patience: Patience

  constructor({ patience, ...config }: PoolConfig & { patience: Patience }) {
    super(config)
    this.#patience = patience
    const once = this.query.bind(this) as (...given: readonly unknown[]) => Promise<unknown>
    const patiently = (...given: readonly unknown[]) =>
      // Who hands in a callback sees to failures in another way.
      typeof given.at(-1) === 'function'
        ? once(...given)
        : patience.run(() => once(...given), { reads: onlyReads(textOf(given[0])) })
    this.query = patiently as typeof this.query
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<PoolClient> | void {
    this.scope.refuseInside()
    if (!callback)
      return super.connect().catch((error: unknown) => {
        this.#patience.markUnsent(error)
        throw error
      })
    super.connect((error, client, done) => {
      this.#patience.markUnsent(error)
      callback(error, client, done)
    })
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const given = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : ''
  return typeof given === 'string' ? given : ''
}
