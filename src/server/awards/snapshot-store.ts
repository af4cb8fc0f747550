import { type BadgeId, type BadgeRule, MOST_BADGES } from '#domain/progress/badges.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { TierName, TierThresholds } from '#domain/progress/tier.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import type { Attempt } from '#domain/study/attempt.ts'
import type { TopicMastery } from '#domain/study/mastery.ts'
import type { CardState } from '#domain/study/scheduling/schedule.ts'
import type { Snapshot, StudyDay } from '#domain/study/snapshot.ts'
import type { SnapshotKeys } from '#domain/study/snapshot-keys.ts'
import { type CardRow, toCardState } from '../database/card-row.ts'
import type { Queries } from '../database/database.ts'
import { earningRulesOf, type RuleRow, selectRules } from './earning-rules.ts'

/** What is stored of a student, as far as it was asked for. */
export interface StoredStudent {
  /** Rises with each write; a write that expects another one does nothing. */
  version: number
  timeZone: string
  dailyGoal: number
  restDays: Weekday[]
  /** When the account was made. */
  madeAt: Date
  earnedTier: TierName
  thresholds: TierThresholds
  badgeRules: readonly BadgeRule[]
  snapshot: Snapshot
}

// One statement for any number of students: each part is one JSON value a row. Each row is looked up by its key, LIMIT 1:
// a plan that was made and kept while the tables were small would otherwise read whole tables once they have grown.
// The keys come as JSON, of which PostgreSQL expects as many rows whatever comes: of arrays it counts them, finds that a
// plan of its own pays for every batch, and spends as long on planning as on reading.
const readParts = `
select 'progress' part, k.student student_id, json_build_object('version', p.version, 'timeZone', f.time_zone,
    'dailyGoal', f.daily_goal, 'restDays', f.rest_days, 'madeAt', f.created_at, 'earnedTier',
    p.current_tier, 'progress', json_build_object('totalXp', p.total_xp, 'dailyStreak', p.daily_streak,
    'longestStreak', p.longest_streak, 'lastActiveDay', p.last_active_day, 'flashcardsCompleted', p.flashcards_completed,
    'quizzesCompleted', p.quizzes_completed, 'perfectScores', p.perfect_scores, 'nightDays', p.night_days,
    'lastNightDay', p.last_night_day)) data
  from json_array_elements_text($1::json) k(student)
  cross join lateral (select * from student_progress where user_id = k.student limit 1) p
  cross join lateral (select time_zone, daily_goal, rest_days, created_at from profiles where id = k.student limit 1) f
union all
select 'badge', k.student, to_json(b.badge_type) from json_array_elements_text($1::json) k(student)
  cross join lateral (select badge_type from student_badges where user_id = k.student limit ${MOST_BADGES}) b
union all
select 'card', k.student, row_to_json(c) from json_to_recordset($2::json) k(student text, item text)
  cross join lateral (select * from card_states where student_id = k.student and item_id = k.item limit 1) c
union all
select 'mastery', k.student, row_to_json(m) from json_to_recordset($3::json) k(student text, topic text)
  cross join lateral (select * from topic_mastery where student_id = k.student and topic_id = k.topic limit 1) m
union all
select 'day', k.student, row_to_json(d) from json_to_recordset($4::json) k(student text, day date)
  cross join lateral (select * from study_days s where s.student_id = k.student and s.day = k.day limit 1) d
union all
select 'attempt', k.student, json_build_object('id', q.id, 'scope', q.scope, 'total', q.total,
    'started_at', q.started_at, 'finished_at', q.finished_at, 'answers', (select json_object_agg(a.item_id, a.correct)
      from answers a where a.student_id = k.student and a.attempt_id = k.attempt))
  from json_to_recordset($5::json) k(student text, attempt uuid)
  cross join lateral (select * from quiz_attempts where student_id = k.student and id = k.attempt limit 1) q
union all
select 'award', k.student, to_json(k.cause || '|' || k.source)
  from json_to_recordset($6::json) k(student text, cause text, source text)
  cross join lateral (select from xp_ledger l
    where l.student_id = k.student and l.cause = k.cause and l.source = k.source limit 1) l
union all
select 'answer', k.student, to_json(k.answer) from json_to_recordset($7::json) k(student text, answer uuid)
  cross join lateral (select from answers where student_id = k.student and id = k.answer limit 1) a
union all
select 'rule', '', to_json(r) from (${selectRules}) r`

type MasteryRow = Omit<TopicMastery, 'topicId' | 'updatedAt'> & { topic_id: string; updated_at: string }
type DayRow = Omit<StudyDay, 'goalMet' | 'inHour'> & { goal_met: boolean; in_hour: number }
interface AttemptRow {
  id: string
  scope: string
  total: number
  started_at: string
  finished_at: string | null
  answers: Record<string, boolean> | null
}
type Part =
  | {
      part: 'progress'
      data: Pick<StoredStudent, 'version' | 'timeZone' | 'dailyGoal' | 'restDays' | 'earnedTier'> & {
        progress: Progress
        madeAt: string
      }
    }
  | { part: 'badge'; data: BadgeId }
  | { part: 'card'; data: CardRow }
  | { part: 'mastery'; data: MasteryRow }
  | { part: 'day'; data: DayRow }
  | { part: 'attempt'; data: AttemptRow }
  | { part: 'award' | 'answer'; data: string }
  | { part: 'rule'; data: RuleRow }

/** Reads what the keys name of each student. A student without progress (not a pupil, or deleted) is absent. */
export async function readStudents(
  queries: Queries,
  wanted: ReadonlyMap<string, SnapshotKeys>,
): Promise<Map<string, StoredStudent>> {
  const named = <T extends object>(keysOf: (keys: SnapshotKeys) => T[]) =>
    JSON.stringify([...wanted].flatMap(([student, keys]) => keysOf(keys).map((key) => ({ student, ...key }))))
  const parts = await queries.query<Part & { student_id: string }>(readParts, [
    JSON.stringify([...wanted.keys()]),
    named(({ cardIds }) => cardIds.map((item) => ({ item }))),
    named(({ topicIds }) => topicIds.map((topic) => ({ topic }))),
    named(({ days }) => days.map((day) => ({ day }))),
    named(({ attemptIds }) => attemptIds.map((attempt) => ({ attempt }))),
    named(({ awards }) => awards),
    named(({ answerIds }) => answerIds.map((answer) => ({ answer }))),
  ])
  const students = Map.groupBy(parts, ({ student_id }) => student_id)
  const rules = earningRulesOf(parts.flatMap((row) => (row.part === 'rule' ? [row.data] : [])))
  return new Map(
    [...students].flatMap(([id, rows]) => {
      const student = toStudent(rows)
      return student ? [[id, { ...student, ...rules }] as const] : []
    }),
  )
}

function toStudent(parts: Part[]): Omit<StoredStudent, 'thresholds' | 'badgeRules'> | null {
  const progress = parts.find((row) => row.part === 'progress')
  if (!progress) return null
  const { version, timeZone, dailyGoal, restDays, madeAt, earnedTier } = progress.data
  const cardStates = new Map<string, CardState>()
  const mastery = new Map<string, TopicMastery>()
  const days = new Map<string, StudyDay>()
  const attempts = new Map<string, Attempt>()
  const heldBadges = new Set<BadgeId>()
  const awardsAlreadyMade = new Set<string>()
  const answerIdsAlreadyRecorded = new Set<string>()
  for (const row of parts) {
    if (row.part === 'card') cardStates.set(row.data.item_id, toCardState(row.data))
    if (row.part === 'mastery') mastery.set(row.data.topic_id, toMastery(row.data))
    if (row.part === 'day') days.set(row.data.day, toDay(row.data))
    if (row.part === 'attempt') attempts.set(row.data.id, toAttempt(row.data))
    if (row.part === 'badge') heldBadges.add(row.data)
    if (row.part === 'award') awardsAlreadyMade.add(row.data)
    if (row.part === 'answer') answerIdsAlreadyRecorded.add(row.data)
  }
  const snapshot = { cardStates, mastery, days, attempts, heldBadges, awardsAlreadyMade, answerIdsAlreadyRecorded }
  return {
    version,
    timeZone,
    dailyGoal,
    restDays,
    madeAt: new Date(madeAt),
    earnedTier,
    snapshot: { ...snapshot, progress: progress.data.progress },
  }
}

const toMastery = ({ topic_id, level, subject, answered, correct, mastery, updated_at }: MasteryRow): TopicMastery => ({
  topicId: topic_id,
  level,
  subject,
  answered,
  correct,
  mastery,
  updatedAt: new Date(updated_at),
})

const toDay = ({ day, flashcards, questions, correct, xp, goal_met, hour, in_hour }: DayRow): StudyDay => ({
  day,
  flashcards,
  questions,
  correct,
  xp,
  goalMet: goal_met,
  hour,
  inHour: in_hour,
})

const toAttempt = ({ id, scope, total, started_at, finished_at, answers }: AttemptRow): Attempt => ({
  id,
  scope,
  total,
  answers: new Map(Object.entries(answers ?? {})),
  startedAt: new Date(started_at),
  finishedAt: finished_at === null ? null : new Date(finished_at),
})
