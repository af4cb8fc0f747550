import type { Person } from '#domain/permissions.ts'
import type { RestDays } from '#domain/progress/weekday.ts'
import type { Database } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { writeProfile } from '../people/profile-store.ts'
import { readFullName } from './family-store.ts'
import { requireChild } from './require-child.ts'
import { readSupport, writeGoals } from './support-store.ts'

/**
 * Sets a linked child's daily goal and rest days; the child is told by whom, and may change them.
 * @throws {AppError} as `requireChild`.
 */
export async function setChildGoals(options: {
  person: Person
  studentId: string
  goals: { dailyGoal: number; restDays: RestDays }
  database: Database
  now: Date
}): Promise<Record<string, never>> {
  const { person, studentId, database, now } = options
  const restDays = options.goals.restDays.toSorted()
  const { dailyGoal } = options.goals
  await database.transaction(async (transaction) => {
    const { parentId } = await requireChild({ person, studentId, queries: transaction })
    const before = await readSupport(transaction, { studentId, lock: true })
    if (before?.dailyGoal === dailyGoal && before.restDays.toSorted().join() === restDays.join()) return
    await writeProfile(transaction, studentId, { dailyGoal, restDays })
    await writeGoals(transaction, { studentId, by: parentId, at: now, dailyGoal, restDays })
    await notify(transaction, {
      to: [studentId],
      cause: `goals:${now.toISOString()}`,
      title: `${await readFullName(transaction, parentId)} set your study goals`,
      body: `Your daily goal is ${dailyGoal} ${dailyGoal === 1 ? 'answer' : 'answers'} now, with ${restDaysInWords(restDays)}. You can change it in your profile.`,
      link: '/dashboard/student/profile',
      at: now,
    })
  })
  return {}
}

function restDaysInWords(restDays: RestDays): string {
  if (restDays.length === 0) return 'no rest days'
  return restDays.length === 1 ? 'one rest day' : `${restDays.length} rest days`
}
