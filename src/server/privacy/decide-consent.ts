import { may, type Person } from '#domain/permissions.ts'
import type { ConsentPurpose } from '#domain/privacy/consent.ts'
import type { Database } from '../database/database.ts'
import { findOwnOrChild } from './find-account.ts'
import { writeConsent } from './privacy-store.ts'

/**
 * A parent allows a child something, or no longer does; then it ends at once.
 * @throws {AppError} not-signed-in; not-found for whoever is not linked to the child.
 */
export async function decideConsent(options: {
  person: Person
  id: string
  purpose: ConsentPurpose
  given: boolean
  database: Database
  now: Date
}): Promise<Record<string, never>> {
  const { person, id, purpose, given, database, now } = options
  await database.transaction(async (transaction) => {
    const { asker, account } = await findOwnOrChild({
      person,
      id,
      queries: transaction,
      allowed: (who, facts) => may(who, 'decide consent', facts),
    })
    await writeConsent(transaction, { studentId: account.ownerId, purpose, given, decidedBy: asker.id, at: now })
  })
  return {}
}
