import { resolve } from 'node:path'
import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite'
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite'
import type { Database, Queries } from './database.ts'
import { DurableFiles, durableStartParams, prepareFolder } from './embedded-files.ts'
import { EmbeddedStatements } from './embedded-statements.ts'
import { readHealth } from './health.ts'
import { startHousekeeping } from './housekeeping.ts'
import { takeOwnership } from './owner-lock.ts'
import { dialect, relations } from './relations.ts'
import * as schema from './schema.ts'
import { TransactionScope } from './transaction-scope.ts'

const keepText = (value: string) => value

/** PGlite with the value types that `Queries` promises, and a refusal where it would wait for ever. */
class EmbeddedServer extends PGlite {
  readonly scope = new TransactionScope()

  constructor(options: PGliteOptions) {
    super({ ...options, parsers: { [types.DATE]: keepText } })
  }

  override async query<Row>(...statement: Parameters<PGlite['query']>) {
    this.scope.refuseInside()
    return super.query<Row>(...statement)
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.scope.run(() => super.transaction(work))
  }
}

export interface EmbeddedOptions {
  dataDir: string
  files?: (folder: string) => DurableFiles
  /** Told when housekeeping failed; it tries again at its next round. */
  onProblem?: (error: unknown) => void
}

/** A transaction that copies rows as PostgreSQL's own text. */
export interface CopySession {
  query: Queries['query']
  /** `select` is a query; what it gives, whole rows, is held in memory. */
  copyOut(select: string): Promise<Buffer>
  /** `into` is a table with its columns. */
  copyIn(into: string, rows: Buffer): Promise<void>
}

export interface EmbeddedDatabase extends Database {
  /** What a `COPY … TO '/dev/blob'` wrote, which is held in memory. */
  copyOut(statement: string): Promise<Blob>
  /** A transaction in which rows can be copied out and in; everybody else waits for it. */
  copying<Result>(work: (session: CopySession) => Promise<Result>): Promise<Result>
}

/** Opens the database in `dataDir` as its one owner, creating it when there is none. @throws DataFolderInUse */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, files = (folder) => new DurableFiles(folder), onProblem } = options
  const owner = takeOwnership(dataDir)
  try {
    const folder = await prepareFolder(resolve(dataDir), async (newFolder) => {
      const created = await startServer(files(newFolder))
      await created.close()
    })
    const server = await startServer(files(folder))
    const housekeeping = startHousekeeping({ run: (statement) => runAlone(server, statement), onProblem })
    const closeAll = async () => {
      housekeeping.stop()
      await server.close()
      owner.release()
    }
    let closing: Promise<void> | undefined
    return embeddedDatabase(server, () => {
      closing ??= closeAll()
      return closing
    })
  } catch (error) {
    owner.release()
    throw error
  }
}

async function startServer(files: DurableFiles): Promise<EmbeddedServer> {
  const server = new EmbeddedServer({ fs: files, startParams: durableStartParams })
  await server.waitReady
  return server
}

async function runAlone(server: EmbeddedServer, statement: string): Promise<object[]> {
  const { rows } = await server.query<object>(statement)
  return rows
}

function embeddedDatabase(server: EmbeddedServer, close: () => Promise<void>): EmbeddedDatabase {
  const statements = new EmbeddedStatements(server)
  const queryInTransaction: Queries['query'] = (text, parameters = []) => statements.run(text, parameters)
  const query: Queries['query'] = async (text, parameters) => {
    server.scope.refuseInside()
    return server._runExclusiveTransaction(() => queryInTransaction(text, parameters))
  }
  return {
    kind: 'embedded',
    orm: drizzle({ client: server, schema }),
    query,
    transaction: (work) =>
      server.transaction((transaction) => work({ orm: ormOf(transaction), query: queryInTransaction })),
    execute: async (text, values = []) => {
      if (values.length > 0) return server.query<object>(text, [...values])
      server.scope.refuseInside()
      return { rows: await server._runExclusiveTransaction(() => statements.runScript(text)) }
    },
    health: () => readHealth(query),
    copyOut: async (statement) => {
      const { blob } = await server.query(statement)
      return blob ?? new Blob([])
    },
    copying: (work) =>
      server.transaction((transaction) =>
        work({
          query: queryInTransaction,
          async copyOut(select) {
            const { blob } = await transaction.query(`copy (${select}) to '/dev/blob'`)
            return Buffer.from(blob ? await blob.arrayBuffer() : new ArrayBuffer(0))
          },
          async copyIn(into, rows) {
            await transaction.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(rows)]) })
          },
        }),
      ),
    close,
  }
}

function ormOf(transaction: Transaction): Queries['orm'] {
  return new PgliteTransaction(dialect, new PgliteSession(transaction, dialect, relations), relations)
}
