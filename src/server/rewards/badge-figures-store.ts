import type { BadgeId } from '#domain/progress/badges.ts'
import type { TierName } from '#domain/progress/tier.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import type { Queries } from '../database/database.ts'

export interface BadgeFiguresRow {
  timeZone: string
  restDays: Weekday[]
  totalXp: number
  earnedTier: TierName
  dailyStreak: number
  lastActiveDay: string | null
  flashcardsCompleted: number
  quizzesCompleted: number
  perfectScores: number
  nightDays: number
  badges: { id: BadgeId; earnedAt: string }[]
}

/** What a pupil's badges and tier count; null for somebody without progress. */
export async function readBadgeFigures(queries: Queries, studentId: string): Promise<BadgeFiguresRow | null> {
  const [row] = await queries.query<BadgeFiguresRow>(
    `select f.time_zone as "timeZone", f.rest_days as "restDays", p.total_xp as "totalXp", p.current_tier as "earnedTier", p.daily_streak as "dailyStreak",
       p.last_active_day as "lastActiveDay", p.flashcards_completed as "flashcardsCompleted",
       p.quizzes_completed as "quizzesCompleted", p.perfect_scores as "perfectScores", p.night_days as "nightDays",
       (select coalesce(json_agg(json_build_object('id', badge_type, 'earnedAt', earned_at) order by earned_at desc), '[]')
         from student_badges where user_id = p.user_id) as badges
     from student_progress p join profiles f on f.id = p.user_id where p.user_id = $1`,
    [studentId],
  )
  return row ?? null
}
