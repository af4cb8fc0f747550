import type { RankedSubject } from '#domain/leaderboards/filters.ts'
import type { BadgeId } from '#domain/progress/badges.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Award } from '#domain/progress/xp.ts'
import type { Answer } from './answer.ts'
import type { Attempt, AttemptRefusal } from './attempt.ts'
import type { TopicMastery } from './mastery.ts'
import type { CardState } from './scheduling/schedule.ts'
import type { Snapshot, StudyDay } from './snapshot.ts'

export type RefusalCode = 'unknown-item' | 'wrong-kind' | AttemptRefusal

/** An answer that counted. */
export interface RecordedAnswer {
  answerId: string
  answer: Answer
  /** The item's own topic, whatever the answer said. */
  topicId: string
  correct: boolean
  /** The instant and the day of the student's calendar for which it counted. */
  answeredAt: Date
  day: string
  awards: Award[]
}

export interface EarnedAward extends Award {
  earnedAt: Date
  day: string
  /** The ranking in which its XP counts beside 'all'. */
  subject: RankedSubject | null
}

export interface EarnedBadge {
  badge: BadgeId
  earnedAt: Date
}

export interface Outcome {
  recorded: RecordedAnswer[]
  /** Ids of answers that had counted before, or appeared twice. */
  duplicates: string[]
  refused: { answerId: string; code: RefusalCode }[]
  awards: EarnedAward[]
  badges: EarnedBadge[]
  progress: Progress
  /** Just the entries that changed. */
  cardStates: Map<string, CardState>
  mastery: Map<string, TopicMastery>
  days: Map<string, StudyDay>
  attempts: Map<string, Attempt>
  /** Everything known of the student afterwards, from which to go on. */
  snapshot: Snapshot
}
