import { CLOCK_AHEAD_MS } from './answer-time.ts'
import type { StudyDay } from './snapshot.ts'

/** Most answers of one hour, by the pupil's clock, that earn anything: short bursts may be as fast as they like. */
export const EARNING_ANSWERS_PER_HOUR = 300
/** Most answers of one day that earn anything. */
export const EARNING_ANSWERS_PER_DAY = 600
/** The same for a day whose answers nobody saw arrive: those of a guest, or sent more than a day after they were given. */
export const LATE_EARNING_ANSWERS_PER_DAY = 100
/** Sent later than this, an answer counts as late. */
export const LATE_AFTER_MS = 24 * 60 * 60 * 1000
/** Questions of a quiz or rounds of a game take a person at least this long each, on average. */
export const LEAST_MS_PER_ROUND = 200

/** What the server can vouch for when it decides whether answers earn. */
export interface Vouched {
  /** From when on answers earn (see `earnsFrom`); null for ever. */
  since: Date | null
  /** When the answers arrived; null where nobody saw them arrive, as with a guest's. */
  receivedAt: Date | null
}

/**
 * From when on a pupil's answers earn: since the account was made or, before that, since the server first saw the device
 * that sends them. Clocks may run a little apart.
 * @param deviceSeenOn YYYY-MM-DD in UTC, or null where the server doesn't know
 */
export function earnsFrom(options: { accountMadeAt: Date; deviceSeenOn: string | null }): Date {
  const { accountMadeAt, deviceSeenOn } = options
  const madeAt = accountMadeAt.getTime()
  const seenAt = deviceSeenOn === null ? madeAt : Date.parse(`${deviceSeenOn}T00:00:00Z`)
  return new Date(Math.min(madeAt, seenAt) - CLOCK_AHEAD_MS)
}

/**
 * Whether one more answer on this day earns XP and counts for streaks and evenings. Whatever it says, the answer counts
 * for learning.
 * @param hour 0 to 23, of the pupil's clock at `at`
 */
export function earns(answer: { at: Date; hour: number; day: StudyDay }, { since, receivedAt }: Vouched): boolean {
  const { at, hour, day } = answer
  if (since !== null && at < since) return false
  const isLate = receivedAt === null || receivedAt.getTime() - at.getTime() > LATE_AFTER_MS
  const most = isLate ? LATE_EARNING_ANSWERS_PER_DAY : EARNING_ANSWERS_PER_DAY
  if (day.flashcards + day.questions >= most) return false
  return hour !== day.hour || day.inHour < EARNING_ANSWERS_PER_HOUR
}

/** The count of the latest hour after some answers in `hour`. An hour that came before it has been counted. */
export function countInHour({ hour, inHour }: Pick<StudyDay, 'hour' | 'inHour'>, now: number, answers = 1) {
  if (hour === now) return { hour, inHour: inHour + answers }
  return hour === null || now > hour ? { hour: now, inHour: answers } : { hour, inHour }
}

/** Whether a person can have done this in the time that the server measured. */
export function isHumanPace({ rounds, elapsedMs }: { rounds: number; elapsedMs: number }): boolean {
  return elapsedMs >= rounds * LEAST_MS_PER_ROUND
}
