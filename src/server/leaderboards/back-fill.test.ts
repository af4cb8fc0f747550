import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPostgresUrl } from '#tests/support/test-database.ts'
import { migrate, migrationsFolder } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { foldXp } from './fold-xp.ts'

const now = new Date('2026-05-12T12:00:00Z')

/** The migrations up to the one before leaderboards. */
function foldersBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisewell-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith('_leaderboards'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
  return folder
}

test('XP of an earlier version is ranked by the subjects that its sources name', async () => {
  const { url, remove } = await createPostgresUrl()
  const database = openPostgres({ url })
  const folder = foldersBefore()
  await migrate(database, folder)
  rmSync(folder, { recursive: true })
  for (const statement of [
    `insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.test')`,
    `insert into profiles (id, full_name, email, role) values ('ada', 'Ada', 'ada@example.test', 'student')`,
    `insert into game_plays (student_id, id, game, level, subject, pace, seed, started_at, finished_at, xp) values
      ('ada', gen_random_uuid(), 'speed-quiz', 'ks2', 'maths', 'calm', 1, '2026-05-11 09:00Z', '2026-05-11 10:00Z', 75)`,
    `insert into xp_ledger (student_id, cause, source, amount, earned_at) values
      ('ada', 'flashcard', 'gcse-biology-cell-structure/f01@2026-05-11', 10, '2026-05-11 10:00Z'),
      ('ada', 'quiz', 'alevel/physics@2026-05-11', 20, '2026-05-11 10:00Z'),
      ('ada', 'perfect-score', 'gcse-english-literature-macbeth@2026-05-11', 50, '2026-05-11 10:00Z'),
      ('ada', 'flashcard', 'gcse-combined-science-cell-biology/f01@2026-05-11', 10, '2026-05-11 10:00Z'),
      ('ada', 'game', 'speed-quiz@2026-05-11#1', 75, '2026-05-11 10:00Z'),
      ('ada', 'daily-goal', '2026-05-11', 25, '2026-05-11 10:00Z')`,
  ])
    await database.query(statement)
  await migrate(database)
  await foldXp({ database, now })
  const rows = await database.query<{ board: string; xp: number }>(
    `select board, xp from xp_totals where board like '%/ever' order by board`,
  )
  expect(Object.fromEntries(rows.map(({ board, xp }) => [board, xp]))).toEqual({
    'all/ever': 190,
    'biology/ever': 10,
    'english/ever': 50,
    'mathematics/ever': 75,
    'physics/ever': 20,
  })
  await database.close()
  await remove()
})
