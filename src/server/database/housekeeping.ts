/** The part of a timer that housekeeping needs; the returned function stops it. */
export type Repeat = (work: () => void, everyMs: number) => () => void

export interface HousekeepingOptions {
  run: (statement: string) => Promise<object[]>
  /** Default: five minutes. */
  everyMs?: number
  /** Vacuums on every so many rounds that found changes. Default: 12, an hour's worth. */
  vacuumEvery?: number
  repeat?: Repeat
  onProblem?: ((error: unknown) => void) | undefined
}

const onInterval: Repeat = (work, everyMs) => {
  // Unref'd: housekeeping never keeps a process alive.
  const timer = setInterval(work, everyMs).unref()
  return () => clearInterval(timer)
}

const TABLES = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and (relnamespace::regnamespace::text in ('public', 'jobs') or oid = 'pg_catalog.pg_statistic'::regclass)
  order by relname`

/**
 * Does what a PostgreSQL server's own background workers do and the embedded database lacks: checkpoints, so that the
 * write-ahead log is cut and a restart is quick, and vacuums, so that dead rows are reused and statistics are fresh.
 * A round after which nothing was written does nothing. Tables are vacuumed one by one: other statements run between.
 */
export function startHousekeeping(options: HousekeepingOptions): { stop: () => void; round: () => Promise<void> } {
  const { run, everyMs = 5 * 60_000, vacuumEvery = 12, repeat = onInterval, onProblem = () => undefined } = options
  let lastPosition: string | undefined
  let busyRounds = 0
  let stopped = false

  const position = async () => JSON.stringify(await run('select pg_current_wal_insert_lsn()::text as position'))

  const round = async () => {
    if ((await position()) === lastPosition) return
    busyRounds += 1
    if (busyRounds % vacuumEvery === 0) {
      for (const table of await run(TABLES)) {
        if (stopped) return
        if ('name' in table) await run(`vacuum (analyze) ${table.name}`)
      }
    }
    if (stopped) return
    await run('checkpoint')
    lastPosition = await position()
  }

  let running = false
  const stopTimer = repeat(async () => {
    if (running) return
    running = true
    try {
      await round()
    } catch (error) {
      if (!stopped) onProblem(error)
    } finally {
      running = false
    }
  }, everyMs)
  return {
    round,
    stop: () => {
      stopped = true
      stopTimer()
    },
  }
}
