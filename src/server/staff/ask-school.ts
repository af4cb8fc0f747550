import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { askSchoolEndpoint } from '#contract/staff.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { requireAnyTeacher } from './require-voucher.ts'
import { readAdminIds, readStandingRow, writeRequest } from './staff-store.ts'

/**
 * Asks a school to confirm a teacher. Its named adult is told, or the admins where it has none; of the same teacher and school once a day.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; already-decided for one who is confirmed.
 */
export async function askSchool(options: {
  person: Person
  school: string
  database: Database
  now: Date
}): Promise<AnswerOf<typeof askSchoolEndpoint>> {
  const { person, school, database, now } = options
  const { id: userId } = requireAnyTeacher(person)
  await database.transaction(async (transaction) => {
    const standing = await readStandingRow(transaction, { userId, lock: true })
    if (!standing) throw new AppError('not-signed-in')
    if (standing.confirmed) throw new AppError('already-decided', { message: 'Your school has already confirmed you.' })
    const match = await writeRequest(transaction, { userId, school, now })
    const named = match?.namedAdultId
    await notify(transaction, {
      to: named && named !== userId ? [named] : await readAdminIds(transaction),
      cause: `staff-request:${userId}:${match?.schoolId ?? 'unknown'}:${now.toISOString().slice(0, 10)}`,
      title: `${standing.fullName} asks to be confirmed as a teacher`,
      body: `They say that they teach at ${school}. Confirm them only if you know that they do: they will see the progress of the pupils in their classes.`,
      link: '/confirmations',
      at: now,
    })
  })
  return { school }
}
