import { randomUUID } from 'node:crypto'
import type { Queries } from '#server/database/database.ts'

type People = readonly { id: string }[]

/** A new school that is theirs, as an adult would have given it to them. */
export async function schoolOf(queries: Queries, people: People): Promise<string> {
  const id = randomUUID()
  await queries.query('insert into schools (id, name) values ($1, $2)', [id, `School ${id}`])
  await queries.query('update profiles set school_id = $2 where id = any($1::text[])', [
    people.map((person) => person.id),
    id,
  ])
  return id
}

/** A group of a school; the first of its members leads. */
export async function groupOf(
  queries: Queries,
  { schoolId, members, maxMembers = 6 }: { schoolId: string; members: People; maxMembers?: number },
): Promise<string> {
  const id = randomUUID()
  await queries.query(
    `insert into study_groups (school_id, id, name, subject, max_members, created_at)
     values ($1, $2, 'Owls', 'biology', $3, now())`,
    [schoolId, id, maxMembers],
  )
  for (const [index, member] of members.entries())
    await queries.query(
      'insert into study_group_members (student_id, group_id, role, joined_at) values ($1, $2, $3, $4)',
      [member.id, id, index === 0 ? 'leader' : 'member', new Date(Date.UTC(2026, 0, 1 + index))],
    )
  return id
}
