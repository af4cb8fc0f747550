import { Pool, type PoolClient } from 'pg'
import { TransactionScope } from '../transaction-scope.ts'

type OnConnected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool that gives no connection to code inside one of its transactions, the ORM's included. */
export class ScopedPool extends Pool {
  readonly scope = new TransactionScope()

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<PoolClient> | void {
    this.scope.refuseInside()
    return callback ? super.connect(callback) : super.connect()
  }
}
