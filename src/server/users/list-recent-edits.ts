import type { AnswerOf } from '#contract/endpoint.ts'
import type { listRecentEditsEndpoint } from '#contract/users.ts'
import type { Person } from '#domain/permissions.ts'
import { readActs } from '../audit/audit-store.ts'
import type { Queries } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'

/** Contract §9. */
const EDITS_SHOWN = 10

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function listRecentEdits(options: {
  person: Person
  queries: Queries
}): Promise<AnswerOf<typeof listRecentEditsEndpoint>> {
  const { person, queries } = options
  requireAccount(person, 'manage users')
  const acts = await readActs(queries, { acts: ['user-edited'] }, EDITS_SHOWN)
  return {
    edits: acts.map(({ id, subject, subjectRole, at }) => ({
      id,
      userName: subject,
      userRole: subjectRole,
      editedAt: at.toISOString(),
    })),
  }
}
