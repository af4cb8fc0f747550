import type { previewContentEndpoint } from '#contract/content.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import { requireAccount } from '../http/require-account.ts'
import { showBody } from './show-body.ts'

/** @throws {AppError} not-signed-in; not-allowed for anyone but an admin. */
export async function previewContent({
  person,
  draft,
}: {
  person: Person
  draft: ParsedOf<typeof previewContentEndpoint>['body']
}): Promise<AnswerOf<typeof previewContentEndpoint>> {
  requireAccount(person, 'manage content')
  return showBody(draft.type, draft.body)
}
