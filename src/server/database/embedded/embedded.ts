import { resolve } from 'node:path'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite'
import type { Database, Queries } from '../database.ts'
import { readHealth } from '../health.ts'
import { startHousekeeping } from '../housekeeping.ts'
import { dialect, relations } from '../relations.ts'
import * as schema from '../schema.ts'
import type { DiskReserve } from './disk-reserve.ts'
import { DurableFiles, durableStartParams, prepareFolder } from './embedded-files.ts'
import { DatabaseStopped, DiskFull, EmbeddedServer } from './embedded-server.ts'
import { takeOwnership } from './owner-lock.ts'

export interface EmbeddedOptions {
  dataDir: string
  files?: (folder: string) => DurableFiles
  /** Space kept for a full disk. Default: none is kept, and a full disk stops the database. */
  reserve?: DiskReserve | undefined
  /** How long after the database stopped, or could not be opened again, it is tried. Default: 2 s. */
  reopenAfterMs?: number
  /** Told when housekeeping failed or the database stopped; both are tried again. */
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

/** Opens the database in `dataDir` as its one owner, creating it when there is none. @throws DataFolderInUse; DiskFull */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const {
    dataDir,
    files = (folder) => new DurableFiles(folder),
    reserve,
    reopenAfterMs = 2000,
    onProblem = () => undefined,
  } = options
  const owner = takeOwnership(dataDir)
  try {
    // Starting writes too: it would stop half-way.
    if (reserve?.check()) throw new DiskFull()
    const prepare = () =>
      prepareFolder(resolve(dataDir), async (newFolder) => {
        const created = await startServer(files(newFolder), { reserve })
        await created.close()
      })
    const running = await RunningServer.start({
      start: async (onStopped) => startServer(files(await prepare()), { reserve, onStopped }),
      mayStart: () => !reserve?.check(),
      afterMs: reopenAfterMs,
      onProblem,
    })
    const run = async (statement: string) => {
      // A checkpoint that finds no space would stop the database; nothing is written meanwhile that needs one.
      if (reserve?.isFull) throw new DiskFull()
      return runAlone(running.server, statement)
    }
    const housekeeping = startHousekeeping({ run, onProblem })
    const closeAll = async () => {
      housekeeping.stop()
      await running.close()
      owner.release()
    }
    let closing: Promise<void> | undefined
    return embeddedDatabase({
      running,
      isFull: () => reserve?.isFull ?? false,
      close: () => {
        closing ??= closeAll()
        return closing
      },
    })
  } catch (error) {
    owner.release()
    throw error
  }
}

async function startServer(
  files: DurableFiles,
  { reserve, onStopped }: { reserve: DiskReserve | undefined; onStopped?: (error: unknown) => void },
): Promise<EmbeddedServer> {
  if (reserve) files.onNoSpace = () => reserve.release()
  const server = new EmbeddedServer({
    fs: files,
    startParams: durableStartParams,
    reserve,
    ...(onStopped && { onStopped }),
  })
  await server.waitReady
  return server
}

interface Restart {
  start: (onStopped: (error: unknown) => void) => Promise<EmbeddedServer>
  mayStart: () => boolean
  afterMs: number
  onProblem: (error: unknown) => void
}

/** The server that runs, or none for a while: one that has stopped is started anew, as after a power cut. */
class RunningServer {
  readonly #restart: Restart
  #server: EmbeddedServer | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  private constructor(restart: Restart) {
    this.#restart = restart
  }

  static async start(restart: Restart): Promise<RunningServer> {
    const running = new RunningServer(restart)
    await running.#start()
    return running
  }

  get server(): EmbeddedServer {
    if (!this.#server) throw this.#restart.mayStart() ? new DatabaseStopped() : new DiskFull()
    return this.#server
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#server?.close()
  }

  async #start(): Promise<void> {
    const server = await this.#restart.start((error) => {
      if (this.#server === server) this.#stopped(error)
    })
    this.#server = server
    if (this.#closed) await server.close()
  }

  #stopped(error: unknown): void {
    if (this.#closed) return
    this.#server = undefined
    this.#restart.onProblem(error)
    this.#startLater()
  }

  #startLater(): void {
    if (this.#closed) return
    this.#timer = setTimeout(async () => {
      if (!this.#restart.mayStart()) return this.#startLater()
      try {
        await this.#start()
      } catch (error) {
        this.#restart.onProblem(error)
        this.#startLater()
      }
    }, this.#restart.afterMs).unref()
  }
}

async function runAlone(server: EmbeddedServer, statement: string): Promise<object[]> {
  const { rows } = await server.query<object>(statement)
  return rows
}

function embeddedDatabase({
  running,
  isFull,
  close,
}: {
  running: RunningServer
  isFull: () => boolean
  close: () => Promise<void>
}): EmbeddedDatabase {
  const queryInTransaction: Queries['query'] = (text, parameters = []) =>
    running.server.statements.run(text, parameters)
  const query: Queries['query'] = async (text, parameters) => {
    const { server } = running
    server.scope.refuseInside()
    return server._runExclusiveTransaction(() => server.statements.run(text, parameters ?? []))
  }
  return {
    kind: 'embedded',
    orm: drizzle({ client: currentClient(running), schema }),
    query,
    transaction: async (work) =>
      running.server.transaction((transaction) => work({ orm: ormOf(transaction), query: queryInTransaction })),
    execute: async (text, values = []) => {
      const { server } = running
      if (values.length > 0) return server.query<object>(text, [...values])
      server.scope.refuseInside()
      return { rows: await server._runExclusiveTransaction(() => server.statements.runScript(text)) }
    },
    health: () => readHealth(query),
    isFull,
    copyOut: async (statement) => {
      const { blob } = await running.server.query(statement)
      return blob ?? new Blob([])
    },
    copying: async (work) =>
      running.server.transaction((transaction) =>
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

/** What the ORM asks, it asks of the server that runs at the time. */
function currentClient(running: RunningServer): PGlite {
  return new Proxy(running.server, {
    get(_, name) {
      const { server } = running
      const held: unknown = Reflect.get(server, name, server)
      return typeof held === 'function' ? held.bind(server) : held
    },
  })
}

function ormOf(transaction: Transaction): Queries['orm'] {
  return new PgliteTransaction(dialect, new PgliteSession(transaction, dialect, relations), relations)
}
