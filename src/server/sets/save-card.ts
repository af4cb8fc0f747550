import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { saveCardEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import { lockAccount } from '../people/account-store.ts'
import { renderSide } from '../rich-text/render-side.ts'
import { readExtent, readPosition, writeCards } from './card-store.ts'
import { accountOf, lockSetToEdit } from './find-set.ts'
import { makeSureOfRoom, makeSureOfRoomInSet } from './set-room.ts'
import { readHoldings, updateSet } from './set-store.ts'
import { setCard } from './set-summary.ts'

/**
 * Writes a card of one's own set. A card that is there keeps its place; a new one comes last, unless it says where it stood.
 * @throws {AppError} not-signed-in; not-allowed; not-found; limit-reached.
 */
export async function saveCard(options: {
  person: Person
  setId: string
  cardId: string
  body: ParsedOf<typeof saveCardEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof saveCardEndpoint>> {
  const { person, setId, cardId, body, database, now } = options
  const ownerId = accountOf(person)
  const sides = { front: tidy(body.front), back: tidy(body.back) }
  const html = { frontHtml: renderSide(sides.front), backHtml: renderSide(sides.back) }
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId)
    await lockSetToEdit({ person, setId, transaction, now })
    let position = await readPosition(transaction, { setId, cardId })
    if (position === null) {
      const { cards, next } = await readExtent(transaction, setId)
      makeSureOfRoomInSet(cards)
      makeSureOfRoom(await readHoldings(transaction, ownerId), { sets: 0, cards: 1, mediaBytes: 0 })
      position = body.position ?? next
    }
    const card = { id: cardId, position, ...sides, ...html }
    await writeCards(transaction, setId, [card])
    await updateSet(transaction, { id: setId, title: null, description: null, now })
    return { card: setCard(card, setId) }
  })
}

/** Line ends as ours, nothing invisible but line breaks, no blanks at the ends. */
const tidy = (side: string) =>
  side
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim()
