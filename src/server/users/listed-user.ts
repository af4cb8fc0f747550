import type { ListedUser } from '#contract/users.ts'
import { dayIn } from '#domain/progress/day.ts'
import { currentStreak } from '#domain/progress/streak.ts'
import { tierOf } from '#domain/progress/tier.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import type { UserProgress, UserRow } from './user-store.ts'

/** Missing values are 0 XP, a streak of 0 and Bronze (contract §3). */
const noProgress = { totalXp: 0, dailyStreak: 0, lastActiveDay: null }

/** XP, tier and streak as they stand today, where the person is. */
export function figuresOf(
  progress: Omit<UserProgress, 'userId'> | undefined,
  { timeZone, restDays, now }: { timeZone: string; restDays: readonly Weekday[]; now: Date },
): { totalXp: number; dailyStreak: number; tier: ListedUser['tier'] } {
  const known = progress ?? noProgress
  return {
    totalXp: known.totalXp,
    dailyStreak: currentStreak(known, dayIn(timeZone, now), restDays),
    tier: tierOf(known.totalXp).name,
  }
}

export function listedUser(row: UserRow, progress: UserProgress | undefined, now: Date): ListedUser {
  const { id, fullName, email, role, roleAwaitsApproval, schoolId, school, schoolNamed, deletionDueAt, secondStep } =
    row
  return {
    id,
    fullName,
    email,
    role,
    roleAwaitsApproval,
    school: schoolId !== null && school !== null ? { id: schoolId, name: school } : null,
    schoolNamed,
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
    secondStep,
    ...figuresOf(progress, { ...row, now }),
  }
}
