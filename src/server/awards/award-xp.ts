import { AppError } from '#contract/errors.ts'
import type { RankedSubject } from '#domain/leaderboards/filters.ts'
import { countStudyDay } from '#domain/progress/count-study-day.ts'
import { localTime } from '#domain/progress/day.ts'
import { type Granted, grantAwards } from '#domain/progress/grant-awards.ts'
import { type Award, dailyGoalAward, totalOf } from '#domain/progress/xp.ts'
import { countWholeWork } from '#domain/study/count-whole-work.ts'
import { bringBack } from '#domain/study/scheduling/bring-back.ts'
import { emptyDay } from '#domain/study/snapshot.ts'
import type { SnapshotKeys } from '#domain/study/snapshot-keys.ts'
import type { Queries } from '../database/database.ts'
import { writeOutcomes } from './outcome-store.ts'
import { readStudents, type StoredStudent } from './snapshot-store.ts'

/** Tries against answers that are recorded for the same student at the same moment. */
const TRIES = 8
const noKeys = { answerIds: [], topicIds: [], attemptIds: [] }

/**
 * Grants an award that no answer earns, such as the one for signing in: a ledger row, the XP, the day's XP and any badge,
 * in one commit. One that was made before is not made again. What it is for may be study, such as a finished game: then the
 * day counts for the streak and its answers for the daily goal, whether or not the work earns anything itself.
 * @throws {AppError} not-allowed when there is no such student; unavailable when others kept writing for this student.
 */
export async function awardXp(options: {
  database: Queries
  studentId: string
  /** Made for a day of the student's own calendar; null grants nothing and just reads the figures. */
  award: ((day: string) => Award | readonly Award[] | null) | null
  /** The ranking in which the XP counts beside 'all', where it is of a single subject. */
  subject?: RankedSubject | null
  /** Study done at `now`: how many answers it counts as, and how many of them were right. */
  work?: { answers: number; correct: number } | null
  /** The cards of each point that the work did not get right: they come back. */
  missed?: readonly (readonly string[])[]
  now: Date
}): Promise<{ granted: Granted; student: StoredStudent }> {
  const { database, studentId, subject = null, work = null, missed = [], now } = options
  for (let tries = 0; tries < TRIES; tries++) {
    const { student, awards, time } = await read(options)
    const { day } = time
    const { progress, cardStates } = student.snapshot
    const stateOf = (cardId: string) => cardStates.get(cardId) ?? null
    const before = student.snapshot.days.get(day) ?? emptyDay(day)
    const worked = work ? countWholeWork(before, { ...work, hour: time.hour, dailyGoal: student.dailyGoal }) : before
    const after = work ? countStudyDay(progress, time, student.restDays) : progress
    const goal = work && worked.goalMet ? [dailyGoalAward(day)] : []
    const { badgeRules, thresholds } = student
    const granted = grantAwards({ ...student.snapshot, progress: after, awards: [...awards, ...goal], badgeRules })
    if (granted.awards.length === 0 && work === null) return { granted, student }
    const today = { ...worked, xp: worked.xp + totalOf(granted.awards) }
    const outcome = {
      recorded: [],
      awards: granted.awards.map((made) => ({
        ...made,
        earnedAt: now,
        day,
        // The daily goal is reached by work on anything.
        subject: made.cause === 'daily-goal' ? null : subject,
      })),
      badges: granted.badges.map((badge) => ({ badge, earnedAt: now })),
      progress: granted.progress,
      cardStates: new Map(missed.flatMap((cards) => [...bringBack(cards, stateOf, now)])),
      mastery: new Map(),
      days: new Map([[day, today]]),
      attempts: new Map(),
    }
    const written = await writeOutcomes(database, [{ studentId, version: student.version, thresholds, outcome }], now)
    if (written.has(studentId)) {
      const days = new Map(student.snapshot.days).set(day, today)
      return { granted, student: { ...student, snapshot: { ...student.snapshot, days } } }
    }
  }
  throw new AppError('unavailable')
}

async function read({ database, studentId, award, work, missed = [], now }: Parameters<typeof awardXp>[0]) {
  const awardsOn = (day: string) => [award?.(day) ?? []].flat()
  const goalOf = (day: string) => (work ? [dailyGoalAward(day)] : [])
  // The zone is only known once the student is read: these are the days that it can be anywhere.
  const days = ['Etc/GMT+12', 'UTC', 'Etc/GMT-14'].map((zone) => localTime(zone, now).day)
  const keys: SnapshotKeys = {
    ...noKeys,
    cardIds: missed.flat(),
    days,
    awards: days.flatMap((day) => [...awardsOn(day), ...goalOf(day)]),
  }
  const student = (await readStudents(database, new Map([[studentId, keys]]))).get(studentId)
  if (!student) throw new AppError('not-allowed')
  const time = localTime(student.timeZone, now)
  return { student, time, awards: awardsOn(time.day) }
}
