import { z } from 'zod'

/** XP for completing a flashcard, known or not (contract §9). */
export const XP_PER_FLASHCARD = 10
/** XP for finishing a quiz (contract §9). */
export const XP_PER_QUIZ = 20
/** Bonus for a quiz without a mistake (contract §9). */
export const XP_PERFECT_SCORE = 50
/** XP for finishing a study session (contract §9, quick actions). */
export const XP_STUDY_SESSION = 10
/** XP for reaching the daily goal, once a day (contract §9, quick actions). */
export const XP_DAILY_GOAL = 25
/** XP for signing in, once a day (contract §9, quick actions). */
export const XP_SIGN_IN = 1

/** XP for an exam question that was tried and then marked against its scheme, whatever its marks. */
export const XP_EXAM_QUESTION = 20
/** Exam questions beyond this many in a day are practice: nobody can say how long somebody without a connection took. */
export const EXAM_QUESTIONS_REWARDED_PER_DAY = 20

/** Study sessions beyond this many in a day earn nothing, so that starting and stopping a clock is no way to earn. */
export const STUDY_SESSIONS_REWARDED_PER_DAY = 5

export const xpCauses = [
  'flashcard',
  'quiz',
  'perfect-score',
  'study-session',
  'daily-goal',
  'sign-in',
  'game',
  'exam',
  'opening-balance',
] as const
export const XpCause = z.enum(xpCauses)
export type XpCause = z.infer<typeof XpCause>

/** XP earned once: a student never gets two awards with the same cause and source. */
export interface Award {
  cause: XpCause
  /** What earned it, unique per student and cause. */
  source: string
  /** Whole XP, more than 0. */
  amount: number
}

/** The text under which an award is remembered as made. */
export function awardKey({ cause, source }: Pick<Award, 'cause' | 'source'>): string {
  return `${cause}|${source}`
}

/** A card earns at most once a day, however often the deck goes round. */
export function flashcardAward(itemId: string, day: string): Award {
  return { cause: 'flashcard', source: `${itemId}@${day}`, amount: XP_PER_FLASHCARD }
}

/** A quiz on one scope (a topic, or a subject of a level) earns at most once a day; trying again is practice. */
export function quizAward(scope: string, day: string): Award {
  return { cause: 'quiz', source: `${scope}@${day}`, amount: XP_PER_QUIZ }
}

/** Separate from the quiz's own award, so that a second try the same day can still earn the bonus. */
export function perfectScoreAward(scope: string, day: string): Award {
  return { cause: 'perfect-score', source: `${scope}@${day}`, amount: XP_PERFECT_SCORE }
}

/**
 * An exam question earns at most once a day, whatever marks pupils give themselves; null when the day's questions have earned all
 * they can.
 */
export function examAward(options: { questionId: string; day: string; rewardedToday: number }): Award | null {
  const { questionId, day, rewardedToday } = options
  if (rewardedToday >= EXAM_QUESTIONS_REWARDED_PER_DAY) return null
  return { cause: 'exam', source: `${questionId}@${day}`, amount: XP_EXAM_QUESTION }
}

export function dailyGoalAward(day: string): Award {
  return { cause: 'daily-goal', source: day, amount: XP_DAILY_GOAL }
}

export function signInAward(day: string): Award {
  return { cause: 'sign-in', source: day, amount: XP_SIGN_IN }
}

/**
 * The award of a finished study session, or null when the day's sessions have earned all they can.
 * Its source is the session, so that a session finished twice (a lost reply) earns once.
 */
export function studySessionAward(options: { sessionId: string; rewardedToday: number }): Award | null {
  if (options.rewardedToday >= STUDY_SESSIONS_REWARDED_PER_DAY) return null
  return { cause: 'study-session', source: options.sessionId, amount: XP_STUDY_SESSION }
}

export function totalOf(awards: readonly Pick<Award, 'amount'>[]): number {
  return awards.reduce((sum, award) => sum + award.amount, 0)
}
