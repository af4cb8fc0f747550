import type { AnswerOf } from '#contract/endpoint.ts'
import { CARDS_PER_PAGE, type readSetEndpoint } from '#contract/sets.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readCards } from './card-store.ts'
import { accountOf, findSet } from './find-set.ts'
import { readPlaces, readShares } from './set-store.ts'
import { setCard, setSummary } from './set-summary.ts'

/** @throws {AppError} not-signed-in; not-found. */
export async function readSet(options: {
  person: Person
  setId: string
  from: number
  queries: Queries
  now: Date
}): Promise<AnswerOf<typeof readSetEndpoint>> {
  const { person, setId, from, queries, now } = options
  const personId = accountOf(person)
  const set = await findSet({ person, setId, queries, now })
  const cards = await readCards(queries, { setId, from, count: CARDS_PER_PAGE })
  const places = await readPlaces(queries, personId)
  const shares = await readShares(queries, setId)
  const isShared = (place: { kind: string; id: string }) =>
    shares.some(({ kind, id }) => kind === place.kind && id === place.id)
  return {
    set: setSummary(set, personId),
    cards: cards.map((card) => setCard(card, setId)),
    places: set.own ? places.map((place) => ({ ...place, shared: isShared(place) })) : [],
    leads: set.own ? [] : places.filter((place) => place.leads && isShared(place)),
  }
}
