import type { AgeBand } from '#domain/groups/age-band.ts'
import type { GroupRole } from '#domain/groups/membership.ts'
import type { Queries } from '../database/database.ts'
import { lookedAfterGroup, moderatesSchool, taughtPupil } from './moderation-scope.ts'

export interface ModeratedGroupRow {
  id: string
  name: string
  school: string
  description: string
  members: number
  messages: number
  createdAt: Date
  closed: boolean
}

const columns = `g.id, g.name, s.name as school, g.description, g.created_at as "createdAt",
  g.closed_at is not null as closed, g.last_sequence as messages,
  (select count(*)::int from study_group_members c where c.group_id = g.id) as members`

/** Groups that somebody looks after, closed ones too as long as they are kept, the newest first. */
export async function readModeratedGroups(
  queries: Queries,
  options: {
    readerId: string
    all: boolean
    search: string | null
    after: { at: Date; id: string } | null
    limit: number
  },
): Promise<ModeratedGroupRow[]> {
  const { readerId, all, search, after, limit } = options
  return queries.query<ModeratedGroupRow>(
    `select ${columns} from study_groups g join schools s on s.id = g.school_id
     where ${lookedAfterGroup('g', '$1', '$2')}
       and ($3::text is null or g.name ilike $3 or s.name ilike $3)
       and ($4::timestamptz is null or (g.created_at, g.id) < ($4, $5::uuid))
     order by g.created_at desc, g.id desc limit $6`,
    [
      readerId,
      all,
      search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  )
}

/** A group for somebody who looks after it, and whether they look after the whole of it; null for everybody else. */
export async function findModeratedGroup(
  queries: Queries,
  { groupId, readerId, all }: { groupId: string; readerId: string; all: boolean },
): Promise<(ModeratedGroupRow & { whole: boolean; isNamedAdult: boolean }) | null> {
  const [row] = await queries.query<ModeratedGroupRow & { whole: boolean; isNamedAdult: boolean }>(
    `select ${columns}, $2::boolean or ${moderatesSchool('g.school_id', '$1')} as whole,
       s.named_adult_id is not distinct from $1 as "isNamedAdult" from study_groups g join schools s on s.id = g.school_id
     where g.id = $3 and ${lookedAfterGroup('g', '$1', '$2')}`,
    [readerId, all, groupId],
  )
  return row ?? null
}

export interface ModeratedMemberRow {
  id: string
  fullName: string
  role: GroupRole
  ageBand: AgeBand | null
  mutedUntil: Date | null
}

/** The members of a group; without `whole` those alone who are in a class of the reader's. */
export async function readModeratedMembers(
  queries: Queries,
  { groupId, readerId, whole }: { groupId: string; readerId: string; whole: boolean },
): Promise<ModeratedMemberRow[]> {
  return queries.query<ModeratedMemberRow>(
    `select p.id, p.full_name as "fullName", m.role, p.age_band as "ageBand", u.until as "mutedUntil"
     from study_group_members m join profiles p on p.id = m.student_id
       left join group_mutes u on u.group_id = m.group_id and u.student_id = m.student_id
     where m.group_id = $1 and ($3::boolean or ${taughtPupil('m.student_id', '$2')})
     order by m.role <> 'leader', lower(p.full_name), p.id`,
    [groupId, readerId, whole],
  )
}

/** Schools by name. */
export async function readChatSchools(
  queries: Queries,
  { search, limit }: { search: string | null; limit: number },
): Promise<{ id: string; name: string; chatOff: boolean }[]> {
  return queries.query(
    `select id, name, chat_off as "chatOff" from schools where $1::text is null or name ilike $1
     order by lower(name), id limit $2`,
    [search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`, limit],
  )
}

/** @returns the school's name; null when there is no such school. */
export async function writeChatOff(
  transaction: Queries,
  { schoolId, off }: { schoolId: string; off: boolean },
): Promise<string | null> {
  const [row] = await transaction.query<{ name: string }>(
    'update schools set chat_off = $2 where id = $1 returning name',
    [schoolId, off],
  )
  return row?.name ?? null
}

/** The open groups of a school, whose rooms are told when its chat is switched. */
export async function readGroupIds(queries: Queries, schoolId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'select id from study_groups where school_id = $1 and closed_at is null',
    [schoolId],
  )
  return rows.map(({ id }) => id)
}
