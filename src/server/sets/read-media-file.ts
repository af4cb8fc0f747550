import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { type MediaFile } from '../files/media-file.ts'
import { findSet } from './find-set.ts'
import { readMedia } from './media-store.ts'

/** A file of a set that the person sees. @throws {AppError} not-signed-in; not-found. */
export async function readMediaFile(options: {
  person: Person
  setId: string
  mediaId: string
  queries: Queries
  now: Date
}): Promise<MediaFile> {
  const { person, setId, mediaId, queries, now } = options
  await findSet({ person, setId, queries, now })
  const file = await readMedia(queries, { setId, id: mediaId })
  if (!file) throw new AppError('not-found')
  return file
}
