import type { Role } from '#domain/permissions.ts'
import type { OwnCard } from '#domain/sets/own-card-id.ts'
import type { Queries } from '../database/database.ts'
import type { CardSides } from './shown-sides.ts'
import { visibleSet } from './visible-set.ts'

export interface VisibleCard extends OwnCard {
  personId: string
  title: string
  ownerId: string
  ownerFullName: string
  ownerRole: Role
}

/** Those of these cards that are there for their person to study, with their sets. */
export async function readVisibleCards(
  queries: Queries,
  wanted: readonly (OwnCard & { personId: string })[],
): Promise<VisibleCard[]> {
  return queries.query<VisibleCard>(
    `select k.person as "personId", s.id as "setId", c.id as "cardId", s.title, s.owner_id as "ownerId",
       p.full_name as "ownerFullName", p.role as "ownerRole"
     from unnest($1::text[], $2::uuid[], $3::uuid[]) k(person, set, card)
     join card_sets s on s.id = k.set join set_cards c on c.set_id = k.set and c.id = k.card
     join profiles p on p.id = s.owner_id
     where ${visibleSet('s', 'k.person')}`,
    [wanted.map(({ personId }) => personId), wanted.map(({ setId }) => setId), wanted.map(({ cardId }) => cardId)],
  )
}

type OwnCardSides = OwnCard & CardSides

/** These cards, as far as they are there, whoever may see them. */
export async function readOwnCards(queries: Queries, cards: readonly OwnCard[]): Promise<OwnCardSides[]> {
  return queries.query<OwnCardSides>(
    `select c.id as "cardId", c.set_id as "setId", c.front, c.back, c.front_html as "frontHtml",
       c.back_html as "backHtml" from unnest($1::uuid[], $2::uuid[]) k(set, card)
     join set_cards c on c.set_id = k.set and c.id = k.card`,
    [cards.map(({ setId }) => setId), cards.map(({ cardId }) => cardId)],
  )
}
