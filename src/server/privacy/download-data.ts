import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readFullName } from '../families/family-store.ts'
import { notify } from '../notices/notify.ts'
import { archiveOf } from './archive.ts'
import { findOwnOrChild } from './find-account.ts'

/**
 * Everything that is stored about a person, as a ZIP file. A child whose parent downloads it is told, once a day.
 * @throws {AppError} not-signed-in; not-found for whom the asker is not and is not linked to.
 */
export async function downloadData(options: {
  person: Person
  id: string
  queries: Queries
  now: Date
}): Promise<ReadableStream<Uint8Array>> {
  const { person, id, queries, now } = options
  const { asker, account } = await findOwnOrChild({
    person,
    id,
    queries,
    allowed: (who, facts) => may(who, 'download data', facts),
  })
  if (asker.id !== account.ownerId)
    await notify(queries, {
      to: [account.ownerId],
      cause: `data-downloaded:${asker.id}:${now.toISOString().slice(0, 10)}`,
      title: `${await readFullName(queries, asker.id)} downloaded a copy of your data`,
      body: 'It holds what is stored about you. Privacy shows what that is, and who sees what.',
      link: '/privacy',
      at: now,
    })
  return archiveOf([{ id: account.ownerId, folder: '' }], queries)
}
