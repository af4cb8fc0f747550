import type { AnswerOf } from '#contract/endpoint.ts'
import type { readPrivacyEndpoint } from '#contract/privacy.ts'
import { may, type Person } from '#domain/permissions.ts'
import { ConsentPurpose } from '#domain/privacy/consent.ts'
import type { Queries } from '../database/database.ts'
import { readConsents } from '../people/account-store.ts'
import { describeDeletion } from './describe-deletion.ts'
import { findOwnOrChild } from './find-account.ts'
import { listChildren, listOnlookers } from './onlooker-store.ts'
import { readDeletion } from './privacy-store.ts'

/**
 * Who sees what about a person, what a parent allows, and whether the account is to be deleted.
 * @throws {AppError} not-signed-in; not-found for whom the asker is not and is not linked to.
 */
export async function readPrivacy(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<AnswerOf<typeof readPrivacyEndpoint>> {
  const { person, id, queries } = options
  const { asker, account } = await findOwnOrChild({
    person,
    id,
    queries,
    allowed: (who, facts) => may(who, 'see who sees them', facts),
  })
  const own = account.ownerId === asker.id
  const [onlookers, consents, deletion, children] = await Promise.all([
    listOnlookers(queries, account.ownerId),
    readConsents(queries, account.ownerId),
    readDeletion(queries, account.ownerId),
    own && account.role === 'parent' ? listChildren(queries, asker.id) : [],
  ])
  const consentNeeded = account.role === 'student' && account.ageBand === 'under-13'
  const { fullName, role, ageBand, onLeaderboards } = account
  return {
    person: { id: account.ownerId, fullName, role, ageBand, own },
    seenBy: [
      ...onlookers.map(({ since, ...row }) => ({ ...row, since: since?.toISOString() ?? null })),
      ...(onLeaderboards ? [{ kind: 'leaderboards' as const, name: 'Leaderboards', since: null }] : []),
      { kind: 'admin' as const, name: 'The admins of this installation', since: null },
    ],
    consents: consentNeeded
      ? ConsentPurpose.options.map((purpose) => {
          const decided = consents.find((row) => row.purpose === purpose)
          return { purpose, given: decided?.given ?? false, decidedAt: decided?.decidedAt.toISOString() ?? null }
        })
      : [],
    mayDecideConsent: consentNeeded && may(asker, 'decide consent', account),
    speaksFor: may(asker, 'download data', account),
    deletion: deletion && describeDeletion({ deletion, asker, account }),
    children,
  }
}
