import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { kill, outcomeOf, startProcess } from '#tests/support/database-process.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createPostgresUrl, describeOnBothDatabases } from '#tests/support/test-database.ts'
import { makeStepTable, takeStep, twoSteps } from '#tests/support/two-steps.ts'
import { connectDatabase } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { openJobs } from './jobs.ts'
import type { Queue } from './queue.ts'
import { tellAdmins } from './tell-admins.ts'

const log = pino({ level: 'silent' })
const lookEverySeconds = 0.5

let named = 0
/** A queue of the test's own. */
function newQueue(retries?: number): Queue<{ word: string }> {
  named += 1
  return { name: `test-${named}`, data: z.object({ word: z.string() }), ...(retries !== undefined && { retries }) }
}

/** As if the time of every waiting job had come. */
const bringForward = (database: Database) =>
  database.query('update jobs.job set start_after = now() where state < $1', ['active'])

describeOnBothDatabases('the job queue', (open) => {
  const start = () => openJobs({ database: open(), log, lookEverySeconds })

  test('does a job that is sent, with its data', async () => {
    const jobs = await start()
    const queue = newQueue()
    const done = Promise.withResolvers<string>()
    await jobs.work(queue, async ({ word }) => done.resolve(word))
    await jobs.send(queue, { word: 'photosynthesis' })
    expect(await done.promise).toBe('photosynthesis')
    await jobs.stop()
  })

  test('keeps nothing of what a job was told, once it has ended', async () => {
    const jobs = await start()
    const queue = newQueue(0)
    await jobs.work(queue, async ({ word }) => {
      if (word !== 'done@example.test') throw new Error('not today')
    })
    await jobs.send(queue, { word: 'done@example.test' })
    await jobs.send(queue, { word: 'lost@example.test' })
    await jobs.send(queue, { word: 'waiting@example.test' }, { startAfter: new Date('2100-01-01') })
    const told = () =>
      open().query<{ data: object }>('select data from jobs.job where name = $1 order by created_on', [queue.name])
    await vi.waitFor(
      async () =>
        expect((await told()).map(({ data }) => data)).toEqual([null, null, { word: 'waiting@example.test' }]),
      20_000,
    )
    await open().transaction((transaction) => jobs.remove(queue, { word: 'waiting@example.test' }, transaction))
    expect(await told()).toHaveLength(2)
    await open().query('delete from jobs.job where name = $1', [queue.name])
    await jobs.stop()
  })

  test('takes only what the queue is for', async () => {
    const jobs = await start()
    const wrong = JSON.parse('{"word": 7}')
    await expect(jobs.send(newQueue(), wrong)).rejects.toThrow(z.ZodError)
    await jobs.stop()
  })

  test('does one job of those sent with the same key, while it waits and after it is done, from every server', async () => {
    const [one, two] = await Promise.all([start(), start()])
    const queue = newQueue()
    const words: string[] = []
    const last = Promise.withResolvers<void>()
    const handler = async ({ word }: { word: string }) => {
      words.push(word)
      if (word === 'last') last.resolve()
    }
    await Promise.all([one, two].map((jobs) => jobs.send(queue, { word: 'once' }, { key: 'a' })))
    await Promise.all([one, two].map((jobs) => jobs.work(queue, handler)))
    await one.send(queue, { word: 'once' }, { key: 'a' })
    await two.send(queue, { word: 'once more' }, { key: 'b' })
    await two.send(queue, { word: 'last' })
    await last.promise
    await Promise.all([one.stop(), two.stop()])
    expect(words.toSorted()).toEqual(['last', 'once', 'once more'])
  })

  test('sends with a transaction, or not at all', async () => {
    const jobs = await start()
    const queue = newQueue()
    const words: string[] = []
    const done = Promise.withResolvers<void>()
    await jobs.work(queue, async ({ word }) => {
      words.push(word)
      done.resolve()
    })
    const undone = open().transaction(async (within) => {
      await jobs.send(queue, { word: 'undone' }, { within })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await open().transaction((within) => jobs.send(queue, { word: 'kept' }, { within }))
    await done.promise
    await jobs.stop()
    expect(words).toEqual(['kept'])
  })

  test('leaves a job until its time, over a restart', async () => {
    const before = await start()
    const queue = newQueue()
    await before.send(queue, { word: 'later' }, { startAfter: new Date('2100-01-01T00:00:00Z') })
    await before.stop()
    const jobs = await start()
    const words: string[] = []
    const done = Promise.withResolvers<void>()
    await jobs.work(queue, async ({ word }) => {
      words.push(word)
      done.resolve()
    })
    await bringForward(open())
    await done.promise
    await jobs.stop()
    expect(words).toEqual(['later'])
  })

  test('tries a job that failed again, later and later, then lists it as given up and tells the admins once', async () => {
    const app = await createTestApp({ database: open() })
    const [admin, hopeful] = [await app.signedIn('admin'), await app.signedIn('admin')]
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    await open().query(
      `insert into role_requests (user_id, role, status) select $1, 'admin', 'pending'
       where not exists (select 1 from role_requests where user_id = $1)`,
      [hopeful.id],
    )
    const onGivenUp = (job: { id: string; queue: string; reason: string }) =>
      tellAdmins(open(), { ...job, now: new Date('2026-05-12T16:00:00Z') })
    const jobs = await openJobs({ database: open(), log, lookEverySeconds, onGivenUp })
    const queue = newQueue(2)
    let tries = 0
    const tried = [0, 1, 2].map(() => Promise.withResolvers<void>())
    await jobs.work(queue, async () => {
      tried[tries]?.resolve()
      tries += 1
      throw new Error('the mail server is away')
    })
    await jobs.send(queue, { word: 'mail' })
    const state = () =>
      open().query<{ state: string; wait: number }>(
        `select state, extract(epoch from start_after - now())::int as wait from jobs.job where name = $1`,
        [queue.name],
      )
    for (const { promise } of tried) {
      await promise
      await expect.poll(state).not.toMatchObject([{ state: 'active' }])
      const [job] = await state()
      if (job?.state === 'retry') expect(job.wait).toBeGreaterThan(10)
      await bringForward(open())
    }
    await expect
      .poll(jobs.failed)
      .toMatchObject([{ queue: queue.name, attempts: 3, reason: 'the mail server is away' }])
    await jobs.stop()
    expect(tries).toBe(3)
    const told = await open().query(`select user_id as id from notices where title like 'Something in the background%'`)
    expect(told).toEqual([{ id: admin.id }])
  })

  test('keeps a schedule by London’s clock and makes up for a time that was missed', async () => {
    const jobs = await start()
    const queue = newQueue()
    await jobs.schedule(queue, '0 7 * * 1', { word: 'weekly' })
    await jobs.schedule(queue, '0 8 * * 1', { word: 'weekly' })
    await jobs.stop()
    const rows = await open().query(
      `select cron, timezone, options ->> 'missed' as missed from jobs.schedule where name = $1`,
      [queue.name],
    )
    expect(rows).toEqual([{ cron: '0 8 * * 1', timezone: 'Europe/London', missed: 'once' }])
  })
})

describe.each(['embedded', 'postgres'] as const)('a server that is killed between two steps of a job (%s)', (kind) => {
  test('leaves the job to the next one, and no step counts twice', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'revisewell-jobs-'))
    const postgres = kind === 'postgres' ? await createPostgresUrl() : undefined
    if (!postgres) await copyEmbeddedTemplate(dataDir)
    const connect = () => connectDatabase({ dataDir, databaseUrl: postgres?.url })
    const first = await connect()
    await makeStepTable(first)
    await first.close()

    const child = startProcess('jobs-process.ts', dataDir, ...(postgres ? [postgres.url] : []))
    expect(await outcomeOf(child)).toMatchObject({ open: true })
    await kill(child)

    const database = await connect()
    // As if the dead server had not been heard of for a while.
    await database.query(`update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`)
    const jobs = await openJobs({ database, log, lookEverySeconds })
    const done = Promise.withResolvers<void>()
    await jobs.work(twoSteps, async ({ work }) => {
      await takeStep(database, work, 1)
      await takeStep(database, work, 2)
      done.resolve()
    })
    await jobs.send(twoSteps, { work: 'report' }, { key: 'report' })
    await bringForward(database)
    await done.promise
    await jobs.stop()
    const steps = await database.query('select work, step, times from steps order by step')
    expect(steps).toEqual([
      { work: 'report', step: 1, times: 2 },
      { work: 'report', step: 2, times: 1 },
    ])
    await database.close()
    await postgres?.remove()
    rmSync(dataDir, { recursive: true })
  })
})
