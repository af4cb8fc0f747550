import { may, type Person } from '#domain/permissions.ts'
import { type ConsentPurpose, consentPurposes } from '#domain/privacy/consent.ts'
import type { Database } from '../database/database.ts'
import { readFullName } from '../families/family-store.ts'
import { notify } from '../notices/notify.ts'
import { findOwnOrChild } from './find-account.ts'
import { writeConsent } from './privacy-store.ts'

/**
 * A confirmed parent allows a child something, or no longer does; then it ends at once. The child is told.
 * @throws {AppError} not-signed-in; not-found for anybody but a parent whom the child's school has confirmed.
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
    await notify(transaction, {
      to: [account.ownerId],
      cause: `consent:${purpose}:${now.toISOString()}`,
      title: `${await readFullName(transaction, asker.id)} ${given ? 'allowed you' : 'no longer allows you'}: ${consentPurposes[purpose].title}`,
      body: given ? 'Whether you use it is up to you.' : 'It has ended.',
      link: '/privacy',
      at: now,
    })
  })
  return {}
}
