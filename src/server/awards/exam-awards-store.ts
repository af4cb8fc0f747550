import type { XpCause } from '#domain/progress/xp.ts'
import type { Queries } from '../database/database.ts'

const examCause: XpCause = 'exam'
/** A day anywhere on earth, and then some. */
const RECENT_MS = 3 * 24 * 60 * 60 * 1000

/** How many questions answered in writing have earned XP lately, by the day of the pupil's calendar. */
export async function readExamAwards(
  queries: Queries,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Map<string, number>> {
  const rows = await queries.query<{ day: string; count: number }>(
    `select split_part(source, '@', 2) as day, count(*)::int as count from xp_ledger
     where student_id = $1 and cause = $2 and earned_at >= $3 group by 1`,
    [studentId, examCause, new Date(now.getTime() - RECENT_MS)],
  )
  return new Map(rows.map(({ day, count }) => [day, count]))
}
