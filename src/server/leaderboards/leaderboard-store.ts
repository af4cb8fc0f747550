import { FEWEST_SCHOOL_PUPILS, TOP_PUPILS, TOP_SCHOOLS } from '#domain/leaderboards/filters.ts'
import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

export interface Viewer {
  id: string
  fullName: string
  role: Role
  schoolId: string | null
  school: string | null
  demo: boolean
  onLeaderboards: boolean
}

export async function readViewer(queries: Queries, id: string): Promise<Viewer | null> {
  const [viewer] = await queries.query<Viewer>(
    `select p.id, p.full_name as "fullName", p.role, p.school_id as "schoolId", s.name as school, p.demo,
       p.on_leaderboards as "onLeaderboards"
     from profiles p left join schools s on s.id = p.school_id where p.id = $1`,
    [id],
  )
  return viewer ?? null
}

export interface Place {
  studentId: string
  rank: number
  xp: number
}
export interface NamedPlace extends Place {
  fullName: string
  school: string | null
  /** The board of the subject that most of the XP is from, of those asked for. */
  mostOn: string | null
}

// Who has more XP: whole bars of the widest and the middle width, then the single values of the bar that the XP is in.
const rankOf = (
  board: string,
  xp: string,
) => `(1 + coalesce((select sum(pupils) from xp_histogram h where h.board = ${board}
    and (h.width = 16 and h.bucket > ${xp} >> 16)), 0)
  + coalesce((select sum(pupils) from xp_histogram h where h.board = ${board}
    and h.width = 8 and h.bucket > ${xp} >> 8 and h.bucket < ((${xp} >> 16) + 1) << 8), 0)
  + coalesce((select sum(pupils) from xp_histogram h where h.board = ${board}
    and h.width = 0 and h.bucket > ${xp} and h.bucket < ((${xp} >> 8) + 1) << 8), 0))::int`

const named = (places: string) => `
select t.student_id as "studentId", t.rank, t.xp, p.full_name as "fullName", s.name as school, m.board as "mostOn"
from (${places}) t join profiles p on p.id = t.student_id left join schools s on s.id = p.school_id
left join lateral (select o.board from xp_totals o where o.student_id = t.student_id and o.board = any($2::text[])
  order by o.xp desc, o.board limit 1) m on true
order by t.xp desc, t.student_id`

const readTopPupils = named(`
  select student_id, xp, ${rankOf('$1', 'l.xp')} as rank from (
    select student_id, xp from xp_totals where board = $1 and shown
    order by xp desc nulls last, student_id limit ${TOP_PUPILS}) l`)

/** The best of all who want to be seen; `subjectBoards` are those among which each one's strongest is looked for. */
export function readTopOfAll(queries: Queries, board: string, subjectBoards: readonly string[]): Promise<NamedPlace[]> {
  return queries.query<NamedPlace>(readTopPupils, [board, subjectBoards])
}

const ownPlaceOf = named(`select student_id, xp, ${rankOf('$1', 'l.xp')} as rank from xp_totals l
  where board = $1 and student_id = $3`)

export async function readPlaceAmongAll(
  queries: Queries,
  options: { board: string; subjectBoards: readonly string[]; studentId: string },
): Promise<NamedPlace | null> {
  const { board, subjectBoards, studentId } = options
  const [place] = await queries.query<NamedPlace>(ownPlaceOf, [board, subjectBoards, studentId])
  return place ?? null
}

/** How many pupils a board has, and the next more XP that any of them has than `xp`. */
export async function readBoard(
  queries: Queries,
  { board, xp }: { board: string; xp: number | null },
): Promise<{ ranked: number; nextXp: number | null }> {
  const [row] = await queries.query<{ ranked: number; nextXp: number | null }>(
    `select coalesce((select sum(pupils) from xp_histogram where board = $1 and width = 16), 0)::int as ranked,
       (select bucket from xp_histogram where board = $1 and width = 0 and bucket > $2 and pupils > 0
        order by bucket limit 1) as "nextXp"`,
    [board, xp],
  )
  return row ?? { ranked: 0, nextXp: null }
}

/** Pupils by id, or all of a school. */
export type Circle = { schoolId: string } | { studentIds: readonly string[] }

export interface CirclePlaces {
  places: NamedPlace[]
  ranked: number
  nextXp: number | null
}

// A circle is a few hundred pupils: they are ranked as they are.
const amongCircle = (circle: string) => `
with ranked as (select student_id, xp, shown or student_id = $3 as visible, rank() over (order by xp desc)::int as rank,
    count(*) over ()::int as ranked from xp_totals where board = $1 and ${circle}),
listed as (select *, row_number() over (partition by visible order by xp desc, student_id) as place from ranked)
select t.*, (select max(ranked) from ranked) as ranked,
  (select min(r.xp) from ranked r where r.xp > (select xp from ranked where student_id = $3)) as "nextXp"
from (${named(`select * from listed where visible and (place <= ${TOP_PUPILS} or student_id = $3)`)}) t
order by t.xp desc, t."studentId"`
const amongSchool = amongCircle('school_id = $4::uuid')
const amongStudents = amongCircle(`student_id = any($4::text[]) and (shown or student_id = $3)`)

/** The best of a circle who want to be seen, with whoever asks among them. In a school ranks count all, among friends those seen. */
export async function readCircle(
  queries: Queries,
  options: { board: string; subjectBoards: readonly string[]; viewerId: string; circle: Circle },
): Promise<CirclePlaces> {
  const { board, subjectBoards, viewerId, circle } = options
  const [statement, members] =
    'schoolId' in circle ? [amongSchool, circle.schoolId] : [amongStudents, circle.studentIds]
  const rows = await queries.query<NamedPlace & { ranked: number; nextXp: number | null }>(statement, [
    board,
    subjectBoards,
    viewerId,
    members,
  ])
  const [{ ranked, nextXp } = { ranked: 0, nextXp: null }] = rows
  return { places: rows, ranked, nextXp }
}

/** The pupils with whom one is in a class or a study group now, and oneself. */
export async function readFriends(queries: Queries, studentId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `select o.student_id as id from class_members m join school_classes c on c.id = m.class_id and c.archived_at is null
       join class_members o on o.class_id = m.class_id where m.student_id = $1
     union select o.student_id from study_group_members m join study_group_members o on o.group_id = m.group_id
       where m.student_id = $1
     union select $1`,
    [studentId],
  )
  return rows.map(({ id }) => id)
}

export interface SchoolPlace {
  id: string
  rank: number
  name: string
  xp: number
  pupils: number
}

export function readTopSchools(queries: Queries, board: string): Promise<SchoolPlace[]> {
  return queries.query<SchoolPlace>(
    `select t.school_id as id, s.name, t.xp, t.pupils, rank() over (order by t.xp desc)::int as rank
     from (select * from school_totals where board = $1 and pupils >= ${FEWEST_SCHOOL_PUPILS}
       order by xp desc nulls last, school_id limit ${TOP_SCHOOLS}) t join schools s on s.id = t.school_id
     order by t.xp desc, t.school_id`,
    [board],
  )
}

/** A pupil's XP on some boards. */
export async function readXpOn(
  queries: Queries,
  studentId: string,
  boards: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries.query<{ board: string; xp: number }>(
    'select board, xp from xp_totals where student_id = $1 and board = any($2::text[])',
    [studentId, boards],
  )
  return new Map(rows.map(({ board, xp }) => [board, xp]))
}
