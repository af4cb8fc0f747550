import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Queries } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { csvOptions } from '../spreadsheets/formula-cells.ts'
import { figuresOf } from './listed-user.ts'
import { readUsersToExport } from './user-store.ts'

/** Columns of the export (contract §7). */
const columns = ['ID', 'Full Name', 'Email', 'Role', 'School', 'XP', 'Tier', 'Streak']
const ROWS_AT_ONCE = 1000

/**
 * Everybody as CSV, written while it is read. A field that a spreadsheet would run as a formula begins with an apostrophe.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin.
 */
export async function exportUsers(options: {
  person: Person
  queries: Queries
  now: Date
}): Promise<ReadableStream<Uint8Array>> {
  const { person, queries, now } = options
  const { id: actorId } = requireAccount(person, 'manage users')
  await recordAct(queries, { actorId, act: 'users-exported', subject: null, at: now })
  // Spreadsheets take a file for UTF-8 when it begins with the mark.
  const file = Readable.from(rowsOf(queries, now)).pipe(stringify({ ...csvOptions, header: true, columns }))
  return Readable.toWeb(file) as ReadableStream<Uint8Array>
}

async function* rowsOf(queries: Queries, now: Date): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await readUsersToExport(queries, { after, limit: ROWS_AT_ONCE })
    for (const row of rows) {
      const { totalXp, tier, dailyStreak } = figuresOf(row, { ...row, now })
      yield [row.id, row.fullName, row.email, row.role, row.school ?? '', String(totalXp), tier, String(dailyStreak)]
    }
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.id
  }
}
