import type { BadgeId } from '#domain/progress/badges.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { TierName } from '#domain/progress/tier.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import type { XpCause } from '#domain/progress/xp.ts'
import type { TopicMastery } from '#domain/study/mastery.ts'
import type { StudyDay } from '#domain/study/snapshot.ts'
import { type RuleRow, selectRules } from '../awards/earning-rules.ts'
import type { Queries } from '../database/database.ts'

export interface DashboardRows {
  fullName: string
  timeZone: string
  dailyGoal: number
  restDays: Weekday[]
  earnedTier: TierName
  progress: Progress
  rules: RuleRow[]
  badges: { id: BadgeId; earnedAt: string }[]
  days: StudyDay[]
  mastery: Pick<TopicMastery, 'topicId' | 'answered' | 'correct' | 'mastery'>[]
  /** Cards by the instant from which they are due, within the horizon. */
  due: { itemId: string; topicId: string; due: string }[]
  /** When the first card after the horizon is due. */
  dueLater: string | null
  /** The pupil's day of the latest award for signing in; null before the first. */
  lastSignInDay: string | null
  awards: { cause: XpCause; source: string; amount: number; earnedAt: string }[]
}

const RECENT_AWARDS = 3
const signInCause: XpCause = 'sign-in'

// One round trip: each part is a JSON value of one row.
const readAll = `
select f.full_name as "fullName", f.time_zone as "timeZone", f.daily_goal as "dailyGoal",
  f.rest_days as "restDays", p.current_tier as "earnedTier",
  (select coalesce(json_agg(r), '[]') from (${selectRules}) r) as rules,
  json_build_object('totalXp', p.total_xp, 'dailyStreak', p.daily_streak, 'longestStreak', p.longest_streak,
    'lastActiveDay', p.last_active_day, 'flashcardsCompleted', p.flashcards_completed,
    'quizzesCompleted', p.quizzes_completed, 'perfectScores', p.perfect_scores, 'nightDays', p.night_days,
    'lastNightDay', p.last_night_day) as progress,
  (select coalesce(json_agg(json_build_object('id', badge_type, 'earnedAt', earned_at) order by earned_at desc), '[]')
    from student_badges where user_id = $1) as badges,
  (select coalesce(json_agg(json_build_object('day', day, 'flashcards', flashcards, 'questions', questions,
      'correct', correct, 'xp', xp, 'goalMet', goal_met) order by day), '[]')
    from study_days where student_id = $1 and day >= $2::date) as days,
  (select coalesce(json_agg(json_build_object('topicId', topic_id, 'answered', answered, 'correct', correct,
      'mastery', mastery) order by updated_at desc), '[]') from topic_mastery where student_id = $1) as mastery,
  (select coalesce(json_agg(json_build_object('itemId', item_id, 'topicId', topic_id, 'due', due)), '[]')
    from card_states where student_id = $1 and due <= $3 and kind = 'flashcard') as due,
  (select to_json(min(due)) from card_states where student_id = $1 and due > $3 and kind = 'flashcard') as "dueLater",
  (select max(source) from xp_ledger where student_id = $1 and cause = $4) as "lastSignInDay",
  (select coalesce(json_agg(json_build_object('cause', cause, 'source', source, 'amount', amount,
      'earnedAt', earned_at) order by earned_at desc), '[]')
    from (select * from xp_ledger where student_id = $1 order by earned_at desc limit ${RECENT_AWARDS}) l) as awards
from profiles f join student_progress p on p.user_id = f.id where f.id = $1`

/** Everything stored that a pupil's dashboard shows; null for somebody without progress. */
export async function readDashboardRows(
  queries: Queries,
  { studentId, firstDay, horizon }: { studentId: string; firstDay: string; horizon: Date },
): Promise<DashboardRows | null> {
  const [row] = await queries.query<DashboardRows>(readAll, [studentId, firstDay, horizon, signInCause])
  return row ?? null
}
