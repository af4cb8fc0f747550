import type { GroupCard } from '#contract/group-membership.ts'
import { ACTIVE_DAYS } from '#domain/groups/active-days.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import { type SessionRow, sessionAsSeen, toSession } from './sessions/session-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface GroupCardRow {
  id: string
  name: string
  school: string
  subject: string
  description: string
  members: number
  maxMembers: number
  createdAt: Date
  /** When anything was last said in it, or it last met; null while never. */
  lastActive: Date | null
  nextSession: SessionRow | null
}

/**
 * The columns of a group's card from `study_groups g join schools s`.
 * @param reader the place of the reader's id in the statement, such as `$1`, and `now` that of the time
 */
export const cardColumns = (reader: string, now: string) => `g.id, g.name, s.name as school, g.subject, g.description,
  g.max_members as "maxMembers", g.created_at as "createdAt",
  (select count(*)::int from study_group_members c where c.group_id = g.id) as members,
  greatest((select x.sent_at from group_messages x where x.group_id = g.id and x.sequence = g.last_sequence),
    (select max(x.starts_at) from group_sessions x where x.group_id = g.id and x.cancelled_at is null
      and x.starts_at <= ${now})) as "lastActive",
  (select row_to_json(n) from (select ${sessionAsSeen('x', reader)} from group_sessions x where x.group_id = g.id
    and x.cancelled_at is null and x.starts_at + make_interval(mins => x.minutes) > ${now}
    order by x.starts_at, x.id limit 1) n) as "nextSession"`

export function toCard(row: GroupCardRow, titles: ReadonlyMap<string, string>, now: Date): GroupCard {
  const { id, name, school, subject, description, members, maxMembers, lastActive, nextSession } = row
  return {
    id,
    name,
    school,
    // A subject that the curriculum has no more is still called something.
    subject: { slug: subject, title: titles.get(subject) ?? subject },
    description,
    members,
    maxMembers,
    isActive: lastActive !== null && now.getTime() - lastActive.getTime() <= ACTIVE_DAYS * DAY_MS,
    nextSession: nextSession && toSession(nextSession),
  }
}

/** The subjects of all levels by slug, each with its title, in the curriculum's order. */
export function subjectTitles({ levels }: Pick<CurriculumStore, 'levels'>): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { subjects } of levels)
    for (const { slug, title } of subjects) if (!titles.has(slug)) titles.set(slug, title)
  return titles
}
