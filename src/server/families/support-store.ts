import type { RestDays } from '#domain/progress/weekday.ts'
import { type ReadingChoices, readingChoicesIn } from '#domain/reading/reading-choices.ts'
import type { Queries } from '../database/database.ts'

export interface SetBy {
  /** Null for somebody whose account is gone. */
  id: string | null
  fullName: string | null
  at: Date
}

export interface Support {
  reading: ReadingChoices
  timedAdvance: boolean
  dailyGoal: number
  restDays: RestDays
  /** Who turned SEN mode on; null while it is off. */
  senMode: (SetBy & { readingBefore: ReadingChoices; timedAdvanceBefore: boolean }) | null
  /** Who set the present goal and rest days; null where the pupil did, or has changed them since. */
  goals: SetBy | null
}

interface Row {
  reading: unknown
  timedAdvance: boolean
  dailyGoal: number
  restDays: RestDays
  senBy: string | null
  senName: string | null
  senAt: Date | null
  readingBefore: unknown
  timedAdvanceBefore: boolean | null
  goalsBy: string | null
  goalsName: string | null
  goalsAt: Date | null
}

/** How a pupil reads and aims, and what of it an adult set; null for who is no pupil. `lock`: until the transaction ends. */
export async function readSupport(
  { query }: Queries,
  { studentId, lock = false }: { studentId: string; lock?: boolean },
): Promise<Support | null> {
  // In a statement of its own: one that waited for the lock would still read what was there before it waited.
  if (lock) await query('select 1 from profiles where id = $1 for update', [studentId])
  const [row] = await query<Row>(
    `select f.reading, f.timed_advance as "timedAdvance", f.daily_goal as "dailyGoal", f.rest_days as "restDays",
       s.sen_by as "senBy", sp.full_name as "senName", s.sen_at as "senAt", s.reading_before as "readingBefore",
       s.timed_advance_before as "timedAdvanceBefore", s.goals_by as "goalsBy", gp.full_name as "goalsName",
       case when s.daily_goal = f.daily_goal and s.rest_days = f.rest_days then s.goals_at end as "goalsAt"
     from profiles f left join child_support s on s.student_id = f.id
       left join profiles sp on sp.id = s.sen_by left join profiles gp on gp.id = s.goals_by
     where f.id = $1 and f.role = 'student'`,
    [studentId],
  )
  if (!row) return null
  const { reading, timedAdvance, dailyGoal, restDays, senAt, goalsAt } = row
  return {
    reading: readingChoicesIn(reading),
    timedAdvance,
    dailyGoal,
    restDays,
    senMode: senAt && {
      id: row.senBy,
      fullName: row.senName,
      at: senAt,
      readingBefore: readingChoicesIn(row.readingBefore),
      timedAdvanceBefore: row.timedAdvanceBefore ?? true,
    },
    goals: goalsAt && { id: row.goalsBy, fullName: row.goalsName, at: goalsAt },
  }
}

/** Notes who turned SEN mode on and what was before; `by` null: it is off. */
export async function writeSenMode(
  { query }: Queries,
  {
    studentId,
    by,
  }: {
    studentId: string
    by: { id: string; at: Date; readingBefore: ReadingChoices; timedAdvanceBefore: boolean } | null
  },
): Promise<void> {
  await query(
    `insert into child_support (student_id, sen_by, sen_at, reading_before, timed_advance_before)
     values ($1, $2, $3, $4::jsonb, $5) on conflict (student_id) do update set sen_by = excluded.sen_by,
       sen_at = excluded.sen_at, reading_before = excluded.reading_before, timed_advance_before = excluded.timed_advance_before`,
    [
      studentId,
      by?.id ?? null,
      by?.at ?? null,
      by ? JSON.stringify(by.readingBefore) : null,
      by?.timedAdvanceBefore ?? null,
    ],
  )
}

export async function writeGoals(
  { query }: Queries,
  goals: { studentId: string; by: string; at: Date; dailyGoal: number; restDays: RestDays },
): Promise<void> {
  const { studentId, by, at, dailyGoal, restDays } = goals
  await query(
    `insert into child_support (student_id, goals_by, goals_at, daily_goal, rest_days) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (student_id) do update set goals_by = excluded.goals_by, goals_at = excluded.goals_at,
       daily_goal = excluded.daily_goal, rest_days = excluded.rest_days`,
    [studentId, by, at, dailyGoal, JSON.stringify(restDays)],
  )
}
