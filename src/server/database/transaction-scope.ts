import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows, per database, whether the calling code runs inside one of its transactions. */
export class TransactionScope {
  readonly #open = new AsyncLocalStorage<{ ended: boolean }>()

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseInside()
    const transaction = { ended: false }
    try {
      return await this.#open.run(transaction, work)
    } finally {
      // Work that was started inside and outlives the transaction may use the database again.
      transaction.ended = true
    }
  }

  /** @throws when called from within a transaction that has not ended */
  refuseInside(): void {
    const transaction = this.#open.getStore()
    if (transaction && !transaction.ended) {
      throw new Error('The database was used inside its own transaction: use the transaction that was handed in.')
    }
  }
}
