import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/database/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '#server/database/embedded/embedded.ts'
import { readTables } from '#server/database/read-tables.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { fillDatabase } from '#tests/support/filled-database.ts'
import { createPostgresDatabase } from '#tests/support/test-database.ts'
import { PAGES_AT_ONCE } from './database/copy-table.ts'
import { MoveRefused, moveDatabase } from './database/move-database.ts'

async function rowsOf(database: Database, table: string): Promise<object[]> {
  return database.query(`select * from ${table} order by 1, 2, 3`)
}

describe('moving to PostgreSQL', { timeout: 60_000 }, () => {
  let dataDir: string
  let source: EmbeddedDatabase
  let target: Awaited<ReturnType<typeof createPostgresDatabase>>
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'revisewell-move-'))
    await copyEmbeddedTemplate(dataDir)
    source = await openEmbedded({ dataDir })
    target = await createPostgresDatabase()
  }, 60_000)
  afterEach(async () => {
    await source.close()
    await target.remove()
    rmSync(dataDir, { recursive: true })
  })

  test('carries every row over as it was, and says so table by table', async () => {
    await fillDatabase(source, 30)
    const lines: string[] = []
    const { rows } = await moveDatabase({ source, databaseUrl: target.url, report: (line) => lines.push(line) })
    expect(rows).toBe(2 + 30 * (1 + 1 + 1 + 3 + 20 + 1 + 2))
    for (const table of ['schools', 'users', 'profiles', 'student_progress', 'xp_ledger', 'answers', 'card_states']) {
      expect(await rowsOf(target.database, table)).toEqual(await rowsOf(source, table))
    }
    expect(lines).toContain('answers: 600 rows moved, and they are the same.')
    expect(lines).toContain('set_media: 30 rows moved, and they are the same.')
    expect(lines).toContain('sessions: 0 rows moved, and they are the same.')
  })

  test('carries over what triggers derive as it is, and does not derive it again', async () => {
    await fillDatabase(source, 7)
    await source.query(
      `insert into xp_totals (student_id, board, xp, school_id, shown)
       select id, 'all/ever', 300 * length(id), (select id from schools limit 1), true from users`,
    )
    await moveDatabase({ source, databaseUrl: target.url, report: () => undefined })
    for (const table of ['xp_totals', 'xp_histogram', 'school_totals']) {
      const rows = await rowsOf(target.database, table)
      expect(rows).toEqual(await rowsOf(source, table))
      expect(rows.length).toBeGreaterThan(0)
    }
    // Afterwards they are derived there.
    await target.database.query(`delete from users where id = 's1'`)
    expect(await target.database.query('select pupils from school_totals')).toEqual([{ pupils: 6 }])
  })

  test('moves a table that is larger than what is held in memory at a time, part by part', async () => {
    await source.query(
      `insert into schools (name, address) select 'School ' || n, (select string_agg(md5(n || '-' || part), '') from generate_series(1, 60) part)
       from generate_series(1, 20000) n`,
    )
    const schools = (await readTables(source.query)).find(({ name }) => name === 'schools')
    expect(schools?.pages).toBeGreaterThan(PAGES_AT_ONCE)
    const { rows } = await moveDatabase({ source, databaseUrl: target.url, report: () => undefined })
    expect(rows).toBe(20_000)
  })

  test('carries over jobs that wait and schedules, and a key that was used stays used', async () => {
    const log = pino({ level: 'silent' })
    const queue: Queue<{ word: string }> = { name: 'moved', data: z.object({ word: z.string() }) }
    const before = await openJobs({ database: source, log })
    await before.send(queue, { word: 'later' }, { key: 'a', startAfter: new Date('2100-01-01T00:00:00Z') })
    await before.schedule(queue, '0 7 * * 1', { word: 'weekly' })
    await before.stop()
    const lines: string[] = []
    await moveDatabase({ source, databaseUrl: target.url, report: (line) => lines.push(line) })
    expect(lines).toContain('jobs.job_common: 1 rows moved, and they are the same.')
    const after = await openJobs({ database: target.database, log, lookEverySeconds: 0.5 })
    await after.send(queue, { word: 'again' }, { key: 'a' })
    const done = Promise.withResolvers<string>()
    await after.work(queue, async ({ word }) => done.resolve(word))
    await target.database.query('update jobs.job set start_after = now()')
    expect(await done.promise).toBe('later')
    await after.stop()
    expect(await target.database.query('select name, cron from jobs.schedule')).toEqual([
      { name: 'moved', cron: '0 7 * * 1' },
    ])
  })

  test('lets numbered rows go on where they stopped', async () => {
    const numbered = 'create table numbered (id serial primary key, "Odd name" text)'
    for (const database of [source, target.database]) await database.query(numbered)
    await source.query(`insert into numbered ("Odd name") values ('first'), ('second')`)
    await moveDatabase({ source, databaseUrl: target.url, report: () => undefined })
    const added = await target.database.query(`insert into numbered ("Odd name") values ('third') returning id`)
    expect(added).toEqual([{ id: 3 }])
  })

  test('refuses a target that holds rows already and leaves it as it was', async () => {
    await fillDatabase(source, 3)
    await target.database.query(`insert into schools (name) values ('Here before')`)
    const moving = moveDatabase({ source, databaseUrl: target.url, report: () => undefined })
    await expect(moving).rejects.toThrow(MoveRefused)
    await expect(moving).rejects.toThrow('already holds rows in schools')
    expect(await target.database.query('select name from schools')).toEqual([{ name: 'Here before' }])
    expect(await target.database.query('select 1 from users')).toEqual([])
  })

  test('keeps nothing of a move whose rows differ afterwards', async () => {
    await fillDatabase(source, 3)
    await target.database.query(
      `create function spoil() returns trigger language plpgsql as $$ begin new.amount := new.amount + 1; return new; end $$`,
    )
    await target.database.query('create trigger spoil before insert on xp_ledger for each row execute function spoil()')
    const moving = moveDatabase({ source, databaseUrl: target.url, report: () => undefined })
    await expect(moving).rejects.toThrow('The rows of xp_ledger differ after the move')
    expect(await target.database.query('select 1 from users')).toEqual([])
  })
})

describe('npm run move-to-postgres', { timeout: 60_000 }, () => {
  const script = join(import.meta.dirname, 'move-to-postgres.ts')

  async function run(environment: Record<string, string>) {
    const { NODE_ENV: _, ...own } = process.env
    const options = { env: { ...own, DATABASE_URL: '', ...environment } }
    return promisify(execFile)(process.execPath, [script], options).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  }

  test('says what is missing, in a sentence', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'revisewell-move-'))
    const nowhere = await run({ DATA_DIR: empty })
    expect(nowhere).toMatchObject({ code: 1, stdout: '' })
    expect(nowhere.stderr).toContain('Say where to move to, in DATABASE_URL.')
    const nothing = await run({ DATA_DIR: empty, DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    expect(nothing).toMatchObject({
      code: 1,
      stderr: `The folder ${empty} holds no embedded database. Say in DATA_DIR where it is.\n`,
    })
    rmSync(empty, { recursive: true })
  })

  test('moves, and refuses while the product runs on the folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'revisewell-move-'))
    await copyEmbeddedTemplate(dataDir)
    const target = await createPostgresDatabase()
    const running = await openEmbedded({ dataDir })
    await fillDatabase(running, 2)
    const environment = { DATA_DIR: dataDir, DATABASE_URL: target.url }
    const refused = await run(environment)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain(`The data folder ${dataDir} is in use by another process.`)
    await running.close()
    const moved = await run(environment)
    expect(moved).toMatchObject({ code: 0, stderr: '' })
    expect(moved.stdout).toMatch(/\nMoved 60 rows in [\d.]+ s\. Start the product with the same DATABASE_URL\.\n$/)
    expect(await target.database.query('select id from users order by id')).toEqual([{ id: 's1' }, { id: 's2' }])
    await target.remove()
    rmSync(dataDir, { recursive: true })
  })
})
