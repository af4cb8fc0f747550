import type { AgeBand } from '#domain/groups/age-band.ts'
import type { GroupFacts } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

export interface GroupRow extends GroupFacts {
  id: string
  schoolId: string
  name: string
  subject: string
  description: string
  maxMembers: number
  lastSequence: number
  chatOff: boolean
  askersAgeBand: AgeBand | null
  /** Until when a moderator has muted the person in it. */
  mutedUntil: Date | null
}

// A profile's school is one that an adult gave: what people type themselves is kept elsewhere and opens nothing.
const groupAsSeen = `
select g.id, g.school_id as "schoolId", g.name, g.subject, g.description, g.max_members as "maxMembers",
  g.last_sequence as "lastSequence", s.chat_off as "chatOff", m.role as "askerRole",
  coalesce(p.school_id = g.school_id, false) as "askersSchool", p.age_band as "askersAgeBand", u.until as "mutedUntil"
from study_groups g join schools s on s.id = g.school_id join profiles p on p.id = $2
  left join study_group_members m on m.group_id = g.id and m.student_id = p.id
  left join group_mutes u on u.group_id = g.id and u.student_id = p.id
where g.id = $1`

/** A group as it stands to a person; null when there is none. */
export async function readGroup(
  queries: Queries,
  { groupId, personId }: { groupId: string; personId: string },
): Promise<GroupRow | null> {
  const [row] = await queries.query<GroupRow>(groupAsSeen, [groupId, personId])
  return row ?? null
}

/** Holds a group as it is until the transaction ends: joining, leaving and speaking happen one after the other. */
export async function lockGroup(transaction: Queries, groupId: string): Promise<boolean> {
  const rows = await transaction.query('select id from study_groups where id = $1 for update', [groupId])
  return rows.length > 0
}
