import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Queries } from '../database/database.ts'
import { type FailedJob, readFailedJobs } from './failed-job-store.ts'
import { forgetEndedJobs, forgetJobData, removeWaitingJobs } from './job-data-store.ts'
import { queriesAsDatabase } from './queries-as-database.ts'
import { jobIdOf, type Queue } from './queue.ts'

/** The schema that holds the queue's own tables; nothing of the product's is in it. */
export const JOBS_SCHEMA = 'jobs'

export interface SendOptions {
  /** Of all jobs that are sent to a queue with one key, one is done; a key is remembered for 30 days after its job ended. */
  key?: string
  /** Not before this time. Default: at once. */
  startAfter?: Date
  /** A transaction: the job is there if it commits, and only then. The queue must have its worker in this process. */
  within?: Queries
}

export interface JobContext {
  /** The same each time the job is tried. */
  id: string
  /** Aborted when the product stops or the job has taken too long. */
  signal: AbortSignal
}

/**
 * Work that is done later and survives a restart. A job is done by one server at a time, at least once: after a crash it is
 * begun anew, so what its handler does must count once however often it is done. A handler that throws is tried again, later
 * and later; a job that is given up is logged and is among `failed`.
 */
export interface Jobs {
  /** @throws {z.ZodError} when the data is not what the queue takes */
  send<Data extends object>(queue: Queue<Data>, data: Data, options?: SendOptions): Promise<void>
  work<Data extends object>(queue: Queue<Data>, handler: (data: Data, job: JobContext) => Promise<void>): Promise<void>
  /**
   * Sends a job at each time of a cron expression, by London's clock, once for all servers. Of the times missed while the product
   * was not running, the last is made up for.
   */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>
  /** Takes out, within a transaction, the jobs that wait and were told all that `told` holds. */
  remove<Data extends object>(queue: Queue<Data>, told: Partial<Data>, within: Queries): Promise<void>
  /** The jobs that were given up, the latest first. */
  failed(): Promise<FailedJob[]>
  /** Lets jobs that are under way end (up to 30 s) and begins no more. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Pick<Logger, 'warn' | 'error'>
  /** Told of a job that failed for the last time. */
  onGivenUp?: (job: { id: string; queue: string; reason: string }) => Promise<void>
  /** How often a worker looks for jobs that another server sent or whose time has come. Default: 2 s, embedded 5 s. */
  lookEverySeconds?: number
}

const DAY_SECONDS = 24 * 60 * 60

/** A busy event loop may be late, and a crashed server's jobs should not wait for long. */
const HEARTBEAT_SECONDS = 60

const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Makes the queue's own tables, or brings them to the form that this version knows; nothing is begun. */
export async function migrateJobs(database: Database): Promise<void> {
  const boss = bossOf(database, { supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

function bossOf(database: Database, options: { supervise?: boolean; schedule?: boolean } = {}): PgBoss {
  const embedded = database.kind === 'embedded'
  return new PgBoss({
    ...options,
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: embedded ? 'pglite' : 'postgres',
    schema: JOBS_SCHEMA,
    // The embedded database has one connection and housekeeping of its own.
    reindex: !embedded,
    monitorVacuum: false,
    // Jobs here never wait for other jobs; by default this would write every five seconds.
    flowIntervalSeconds: DAY_SECONDS,
  })
}

/** Opens the queue in the product's own database, with its tables; several servers may at once. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { database, log, onGivenUp } = options
  const { lookEverySeconds = database.kind === 'embedded' ? 5 : 2 } = options
  const boss = bossOf(database)
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem; it goes on'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  // What a crashed server had begun is found at the start already, not a minute later.
  await boss.supervise()

  const queues = new Map<string, Promise<void>>()
  const workers = new Map<string, string>()

  function ensureQueue({ name, retries = 6 }: Queue<object>): Promise<void> {
    const settings = {
      retryLimit: retries,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 6 * 60 * 60,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 30 * DAY_SECONDS,
      retentionSeconds: 60 * DAY_SECONDS,
    }
    const make = async () => {
      await boss.createQueue(name, settings)
      await boss.updateQueue(name, settings)
      // The queue is looked up here and then remembered, so that a send within a transaction asks nothing outside it.
      await boss.findJobs(name, { id: NO_JOB })
    }
    const known =
      queues.get(name) ??
      make().catch((error: unknown) => {
        // Tried anew the next time: what kept it from being made, such as a full disk, may be over then.
        queues.delete(name)
        throw error
      })
    queues.set(name, known)
    return known
  }

  return {
    async send(queue, data, { key, startAfter, within } = {}) {
      const parsed = queue.data.parse(data)
      await ensureQueue(queue)
      await boss.send(queue.name, parsed, {
        ...(key !== undefined && { id: jobIdOf(queue.name, key) }),
        ...(startAfter && { startAfter }),
        ...(within && { db: queriesAsDatabase(within) }),
      })
      const worker = workers.get(queue.name)
      if (worker !== undefined && !startAfter && !within) boss.notifyWorker(worker)
    },
    async work(queue, handler) {
      await ensureQueue(queue)
      await forgetEndedJobs(database, queue.name)
      const settings = { includeMetadata: true, pollingIntervalSeconds: lookEverySeconds } as const
      const worker = await boss.work<object | null, void, typeof settings>(queue.name, settings, async (jobs) => {
        for (const { id, data, signal, retryCount, retryLimit } of jobs) {
          try {
            // Done, and forgotten, before a crash kept that from being noted.
            if (data === null) continue
            await handler(queue.data.parse(data), { id, signal })
            await forgetJobData(database, queue.name, id)
          } catch (error) {
            const about = { err: error, queue: queue.name, job: id, attempt: retryCount + 1 }
            if (retryCount < retryLimit) log.warn(about, 'a job failed; it is tried again')
            else {
              log.error(about, 'a job failed for the last time and was given up')
              await forgetJobData(database, queue.name, id)
              const reason = error instanceof Error ? error.message : String(error)
              await onGivenUp?.({ id, queue: queue.name, reason }).catch((failure: unknown) =>
                log.error({ err: failure }, 'nobody could be told of it'),
              )
            }
            throw error
          }
        }
      })
      workers.set(queue.name, worker)
    },
    async schedule(queue, cron, data) {
      await ensureQueue(queue)
      await boss.schedule(queue.name, cron, queue.data.parse(data), { tz: 'Europe/London', missed: 'once' })
    },
    async remove(queue, told, within) {
      await ensureQueue(queue)
      await removeWaitingJobs(within, { queue: queue.name, told })
    },
    failed: () => readFailedJobs(database),
    stop: () => boss.stop({ timeout: 30_000 }),
  }
}
