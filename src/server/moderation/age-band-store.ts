import type { AgeBand } from '#domain/groups/age-band.ts'
import type { Queries } from '../database/database.ts'

/** A pupil's age band, held until the transaction ends; undefined for anyone who is no pupil. */
export async function lockAgeBand(transaction: Queries, studentId: string): Promise<AgeBand | null | undefined> {
  const [row] = await transaction.query<{ ageBand: AgeBand | null }>(
    `select age_band as "ageBand" from profiles where id = $1 and role = 'student' for update`,
    [studentId],
  )
  return row?.ageBand
}

/** Who is under 13 leaves the leaderboards, unless a parent allowed them. */
export async function writeAgeBand(
  transaction: Queries,
  { studentId, ageBand }: { studentId: string; ageBand: AgeBand },
): Promise<void> {
  await transaction.query(
    `update profiles set age_band = $2, on_leaderboards = on_leaderboards and ($2 <> 'under-13' or exists (
       select 1 from consents c where c.student_id = $1 and c.purpose = 'leaderboards' and c.given))
     where id = $1`,
    [studentId, ageBand],
  )
}

/** The groups whose rooms are told that a pupil may write otherwise now. */
export async function readGroupsOf(queries: Queries, studentId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'select group_id as id from study_group_members where student_id = $1',
    [studentId],
  )
  return rows.map(({ id }) => id)
}
