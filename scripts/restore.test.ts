import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Copying, copyingOnPostgres } from '#server/backup/copy-session.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import type { Database } from '#server/database/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '#server/database/embedded/embedded.ts'
import { copyEmbeddedTemplate } from '#tests/support/embedded-database-template.ts'
import { fillDatabase } from '#tests/support/filled-database.ts'
import { createPostgresDatabase } from '#tests/support/test-database.ts'
import { RestoreRefused, restoreBackup } from './database/restore-backup.ts'

const now = new Date('2026-05-12T16:00:00Z')
const kinds = ['embedded', 'postgres'] as const
type Kind = (typeof kinds)[number]
interface Side {
  database: Database
  reading: Copying
  writing: Copying
}

describe('backup and restore', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'revisewell-restore-'))
  const cleanUps: (() => Promise<unknown>)[] = []
  let count = 0
  beforeEach(() => {
    count++
  })
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  }, 60_000)

  async function openSide(kind: Kind): Promise<Side> {
    if (kind === 'postgres') {
      const { database, url, remove } = await createPostgresDatabase()
      cleanUps.push(remove)
      const [reading, writing] = [true, false].map((each) => copyingOnPostgres(url, { reading: each }))
      if (!reading || !writing) throw new Error('two ways to copy')
      return { database, reading, writing }
    }
    const dataDir = mkdtempSync(join(folder, 'data-'))
    await copyEmbeddedTemplate(dataDir)
    const database: EmbeddedDatabase = await openEmbedded({ dataDir })
    cleanUps.push(() => database.close())
    const copying: Copying = (work) => database.copying(work)
    return { database, reading: copying, writing: copying }
  }
  async function filled(kind: Kind): Promise<Side> {
    const side = await openSide(kind)
    await fillDatabase(side.database, 25)
    await side.database.query(
      `insert into sessions (id, expires_at, token, user_id) select 's', now(), 'secret-token', id from users limit 1`,
    )
    await side.database.query(`insert into audit_log (act, at) values ('school-added', now())`)
    return side
  }
  const backUp = async ({ reading }: Side) => {
    const path = join(folder, `backup-${count}`)
    await writeBackup({ copying: reading, path, now })
    return path
  }
  const restore = (side: Side, file: string, overwrite = false) =>
    restoreBackup({ file, copying: side.writing, overwrite, report: () => undefined, now })
  const rowsOf = (database: Database, table: string) => database.query(`select * from ${table} order by 1, 2, 3`)

  test.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'what was backed up on the %s database comes back on the %s one, row for row',
    async (from, to) => {
      const source = await filled(from)
      const file = await backUp(source)
      const target = await openSide(to)
      await restore(target, file)
      for (const table of [
        'schools',
        'users',
        'accounts',
        'profiles',
        'student_progress',
        'xp_ledger',
        'answers',
        'card_states',
        'xp_totals',
      ])
        expect(await rowsOf(target.database, table)).toEqual(await rowsOf(source.database, table))
      // Whoever was signed in is not; rows go on where they stopped; what was done is written down.
      expect(await target.database.query('select 1 from sessions')).toEqual([])
      const acts = await target.database.query('select id, act from audit_log order by id')
      expect(acts).toEqual([
        { id: 1, act: 'school-added' },
        { id: 2, act: 'database-restored' },
      ])
    },
  )

  test('the file is for its owner alone and holds no session', async () => {
    const file = await backUp(await filled('embedded'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(gunzipSync(readFileSync(file)).toString('utf8')).not.toContain('secret-token')
  })

  test.each(kinds)('a %s database that holds people is replaced only when that is asked for', async (kind) => {
    const file = await backUp(await filled('embedded'))
    const target = await openSide(kind)
    await fillDatabase(target.database, 3)
    await expect(restore(target, file)).rejects.toThrow(RestoreRefused)
    await expect(restore(target, file)).rejects.toThrow('add --overwrite')
    expect(await target.database.query('select count(*)::int as n from users')).toEqual([{ n: 3 }])
    await restore(target, file, true)
    expect(await target.database.query('select count(*)::int as n from users')).toEqual([{ n: 25 }])
  })

  test('a backup of a newer schema, a damaged one and a wrong file are refused, and nothing is changed', async () => {
    const side = await filled('embedded')
    const file = await backUp(side)
    const text = gunzipSync(readFileSync(file))
    const end = text.indexOf(10)
    const head = JSON.parse(text.subarray(0, end).toString())
    const changed = (name: string, content: Buffer) => {
      const path = join(folder, `${name}-${count}`)
      writeFileSync(path, gzipSync(content))
      return path
    }
    const newer = Buffer.from(JSON.stringify({ ...head, migrations: [...head.migrations, 9_999_999_999_999] }))
    const whole = (first: Buffer) => Buffer.concat([first, text.subarray(end)])
    await expect(restore(side, changed('newer', whole(newer)), true)).rejects.toThrow('a newer version of Revisewell')
    await expect(restore(side, changed('short', text.subarray(0, text.length - 300)), true)).rejects.toThrow('damaged')
    const spoilt = Buffer.from(
      text.toString('latin1').replace('"is":"table-end","rows":25', '"is":"table-end","rows":26'),
      'latin1',
    )
    await expect(restore(side, changed('spoilt', spoilt), true)).rejects.toThrow('differ from the backup')
    const other = join(folder, `other-${count}`)
    appendFileSync(other, 'a letter')
    await expect(restore(side, other, true)).rejects.toThrow('no backup of Revisewell')
    expect(await side.database.query('select count(*)::int as n from users')).toEqual([{ n: 25 }])
    rmSync(other)
  })

  test('a backup of an older schema comes back and is brought up to date', async () => {
    const source = await openSide('embedded')
    const file = await backUp(source)
    const text = gunzipSync(readFileSync(file))
    const head = JSON.parse(text.subarray(0, text.indexOf(10)).toString())
    // An empty database of before the latest migrations: their tables are not in it.
    const older = { ...head, migrations: head.migrations.slice(0, 10) }
    const path = join(folder, `older-${count}`)
    writeFileSync(path, gzipSync(`${JSON.stringify(older)}\n{"is":"end"}\n`))
    await restore(source, path, true)
    expect(await source.database.query('select 1 from office_settings')).toEqual([])
    expect(await source.database.query('select act from audit_log')).toEqual([{ act: 'database-restored' }])
  })
})
