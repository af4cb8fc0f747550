import type { RankedSubject } from '#domain/leaderboards/filters.ts'
import { awardXp } from '#server/awards/award-xp.ts'
import type { Queries } from '#server/database/database.ts'
import { createStudent } from './students.ts'

let awards = 0

/** An award that a pupil earned; each is one of its own. */
export async function earn(
  queries: Queries,
  options: { id: string; xp: number; at: Date; subject?: RankedSubject | null },
): Promise<void> {
  const { id, xp, at, subject = null } = options
  const award = () => ({ cause: 'study-session' as const, source: `test-${++awards}`, amount: xp })
  // An award is found again by the days around it, so one of long ago is made at its own time.
  await awardXp({ database: queries, studentId: id, award, subject, now: at })
}

/** A pupil as they might be on a leaderboard, seen by others unless told. */
export async function createRankedPupil(
  queries: Queries,
  options: { id: string; fullName?: string; schoolId?: string | null; shown?: boolean; demo?: boolean },
): Promise<string> {
  const { id, fullName = id, schoolId = null, shown = true, demo = false } = options
  await createStudent(queries, { id })
  await queries.query(
    'update profiles set full_name = $2, school_id = $3, on_leaderboards = $4, demo = $5 where id = $1',
    [id, fullName, schoolId, shown, demo],
  )
  return id
}

export async function createSchool(queries: Queries, name: string, demo = false): Promise<string> {
  const [school] = await queries.query<{ id: string }>(
    'insert into schools (name, demo) values ($1, $2) returning id',
    [name, demo],
  )
  if (!school) throw new Error('The school was not made.')
  return school.id
}
