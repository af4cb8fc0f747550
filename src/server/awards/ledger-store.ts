import type { XpCause } from '#domain/progress/xp.ts'
import type { Queries } from '../database/database.ts'

/** How many study sessions have earned XP since `since`. */
export async function countSessionAwards(
  queries: Queries,
  { studentId, since }: { studentId: string; since: Date },
): Promise<number> {
  const cause: XpCause = 'study-session'
  const [row] = await queries.query<{ made: number }>(
    `select count(*)::int as made from xp_ledger where student_id = $1 and earned_at >= $2 and cause = $3`,
    [studentId, since, cause],
  )
  return row?.made ?? 0
}
