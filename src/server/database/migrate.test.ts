import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outcomeOf, startProcess } from '#tests/support/database-process.ts'
import { createStudent } from '#tests/support/students.ts'
import { createPostgresUrl, describeOnBothDatabases } from '#tests/support/test-database.ts'
import { MIGRATION_LOCK, migrate, migrationsFolder } from './migrate.ts'
import { openPostgres } from './postgres/postgres.ts'
import * as schema from './schema.ts'

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[]
}

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
}

describe('the migrations', () => {
  test('the journal’s times rise, so that none is overlooked', () => {
    const times = readJournal(migrationsFolder).entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })

  test('say what the schema says: `npm run db:generate` would find nothing to add', async () => {
    const { entries } = readJournal(migrationsFolder)
    const latest = String(entries.length - 1).padStart(4, '0')
    const migrated = JSON.parse(readFileSync(join(migrationsFolder, 'meta', `${latest}_snapshot.json`), 'utf8'))
    expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }))).toEqual([])
  })

  test('run once when four servers start at once on an empty PostgreSQL', { timeout: 60_000 }, async () => {
    const { url, remove } = await createPostgresUrl()
    const database = openPostgres({ url })
    const servers = await database.transaction(async ({ query }) => {
      // Holds the four back until all of them stand before the first migration.
      await query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK])
      const held = Array.from({ length: 4 }, () => startProcess('open-database-process.ts', 'unused', url))
      const waiting = () => query(`select pid from pg_locks where locktype = 'advisory' and not granted`)
      await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(4)
      return held
    })
    expect(await Promise.all(servers.map(outcomeOf))).toEqual(
      servers.map(() => ({ open: true, code: null, error: '' })),
    )
    for (const server of servers) server.stdin.end()
    const applied = await database.query<{ created_at: number }>('select created_at from schema_migrations')
    expect(applied).toHaveLength(readJournal(migrationsFolder).entries.length)
    await database.close()
    await remove()
  })
})

describeOnBothDatabases('migrating a', (open) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'revisewell-migrations-'))
    cpSync(migrationsFolder, folder, { recursive: true })
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  function addMigration(tag: string, when: number, statements: string): void {
    const journal = readJournal(folder)
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true })
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
    writeFileSync(join(folder, `${tag}.sql`), statements)
  }

  test('that is up to date changes nothing', async () => {
    const before = await open().query('select * from schema_migrations order by id')
    await migrate(open())
    expect(await open().query('select * from schema_migrations order by id')).toEqual(before)
  })

  test('runs a migration that was merged late, with a time before ones already applied', async () => {
    addMigration(
      '0900_late',
      1,
      'create table late (id integer primary key);--> statement-breakpoint\ninsert into late values (1)',
    )
    await migrate(open(), folder)
    await migrate(open(), folder)
    expect(await open().query('select id from late')).toEqual([{ id: 1 }])
  })

  test('gives a teacher’s confirmed school to the classes made before, and to their pupils who have none', async () => {
    const database = open()
    const [here, elsewhere, early, archived] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const [id, name] of [
      [here, 'Here'],
      [elsewhere, 'Elsewhere'],
    ] as const)
      await database.query(`insert into schools (id, name, address) values ($1, $2, '1 Road')`, [id, name])
    for (const id of ['teacher', 'without', 'with', 'past']) await createStudent(database, { id })
    await database.query(`update profiles set school_id = $1 where id = 'teacher'`, [here])
    await database.query(`update profiles set school_id = $1 where id = 'with'`, [elsewhere])
    await database.query(`update profiles set school_named = 'Somewhere' where id = 'without'`)
    for (const [id, code, end] of [
      [early, 'CODEONE1', null],
      [archived, 'CODETWO2', '2026-01-01'],
    ] as const)
      await database.query(
        `insert into school_classes (id, teacher_id, name, join_code, created_at, archived_at)
         values ($1, 'teacher', 'Class', $2, now(), $3)`,
        [id, code, end],
      )
    for (const [pupil, id] of [
      ['without', early],
      ['with', early],
      ['past', archived],
    ] as const)
      await database.query('insert into class_members (student_id, class_id, joined_at) values ($1, $2, now())', [
        pupil,
        id,
      ])
    const statements = readFileSync(join(folder, '0028_indexes_by_age.sql'), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements.filter((one) => one.includes('UPDATE'))) await database.query(statement)
    const people = await database.query(
      `select id, school_id as school, school_named as named from profiles where id in ('without', 'with', 'past') order by id`,
    )
    expect(people).toEqual([
      { id: 'past', school: null, named: null },
      { id: 'with', school: elsewhere, named: null },
      { id: 'without', school: here, named: null },
    ])
    const classes = await database.query('select distinct school_id as school from school_classes')
    expect(classes).toEqual([{ school: here }])
  })

  test('consents that had no second proof end, and pupils under 13 leave the leaderboards with them', async () => {
    const database = open()
    for (const id of ['young', 'older']) await createStudent(database, { id })
    await database.query('update profiles set on_leaderboards = true, age_band = $1 where id = $2', [
      'under-13',
      'young',
    ])
    await database.query('update profiles set on_leaderboards = true, age_band = $1 where id = $2', [
      '13-or-over',
      'older',
    ])
    await database.query(
      `insert into consents (student_id, purpose, given, decided_by, decided_at) values ('young', 'leaderboards', true, 'older', now())`,
    )
    const statements = readFileSync(join(folder, '0033_adults-are-confirmed.sql'), 'utf8').split(
      '--> statement-breakpoint',
    )
    for (const statement of statements.filter((one) => /\b(UPDATE "|DELETE FROM)/.test(one)))
      await database.query(statement)
    expect(await database.query('select 1 from consents')).toEqual([])
    expect(await database.query('select id from profiles where on_leaderboards order by id')).toEqual([{ id: 'older' }])
  })

  test('leaves nothing behind when one of its statements fails', async () => {
    addMigration('0901_broken', 2, 'create table half (id integer);--> statement-breakpoint\nselect 1 / 0')
    await expect(migrate(open(), folder)).rejects.toThrow('division by zero')
    expect(await open().query(`select to_regclass('half')::text as half`)).toEqual([{ half: null }])
    await open().health()
  })
})
