import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { archiveOf } from './archive.ts'
import { findOwnOrChild } from './find-account.ts'

/**
 * Everything that is stored about a person, as a ZIP file.
 * @throws {AppError} not-signed-in; not-found for whom the asker is not and is not linked to.
 */
export async function downloadData(options: {
  person: Person
  id: string
  queries: Queries
}): Promise<ReadableStream<Uint8Array>> {
  const { person, id, queries } = options
  const { account } = await findOwnOrChild({
    person,
    id,
    queries,
    allowed: (who, facts) => may(who, 'download data', facts),
  })
  return archiveOf([{ id: account.ownerId, folder: '' }], queries)
}
