import { type ConsentPurpose, isAllowedByConsent } from '#domain/privacy/consent.ts'
import type { Queries } from '../database/database.ts'
import { findAccount, readConsents } from './account-store.ts'

/** Whether a person may do what a parent of a child under 13 has to allow. */
export async function isAllowed(
  queries: Queries,
  { personId, purpose }: { personId: string; purpose: ConsentPurpose },
): Promise<boolean> {
  const account = await findAccount(queries, personId)
  if (account?.ageBand !== 'under-13') return true
  const given = (await readConsents(queries, personId)).some((row) => row.purpose === purpose && row.given)
  return isAllowedByConsent({ ageBand: account.ageBand, given })
}
