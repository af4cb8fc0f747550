import type { AgeBand } from '#domain/groups/age-band.ts'
import type { GroupRole } from '#domain/groups/membership.ts'
import type { Queries } from '../database/database.ts'
import { cardColumns, type GroupCardRow } from './group-card.ts'

const ofOwnSchool = 'join schools s on s.id = g.school_id join profiles p on p.id = $1 and p.school_id = g.school_id'

/** The groups of their school that a pupil is in: those with a session before them first, then by name. */
export async function readOwnGroups(
  queries: Queries,
  { studentId, now }: { studentId: string; now: Date },
): Promise<(GroupCardRow & { role: GroupRole; hasLeader: boolean })[]> {
  return queries.query(
    `select * from (select ${cardColumns('$1', '$2')}, m.role, exists (select from study_group_members l
         where l.group_id = g.id and l.role = 'leader') as "hasLeader"
       from study_group_members m join study_groups g on g.id = m.group_id ${ofOwnSchool} where m.student_id = $1) own
     order by own."nextSession" ->> 'startsAt' nulls last, lower(own.name), own.id`,
    [studentId, now],
  )
}

/** Groups of a pupil's school that they are not in, the newest first. */
export async function readDiscoverable(
  queries: Queries,
  options: {
    studentId: string
    subject: string | null
    search: string | null
    after: { createdAt: Date; id: string } | null
    limit: number
    now: Date
  },
): Promise<GroupCardRow[]> {
  const { studentId, subject, search, after, limit, now } = options
  return queries.query<GroupCardRow>(
    `select ${cardColumns('$1', '$2')} from study_groups g ${ofOwnSchool}
     where g.closed_at is null and ($3::text is null or g.subject = $3)
       and ($4::text is null or g.name ilike $4 or g.description ilike $4)
       and ($5::timestamptz is null or (g.created_at, g.id) < ($5, $6::uuid))
       and exists (select from study_group_members m where m.group_id = g.id)
       and not exists (select from study_group_members m where m.group_id = g.id and m.student_id = $1)
       and not exists (select from group_removals r where r.group_id = g.id and r.student_id = $1)
     order by g.created_at desc, g.id desc limit $7`,
    [
      studentId,
      now,
      subject,
      search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit,
    ],
  )
}

export interface SeekerRow {
  schoolId: string | null
  school: string | null
  ageBand: AgeBand | null
}

/** What decides which groups a pupil finds and how they may write. */
export async function readSeeker(queries: Queries, studentId: string): Promise<SeekerRow | null> {
  const [row] = await queries.query<SeekerRow>(
    `select s.id as "schoolId", s.name as school, p.age_band as "ageBand" from profiles p
     left join schools s on s.id = p.school_id where p.id = $1`,
    [studentId],
  )
  return row ?? null
}

/** @returns false when there is a group with this id already. */
export async function writeGroup(
  transaction: Queries,
  group: {
    id: string
    schoolId: string
    name: string
    subject: string
    description: string
    maxMembers: number
    now: Date
  },
): Promise<boolean> {
  const { id, schoolId, name, subject, description, maxMembers, now } = group
  const written = await transaction.query(
    `insert into study_groups (school_id, id, name, subject, description, max_members, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [schoolId, id, name, subject, description, maxMembers, now],
  )
  return written.length > 0
}

export async function updateGroup(
  transaction: Queries,
  group: { id: string; name?: string; subject?: string; description?: string; maxMembers?: number },
): Promise<void> {
  await transaction.query(
    `update study_groups set name = coalesce($2, name), subject = coalesce($3, subject),
       description = coalesce($4, description), max_members = coalesce($5, max_members) where id = $1`,
    [group.id, group.name ?? null, group.subject ?? null, group.description ?? null, group.maxMembers ?? null],
  )
}
