import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { shareSetEndpoint } from '#contract/sets.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { refusalOf } from '../http/refusal.ts'
import { accountOf, findSet } from './find-set.ts'
import { readPlaces, writeShare } from './set-store.ts'

/**
 * Shares a set with a class or group, or takes it out.
 * @throws {AppError} not-signed-in; not-found for a set that they do not see; not-allowed.
 */
export async function shareSet(options: {
  person: Person
  setId: string
  body: ParsedOf<typeof shareSetEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof shareSetEndpoint>> {
  const { person, setId, body, database, now } = options
  const personId = accountOf(person)
  const { kind, placeId, shared } = body
  const set = await findSet({ person, setId, queries: database, now })
  const place = (await readPlaces(database, personId)).find((own) => own.kind === kind && own.id === placeId)
  const share = { ownerId: set.ownerId, asker: { belongs: place !== undefined, leads: place?.leads ?? false } }
  if (!may(person, shared ? 'share set' : 'take set out', share)) throw refusalOf(person)
  await writeShare(database, { setId, kind, placeId, shared, now })
  return { shared }
}
