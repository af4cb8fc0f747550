import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '#contract/api.ts'
import { readRowIds, storeRow } from '#tests/support/database-row.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { type SmallDisk, SmallDiskFiles, SmallDiskReserve } from '#tests/support/small-database-disk.ts'
import { createTestApp, password } from '#tests/support/test-app.ts'
import { isDatabaseAway, isStorageFull } from '../sql-state.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { StorageWatch } from './storage-watch.ts'

const MEGABYTE = 1024 * 1024
const PLENTY = 1000 * MEGABYTE

describe('a full disk', { timeout: 60_000 }, () => {
  let dataDir: string
  let disk: SmallDisk
  let database: EmbeddedDatabase
  const open = async (reserved: boolean) => {
    database = await openEmbedded({
      dataDir,
      files: (folder) => new SmallDiskFiles(folder, disk),
      ...(reserved && { reserve: new SmallDiskReserve(dataDir, { disk, bytes: 20 * MEGABYTE }) }),
      reopenAfterMs: 1,
    })
  }
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'revisewell-full-'))
    await copyEmbeddedTemplate(dataDir)
    disk = { free: PLENTY }
  })
  afterEach(async () => {
    disk.free = PLENTY
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const store = async () => {
    const id = randomUUID()
    await storeRow(database, id)
    return id
  }

  test('is read from and takes nothing in, until there is space again', async () => {
    await open(true)
    const kept = await store()
    disk.free = 0
    const refused = await store().catch((error: unknown) => error)
    expect(isStorageFull(refused)).toBe(true)
    expect(database.isFull()).toBe(true)
    expect(await readRowIds(database)).toEqual(new Set([kept]))
    await database.health()
    disk.free = PLENTY
    const later = await store()
    expect(database.isFull()).toBe(false)
    expect(await readRowIds(database)).toEqual(new Set([kept, later]))
  })

  test('does not stop what was begun: it is finished in the space that was kept', async () => {
    await open(true)
    const ids = [randomUUID(), randomUUID()] as const
    await database.transaction(async (transaction) => {
      await storeRow(transaction, ids[0])
      disk.free = 0
      await storeRow(transaction, ids[1])
    })
    expect(await readRowIds(database)).toEqual(new Set(ids))
    expect(isStorageFull(await store().catch((error: unknown) => error))).toBe(true)
  })

  test('that stops the database all the same: it says so at once, and opens again with all that was acknowledged', async () => {
    await open(false)
    const kept = await store()
    disk.free = 0
    const refused = await store().catch((error: unknown) => error)
    expect(isDatabaseAway(refused) || isStorageFull(refused)).toBe(true)
    for (const question of [
      database.health(),
      database.transaction(async () => undefined),
      database.execute('select 1'),
    ])
      expect(isDatabaseAway(await question.catch((error: unknown) => error))).toBe(true)
    disk.free = PLENTY
    await vi.waitFor(() => database.health(), 30_000)
    expect([...(await readRowIds(database))]).toContain(kept)
    const later = await store()
    expect([...(await readRowIds(database))]).toContain(later)
  })

  test('is told to whoever wants to store something, while every screen can be read', async () => {
    await open(true)
    const server = await createTestApp({ database })
    const people = await Promise.all(
      (['student', 'teacher', 'parent', 'admin'] as const).map((role) => server.signedIn(role)),
    )
    // A session that is due to be prolonged.
    await database.query(`update sessions set expires_at = now() + interval '1 day'`)
    disk.free = 0
    const set = { id: randomUUID(), title: 'French' }
    for (const person of people) {
      expect(await person.post('/api/sets', set)).toMatchObject({
        status: 507,
        body: { error: { code: 'storage-full' } },
      })
      const unread: string[] = []
      for (const { route } of calls) {
        const [method, path = ''] = route.split(' ')
        if (method === 'GET' && !path.includes(':') && (await person.get(path)).status >= 500) unread.push(path)
      }
      expect(unread).toEqual([])
    }
    const [pupil] = people
    const signIn = { email: pupil?.email, password }
    expect(await server.visitor().post('/api/sign-in', signIn)).toMatchObject({ status: 507 })
    expect((await server.visitor().get('/api/health')).body).toEqual({ status: 'storage-full', database: 'embedded' })
    disk.free = PLENTY
    expect(await pupil?.post('/api/sets', set)).toMatchObject({ status: 200 })
    expect((await server.visitor().get('/api/health')).body).toEqual({ status: 'ok', database: 'embedded' })
  })
})

test('that a PostgreSQL server’s disk is full is known from what it refused, until it stores a row', async () => {
  const watch = new StorageWatch()
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  await expect(watch.watch('insert into schools values (1)', Promise.reject(full))).rejects.toBe(full)
  expect(watch.isFull).toBe(true)
  await watch.watch('select 1', Promise.resolve())
  expect(watch.isFull).toBe(true)
  await watch.watch('insert into schools values (1)', Promise.resolve())
  expect(watch.isFull).toBe(false)
})
