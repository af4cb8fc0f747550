import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { addMediaEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { detectMedia, isImage } from '../files/detect-media.ts'
import { lockAccount } from '../people/account-store.ts'
import { accountOf, lockSetToEdit } from './find-set.ts'
import { hasMedia, readMediaSize, writeMedia } from './media-store.ts'
import { makeSureOfRoom, makeSureOfRoomForFile } from './set-room.ts'
import { readHoldings } from './set-store.ts'

/** @throws {AppError} not-signed-in; not-allowed; not-found; unknown-file for what is no known picture or sound; limit-reached. */
export async function addMedia(options: {
  person: Person
  setId: string
  body: ParsedOf<typeof addMediaEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof addMediaEndpoint>> {
  const { person, setId, body, database, now } = options
  const ownerId = accountOf(person)
  const file = detectMedia(Buffer.from(body.data, 'base64'))
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    await lockSetToEdit({ person, setId, transaction, now })
    if (!file || (await hasMedia(transaction, { setId, id: file.id }))) return
    const mediaBytes = file.bytes.byteLength
    makeSureOfRoomForFile(mediaBytes, await readMediaSize(transaction, setId))
    makeSureOfRoom(await readHoldings(transaction, ownerId), { sets: 0, cards: 0, mediaBytes })
    await writeMedia(transaction, setId, file)
  })
  if (!file) throw new AppError('unknown-file')
  return { media: file.id, kind: isImage(file) ? 'image' : 'sound' }
}
