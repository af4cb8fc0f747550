import { WeeklyReport } from '#contract/weekly-report.ts'
import type { Queries } from '../database/database.ts'

export interface ReportKey {
  studentId: string
  parentId: string
  /** Its Monday, YYYY-MM-DD. */
  week: string
}

/** Keeps a report unless there is one already, and gives the one that is kept; null where the link has ended. */
export async function keepReport(
  { query }: Queries,
  { studentId, parentId, week, content, now }: ReportKey & { content: WeeklyReport; now: Date },
): Promise<{ content: WeeklyReport; mailedAt: Date | null } | null> {
  await query(
    `insert into weekly_reports (student_id, parent_id, week, content, made_at)
     select student_id, parent_id, $3::date, $4::jsonb, $5 from parent_links where student_id = $1 and parent_id = $2
     on conflict do nothing`,
    [studentId, parentId, week, JSON.stringify(content), now],
  )
  return readReport({ query }, { studentId, parentId, week })
}

export async function readReport(
  { query }: Pick<Queries, 'query'>,
  { studentId, parentId, week }: ReportKey,
): Promise<{ content: WeeklyReport; mailedAt: Date | null } | null> {
  const [row] = await query<{ content: unknown; mailedAt: Date | null }>(
    `select content, mailed_at as "mailedAt" from weekly_reports
     where student_id = $1 and parent_id = $2 and week = $3::date`,
    [studentId, parentId, week],
  )
  return row ? { content: WeeklyReport.parse(row.content), mailedAt: row.mailedAt } : null
}

export async function writeMailed(
  { query }: Queries,
  { studentId, parentId, week, now }: ReportKey & { now: Date },
): Promise<void> {
  await query(
    `update weekly_reports set mailed_at = $4 where student_id = $1 and parent_id = $2 and week = $3::date and mailed_at is null`,
    [studentId, parentId, week, now],
  )
}

/** The newest 60 of a parent about a child. */
export async function readReports(
  { query }: Queries,
  { studentId, parentId }: Omit<ReportKey, 'week'>,
): Promise<WeeklyReport[]> {
  const rows = await query<{ content: unknown }>(
    'select content from weekly_reports where student_id = $1 and parent_id = $2 order by week desc limit 60',
    [studentId, parentId],
  )
  return rows.map(({ content }) => WeeklyReport.parse(content))
}

export interface ReportedLink {
  studentId: string
  parentId: string
  linkedAt: Date
  /** Of the child. */
  timeZone: string
  /** On which the parent wants the mail; null: not at all. */
  weeklyDay: number | null
  /** The latest week whose report is kept, and whether that was mailed. */
  lastWeek: string | null
  lastMailed: boolean
}

/** Links of parents with pupils, some at a time, in the order of their keys. */
export async function readLinksAfter(
  { query }: Queries,
  { after, count }: { after: { studentId: string; parentId: string } | null; count: number },
): Promise<ReportedLink[]> {
  return query<ReportedLink>(
    `select l.student_id as "studentId", l.parent_id as "parentId", l.linked_at as "linkedAt", p.time_zone as "timeZone",
       case when m.parent_id is null then 1 else m.weekly_day end as "weeklyDay",
       r.week as "lastWeek", r.mailed_at is not null as "lastMailed"
     from parent_links l join profiles p on p.id = l.student_id and p.role = 'student'
       left join parent_preferences m on m.parent_id = l.parent_id
       left join lateral (select week, mailed_at from weekly_reports w
         where w.student_id = l.student_id and w.parent_id = l.parent_id order by week desc limit 1) r on true
     where (l.student_id, l.parent_id) > ($1, $2) order by l.student_id, l.parent_id limit $3`,
    [after?.studentId ?? '', after?.parentId ?? '', count],
  )
}
