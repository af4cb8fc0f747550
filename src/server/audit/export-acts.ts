import { stringify } from 'csv-stringify/sync'
import type { z } from 'zod'
import type { AuditFilter } from '#contract/audit.ts'
import { AppError } from '#contract/errors.ts'
import { acts } from '#domain/audit/act-words.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { csvOptions } from '../spreadsheets/formula-cells.ts'
import { readActs } from './audit-store.ts'
import { filterOf } from './filter-of.ts'
import { recordAct } from './record-act.ts'

/** Far more than a school does in a year; a longer log is exported by dates. */
const ROWS = 50_000

/**
 * The log as CSV, a cell that a spreadsheet would take for a formula made harmless.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin.
 */
export async function exportActs(options: {
  person: Person
  filter: z.output<typeof AuditFilter>
  database: Database
  now: Date
}): Promise<string> {
  const { person, filter, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'read the audit log')) throw new AppError('not-allowed')
  const actorId = person.id
  return database.transaction(async (transaction) => {
    const found = await readActs(transaction, filterOf(filter), ROWS)
    await recordAct(transaction, {
      actorId,
      act: 'audit-exported',
      subject: null,
      details: { rows: found.length },
      at: now,
    })
    const rows = found.map(({ at, act, actor, subject, details }) => [
      at.toISOString(),
      acts[act] ?? act,
      actor ?? '',
      subject ?? '',
      Object.entries(details)
        .map(([key, value]) => `${key}: ${value}`)
        .join('; '),
    ])
    return stringify([['When (UTC)', 'What', 'Who', 'Whom or what', 'Details'], ...rows], csvOptions)
  })
}
