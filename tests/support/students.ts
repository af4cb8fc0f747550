import type { Queries } from '#server/database/database.ts'

/** A signed-up pupil with nothing studied yet. */
export async function createStudent(
  queries: Queries,
  { id, timeZone = 'Europe/London', dailyGoal = 20 }: { id: string; timeZone?: string; dailyGoal?: number },
): Promise<string> {
  await queries.query(
    `insert into users (id, name, email, email_verified) values ($1, $1, $1 || '@example.test', true)`,
    [id],
  )
  await queries.query(
    `insert into profiles (id, full_name, email, role, time_zone, daily_goal, created_at)
     values ($1, $1, $1 || '@example.test', 'student', $2, $3, now() - interval '20 years')`,
    [id, timeZone, dailyGoal],
  )
  await queries.query('insert into student_progress (user_id) values ($1)', [id])
  return id
}
