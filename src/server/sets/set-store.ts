import type { SharePlace } from '#contract/sets.ts'
import type { Role } from '#domain/permissions.ts'
import { ownTopicId } from '#domain/sets/own-card-id.ts'
import type { Queries } from '../database/database.ts'
import { sharedSet, visibleSet } from '../items/visible-set.ts'
import { everTaughtClass } from '../people/taught-class.ts'

export interface SetRow {
  id: string
  title: string
  description: string
  updatedAt: Date
  ownerId: string
  ownerFullName: string
  ownerRole: Role
  cards: number
  /** Cards that are due for the reader. */
  due: number
}

const columns = `s.id, s.title, s.description, s.updated_at as "updatedAt", s.owner_id as "ownerId",
  p.full_name as "ownerFullName", p.role as "ownerRole",
  (select count(*)::int from set_cards c where c.set_id = s.id) as cards,
  (select count(*)::int from card_states t join set_cards c on c.set_id = s.id and t.item_id = 'set:' || s.id || ':' || c.id
    where t.student_id = $1 and t.due <= $2 and t.topic_id = 'set:' || s.id) as due`

const MOST_SHARED = 200

/** A person's own sets and those shared with them, the newest change first. */
export async function readSets(
  queries: Queries,
  { personId, now }: { personId: string; now: Date },
): Promise<SetRow[]> {
  return queries.query<SetRow>(
    `select * from (select ${columns} from card_sets s join profiles p on p.id = s.owner_id where s.owner_id = $1
       union all
       (select ${columns} from card_sets s join profiles p on p.id = s.owner_id
         where s.owner_id <> $1 and ${sharedSet('s', '$1')} order by s.updated_at desc limit ${MOST_SHARED})) sets
     order by "updatedAt" desc, id`,
    [personId, now],
  )
}

/** A set as far as the person sees it; null when it is not there for them. */
export async function readVisibleSet(
  queries: Queries,
  { personId, setId, now }: { personId: string; setId: string; now: Date },
): Promise<(SetRow & { sharedWithAsker: boolean }) | null> {
  const [row] = await queries.query<SetRow & { sharedWithAsker: boolean }>(
    `select ${columns}, ${sharedSet('s', '$1')} as "sharedWithAsker"
     from card_sets s join profiles p on p.id = s.owner_id where s.id = $3 and ${visibleSet('s', '$1')}`,
    [personId, now, setId],
  )
  return row ?? null
}

/** Who owns a set; the set stays as it is until the transaction ends. */
export async function lockSet(transaction: Queries, setId: string): Promise<{ ownerId: string } | null> {
  const [row] = await transaction.query<{ ownerId: string }>(
    'select owner_id as "ownerId" from card_sets where id = $1 for update',
    [setId],
  )
  return row ?? null
}

export interface Holdings {
  sets: number
  cards: number
  mediaBytes: number
}

/** How much a person's sets hold. */
export async function readHoldings(queries: Queries, personId: string): Promise<Holdings> {
  const [row] = await queries.query<Holdings>(
    `select (select count(*)::int from card_sets where owner_id = $1) as sets,
      (select count(*)::int from set_cards c join card_sets s on s.id = c.set_id where s.owner_id = $1) as cards,
      (select coalesce(sum(m.size), 0)::int from set_media m join card_sets s on s.id = m.set_id where s.owner_id = $1)
        as "mediaBytes"`,
    [personId],
  )
  return row ?? { sets: 0, cards: 0, mediaBytes: 0 }
}

/** @returns false when there is a set with this id already. */
export async function writeSet(
  queries: Queries,
  set: { id: string; ownerId: string; title: string; description: string; now: Date },
): Promise<boolean> {
  const written = await queries.query(
    `insert into card_sets (owner_id, id, title, description, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (id) do nothing returning id`,
    [set.ownerId, set.id, set.title, set.description, set.now],
  )
  return written.length > 0
}

export async function updateSet(
  queries: Queries,
  set: { id: string; title: string | null; description: string | null; now: Date },
): Promise<void> {
  await queries.query(
    `update card_sets set title = coalesce($2, title), description = coalesce($3, description), updated_at = $4
     where id = $1`,
    [set.id, set.title, set.description, set.now],
  )
}

/** With it goes its owner's schedule; others' entries mean nothing any more. */
export async function removeSet(
  queries: Queries,
  { setId, ownerId }: { setId: string; ownerId: string },
): Promise<void> {
  await queries.query('delete from card_sets where id = $1', [setId])
  await queries.query('delete from card_states where student_id = $1 and topic_id = $2', [ownerId, ownTopicId(setId)])
}

/** The classes and groups that a person belongs to, teaches or leads. */
export async function readPlaces(queries: Queries, personId: string): Promise<(SharePlace & { leads: boolean })[]> {
  return queries.query<SharePlace & { leads: boolean }>(
    `select 'class' as kind, c.id, c.name, ${everTaughtClass('c', '$1')} as leads from school_classes c
       where c.archived_at is null and (${everTaughtClass('c', '$1')}
         or exists (select from class_members m where m.class_id = c.id and m.student_id = $1))
     union all
     select 'group', g.id, g.name, m.role = 'leader' from study_groups g
       join study_group_members m on m.group_id = g.id where m.student_id = $1
     order by name, id`,
    [personId],
  )
}

/** Where a set is shared. */
export async function readShares(queries: Queries, setId: string): Promise<Pick<SharePlace, 'kind' | 'id'>[]> {
  return queries.query<Pick<SharePlace, 'kind' | 'id'>>(
    `select 'class' as kind, class_id as id from set_class_shares where set_id = $1
     union all select 'group', group_id from set_group_shares where set_id = $1`,
    [setId],
  )
}

const shareTables = {
  class: { table: 'set_class_shares', column: 'class_id' },
  group: { table: 'set_group_shares', column: 'group_id' },
} as const

export async function writeShare(
  queries: Queries,
  share: { setId: string; kind: SharePlace['kind']; placeId: string; shared: boolean; now: Date },
): Promise<void> {
  const { table, column } = shareTables[share.kind]
  if (share.shared)
    await queries.query(
      `insert into ${table} (set_id, ${column}, shared_at) values ($1, $2, $3) on conflict do nothing`,
      [share.setId, share.placeId, share.now],
    )
  else await queries.query(`delete from ${table} where set_id = $1 and ${column} = $2`, [share.setId, share.placeId])
}
