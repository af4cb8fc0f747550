import type { Queries } from '../database/database.ts'

export interface CardRow {
  id: string
  position: number
  front: string
  back: string
  frontHtml: string
  backHtml: string
}

const columns = `c.id, c.position, c.front, c.back, c.front_html as "frontHtml", c.back_html as "backHtml"`

/** A set's cards in order; all of them unless a part is asked for. */
export async function readCards(
  queries: Queries,
  { setId, from = 0, count = null }: { setId: string; from?: number; count?: number | null },
): Promise<CardRow[]> {
  return queries.query<CardRow>(
    `select ${columns} from set_cards c where c.set_id = $1 order by c.position, c.id limit $2::int offset $3`,
    [setId, count, from],
  )
}

/** The cards of a set that most want studying: first those that are due, then those never met, then the rest, each in order. */
export async function readCardsToStudy(
  queries: Queries,
  { setId, personId, count, now }: { setId: string; personId: string; count: number; now: Date },
): Promise<CardRow[]> {
  return queries.query<CardRow>(
    `select * from (select ${columns} from set_cards c
       left join card_states t on t.student_id = $2 and t.item_id = 'set:' || c.set_id || ':' || c.id
       where c.set_id = $1
       order by case when t.due <= $4 then 0 when t.due is null then 1 else 2 end, c.position, c.id limit $3) chosen
     order by position, id`,
    [setId, personId, count, now],
  )
}

/** The place of one card; null when it is not there. */
export async function readPosition(
  queries: Queries,
  { setId, cardId }: { setId: string; cardId: string },
): Promise<number | null> {
  const [row] = await queries.query<{ position: number }>(
    'select position from set_cards where set_id = $1 and id = $2',
    [setId, cardId],
  )
  return row?.position ?? null
}

/** How many cards there are, and the place after the last. */
export async function readExtent(queries: Queries, setId: string): Promise<{ cards: number; next: number }> {
  const [row] = await queries.query<{ cards: number; next: number }>(
    'select count(*)::int as cards, coalesce(max(position), -1)::int + 1 as next from set_cards where set_id = $1',
    [setId],
  )
  return row ?? { cards: 0, next: 0 }
}

/** Writes cards; one whose id is there is changed in its place. */
export async function writeCards(queries: Queries, setId: string, cards: readonly CardRow[]): Promise<void> {
  await queries.query(
    `insert into set_cards (set_id, id, position, front, back, front_html, back_html)
     select $1, * from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
     on conflict (set_id, id) do update set position = excluded.position, front = excluded.front, back = excluded.back,
       front_html = excluded.front_html, back_html = excluded.back_html`,
    [
      setId,
      cards.map(({ id }) => id),
      cards.map(({ position }) => position),
      cards.map(({ front }) => front),
      cards.map(({ back }) => back),
      cards.map(({ frontHtml }) => frontHtml),
      cards.map(({ backHtml }) => backHtml),
    ],
  )
}

export async function removeCard(
  queries: Queries,
  { setId, cardId }: { setId: string; cardId: string },
): Promise<void> {
  await queries.query('delete from set_cards where set_id = $1 and id = $2', [setId, cardId])
}

/**
 * Moves a card to a place and closes up the others, so that places count from 0 without gaps.
 * @returns false when the card is not there.
 */
export async function moveCardTo(
  queries: Queries,
  { setId, cardId, place }: { setId: string; cardId: string; place: number },
): Promise<boolean> {
  const there = await readPosition(queries, { setId, cardId })
  if (there === null) return false
  await queries.query(
    `with others as (select id, row_number() over (order by position, id) - 1 as at
       from set_cards where set_id = $1 and id <> $2),
     target as (select least($3::int, (select count(*) from others)) as place),
     placed as (select id, at + case when at >= place then 1 else 0 end as place from others, target
       union all select $2::uuid, place from target)
     update set_cards c set position = placed.place from placed
     where c.set_id = $1 and c.id = placed.id and c.position <> placed.place`,
    [setId, cardId, place],
  )
  return true
}

/** Copies every card of a set, each with a new id. */
export async function copyCards(queries: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await queries.query(
    `insert into set_cards (set_id, id, position, front, back, front_html, back_html)
     select $2, gen_random_uuid(), position, front, back, front_html, back_html from set_cards where set_id = $1`,
    [from, to],
  )
}
