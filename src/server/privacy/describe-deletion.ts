import type { AnswerOf } from '#contract/endpoint.ts'
import type { askForDeletionEndpoint } from '#contract/privacy.ts'
import { may } from '#domain/permissions.ts'
import type { Account } from '../people/account-store.ts'
import type { SignedIn } from './find-account.ts'
import type { DeletionRow } from './privacy-store.ts'

/** A request for deletion as the one who asks may see it. */
export function describeDeletion(options: {
  deletion: DeletionRow
  asker: SignedIn
  account: Account
}): AnswerOf<typeof askForDeletionEndpoint> {
  const { deletion, asker, account } = options
  const { requestedBy, requestedAt, dueAt, reason, receiptId } = deletion
  return {
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    reason,
    byAnother: requestedBy !== asker.id,
    mayKeep: may(asker, 'keep account', { ...account, requestedBy, under13: account.ageBand === 'under-13' }),
    receiptId,
  }
}
