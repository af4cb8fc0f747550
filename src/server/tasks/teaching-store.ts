import type { Queries } from '../database/database.ts'

interface Named {
  id: string
  name: string
}

/** The pupils of classes by name, by class. */
export async function readPupilsByClass(queries: Queries, classIds: readonly string[]): Promise<Map<string, Named[]>> {
  const rows = await queries.query<Named & { classId: string }>(
    `select m.class_id as "classId", p.id, p.full_name as name from class_members m join profiles p on p.id = m.student_id
     where m.class_id = any($1::uuid[]) order by lower(p.full_name), p.id`,
    [classIds],
  )
  const byClass = Map.groupBy(rows, ({ classId }) => classId)
  return new Map([...byClass].map(([classId, own]) => [classId, own.map(({ id, name }) => ({ id, name }))]))
}

/** A teacher's own sets that have cards. */
export async function readOwnSets(
  queries: Queries,
  ownerId: string,
): Promise<{ id: string; title: string; cards: number }[]> {
  return queries.query<{ id: string; title: string; cards: number }>(
    `select * from (select s.id, s.title, (select count(*)::int from set_cards c where c.set_id = s.id) as cards
       from card_sets s where s.owner_id = $1 order by s.updated_at desc limit 200) sets where cards > 0`,
    [ownerId],
  )
}

/** The ids of the cards of sets, by set. */
export async function readSetCardIds(queries: Queries, setIds: readonly string[]): Promise<Map<string, string[]>> {
  if (setIds.length === 0) return new Map()
  const rows = await queries.query<{ setId: string; id: string }>(
    'select set_id as "setId", id from set_cards where set_id = any($1::uuid[]) order by set_id, position, id',
    [setIds],
  )
  return new Map([...Map.groupBy(rows, ({ setId }) => setId)].map(([setId, own]) => [setId, own.map(({ id }) => id)]))
}

/** A person's time zone and name. */
export async function readTeacher(
  queries: Queries,
  id: string,
): Promise<{ timeZone: string; fullName: string } | null> {
  const [row] = await queries.query<{ timeZone: string; fullName: string }>(
    'select time_zone as "timeZone", full_name as "fullName" from profiles where id = $1',
    [id],
  )
  return row ?? null
}

/** The full names of people, by id. */
export async function readNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries.query<Named>('select id, full_name as name from profiles where id = any($1::text[])', [
    ids,
  ])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The fronts of a set's cards in order, as they are shown and as they were typed. */
export async function readSetFronts(
  queries: Queries,
  setId: string,
): Promise<{ id: string; html: string; text: string }[]> {
  return queries.query<{ id: string; html: string; text: string }>(
    'select id, front_html as html, front as text from set_cards where set_id = $1 order by position, id',
    [setId],
  )
}
