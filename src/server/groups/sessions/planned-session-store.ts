import type { Queries } from '../../database/database.ts'

export interface PlannedSession {
  id: string
  groupId: string
  groupName: string
  topic: string
  startsAt: Date
  minutes: number
  youCome: boolean | null
}

/** When the groups that a pupil is in meet, from now on, the next first. */
export async function readPlannedSessions(
  queries: Queries,
  { studentId, now }: { studentId: string; now: Date },
): Promise<PlannedSession[]> {
  return queries.query<PlannedSession>(
    `select x.id, g.id as "groupId", g.name as "groupName", x.topic, x.starts_at as "startsAt", x.minutes,
       r.comes as "youCome"
     from study_group_members m join study_groups g on g.id = m.group_id
       join profiles p on p.id = m.student_id and p.school_id = g.school_id
       join group_sessions x on x.group_id = g.id and x.cancelled_at is null
         and x.starts_at + make_interval(mins => x.minutes) > $2
       left join group_session_replies r on r.session_id = x.id and r.student_id = m.student_id
     where m.student_id = $1 order by x.starts_at, x.id limit 100`,
    [studentId, now],
  )
}
