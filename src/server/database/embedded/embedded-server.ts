import { messages, PGlite, type PGliteOptions, protocol, type Transaction, types } from '@electric-sql/pglite'
import { DISK_FULL, READ_ONLY, SERVER_ENDS, sqlState } from '../sql-state.ts'
import { TransactionScope } from '../transaction-scope.ts'
import type { DiskReserve } from './disk-reserve.ts'
import { EmbeddedStatements } from './embedded-statements.ts'

const keepText = (value: string) => value

/** Nothing is stored while the disk is full. Its code is PostgreSQL's own. */
export class DiskFull extends Error {
  readonly code = DISK_FULL
  constructor(options?: ErrorOptions) {
    super('The disk that holds the data folder is full: nothing is stored until there is space again.', options)
    this.name = 'DiskFull'
  }
}

/** The embedded database has stopped and is about to be opened anew. */
export class DatabaseStopped extends Error {
  readonly code = SERVER_ENDS[0]
  constructor(options?: ErrorOptions) {
    super('The embedded database has stopped; it is opened again by itself.', options)
    this.name = 'DatabaseStopped'
  }
}

/**
 * PGlite with the value types that `Queries` promises, a refusal where it would wait for ever, and a watch on its disk: it takes
 * nothing in while the disk is full, and once PostgreSQL has given up it is asked for nothing more, since it would never answer.
 */
export class EmbeddedServer extends PGlite {
  readonly scope = new TransactionScope()
  readonly statements = new EmbeddedStatements(this)
  readonly #reserve: DiskReserve | undefined
  readonly #onStopped: (error: unknown) => void
  #readOnly = false
  #stopped = false

  constructor({
    reserve,
    onStopped,
    ...options
  }: PGliteOptions & {
    reserve?: DiskReserve | undefined
    /** Told once, when PostgreSQL has given up. */
    onStopped?: (error: unknown) => void
  }) {
    super({ ...options, parsers: { [types.DATE]: keepText } })
    this.#reserve = reserve
    this.#onStopped = onStopped ?? (() => undefined)
  }

  override async query<Row>(...statement: Parameters<PGlite['query']>) {
    this.scope.refuseInside()
    return super.query<Row>(...statement)
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.scope.run(() => super.transaction(work))
  }

  override _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      if (this.ready) await this.#chooseMode()
      return work()
    })
  }

  override execProtocolRaw(...sent: Parameters<PGlite['execProtocolRaw']>) {
    return this.#watched(() => super.execProtocolRaw(...sent))
  }

  override execProtocolStream(
    ...sent: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#watched(() => super.execProtocolStream(...sent))
  }

  override execProtocol(...sent: Parameters<PGlite['execProtocol']>) {
    return this.#watched(() => super.execProtocol(...sent))
  }

  /** PostgreSQL itself tells what writes from what reads. */
  async #chooseMode(): Promise<void> {
    const full = this.#reserve?.check() ?? false
    if (full === this.#readOnly) return
    const mode = `set default_transaction_read_only = ${full ? 'on' : 'off'}`
    await this.execProtocol(protocol.serialize.query(mode), { syncToFs: false })
    this.#readOnly = full
  }

  async #watched<Result>(exchange: () => Promise<Result>): Promise<Result> {
    if (this.#stopped) throw new DatabaseStopped()
    try {
      return await exchange()
    } catch (error) {
      if (hasGivenUp(error) && !this.#stopped) {
        this.#stopped = true
        this.#onStopped(error)
      }
      if (this.#stopped) throw new DatabaseStopped({ cause: error })
      if (this.#readOnly && sqlState(error) === READ_ONLY) throw new DiskFull({ cause: error })
      throw error
    }
  }
}

/** After a panic, and after a failure that is none of PostgreSQL's, its memory is in no state to go on. */
function hasGivenUp(error: unknown): boolean {
  return !(error instanceof messages.DatabaseError) || ['PANIC', 'FATAL'].includes(error.severity ?? '')
}
