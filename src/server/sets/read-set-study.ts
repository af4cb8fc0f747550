import type { AnswerOf } from '#contract/endpoint.ts'
import type { readSetStudyEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import { ownCardId } from '#domain/sets/own-card-id.ts'
import { setLimits } from '#domain/sets/set-limits.ts'
import type { Queries } from '../database/database.ts'
import { shownSides } from '../items/shown-sides.ts'
import { readCardsToStudy } from './card-store.ts'
import { accountOf, findSet } from './find-set.ts'
import { setSummary } from './set-summary.ts'

/** @throws {AppError} not-signed-in; not-found. */
export async function readSetStudy(options: {
  person: Person
  setId: string
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof readSetStudyEndpoint>> {
  const { person, setId, queries, now } = options
  const personId = accountOf(person)
  const set = await findSet({ person, setId, queries, now })
  const cards = await readCardsToStudy(queries, { setId, personId, count: setLimits.sitting, now })
  return {
    set: setSummary(set, personId),
    cards: cards.map((card) => ({ id: ownCardId({ setId, cardId: card.id }), ...shownSides(card, setId) })),
  }
}
