import { isQuestionId, topicIdOf } from '#domain/curriculum/item-id.ts'
import { type TierThresholds, tierNames, tierOf } from '#domain/progress/tier.ts'
import { correctIn } from '#domain/study/attempt.ts'
import type { Outcome } from '#domain/study/outcome.ts'
import type { Queries } from '../database/database.ts'

/** What is to be stored for one student; answers may be none, as when a sign-in earns its XP. */
export interface StudentOutcome {
  studentId: string
  /** The version that was read: the write does nothing when another came between. */
  version: number
  /** Default: the contract's. */
  thresholds?: TierThresholds
  outcome: Pick<Outcome, 'recorded' | 'awards' | 'badges' | 'progress' | 'cardStates' | 'mastery' | 'days' | 'attempts'>
}

// A tier that was earned stays, whatever the thresholds were when it was read.
const tierOrder = `array[${tierNames.map((name) => `'${name}'`)}]`

// One statement, so one commit: everything of a student is written or nothing is. Each insert takes only students whose version
// was right. A student's row is looked up by its key, LIMIT 1, and updated where it was found: as a join, the plan for a hundred
// rows that PostgreSQL expects of any JSON would read a school's whole table. A row that moved meanwhile has another version.
const writeAll = `
with given as (select * from json_to_recordset($1::json) as x(student_id text, version int, total_xp int, daily_streak int,
    longest_streak int, last_active_day date, current_tier text, flashcards_completed int, quizzes_completed int,
    perfect_scores int, night_days int, last_night_day date)),
done as (update student_progress p set total_xp = g.total_xp, daily_streak = g.daily_streak, longest_streak = g.longest_streak,
    last_active_day = g.last_active_day, current_tier = case
      when array_position(${tierOrder}, p.current_tier) > array_position(${tierOrder}, g.current_tier) then p.current_tier
      else g.current_tier end, flashcards_completed = g.flashcards_completed,
    quizzes_completed = g.quizzes_completed, perfect_scores = g.perfect_scores, night_days = g.night_days,
    last_night_day = g.last_night_day, version = p.version + 1
  from given g cross join lateral (select ctid from student_progress where user_id = g.student_id limit 1) r
  where p.ctid = r.ctid and p.version = g.version returning p.user_id as student_id),
new_answers as (insert into answers (student_id, id, kind, item_id, topic_id, choice, response, correct, answered_at, received_at, attempt_id)
  select x.* from json_to_recordset($2::json) as x(student_id text, id uuid, kind text, item_id text, topic_id text,
    choice smallint, response jsonb, correct boolean, answered_at timestamptz, received_at timestamptz, attempt_id uuid) join done using (student_id)),
new_awards as (insert into xp_ledger (student_id, cause, source, amount, earned_at, subject)
  select x.* from json_to_recordset($3::json) as x(student_id text, cause text, source text, amount int, earned_at timestamptz,
    subject text) join done using (student_id) returning student_id, subject, amount, earned_at),
to_rank as (insert into xp_deltas (student_id, subject, amount, earned_at) select * from new_awards),
new_badges as (insert into student_badges (user_id, badge_type, earned_at)
  select x.* from json_to_recordset($4::json) as x(student_id text, badge_type text, earned_at timestamptz) join done using (student_id)),
cards as (insert into card_states (student_id, item_id, topic_id, due, stability, difficulty, state, reps, lapses,
    learning_steps, scheduled_days, last_review, kind)
  select x.* from json_to_recordset($5::json) as x(student_id text, item_id text, topic_id text, due timestamptz,
    stability double precision, difficulty double precision, state smallint, reps int, lapses int, learning_steps int,
    scheduled_days int, last_review timestamptz, kind text) join done using (student_id)
  on conflict (student_id, item_id) do update set due = excluded.due, stability = excluded.stability,
    difficulty = excluded.difficulty, state = excluded.state, reps = excluded.reps, lapses = excluded.lapses,
    learning_steps = excluded.learning_steps, scheduled_days = excluded.scheduled_days, last_review = excluded.last_review),
masteries as (insert into topic_mastery (student_id, topic_id, level, subject, answered, correct, mastery, updated_at)
  select x.* from json_to_recordset($6::json) as x(student_id text, topic_id text, level text, subject text, answered int,
    correct int, mastery double precision, updated_at timestamptz) join done using (student_id)
  on conflict (student_id, topic_id) do update set answered = excluded.answered, correct = excluded.correct,
    mastery = excluded.mastery, updated_at = excluded.updated_at),
days as (insert into study_days (student_id, day, flashcards, questions, correct, xp, goal_met, hour, in_hour)
  select x.* from json_to_recordset($7::json) as x(student_id text, day date, flashcards int, questions int, correct int,
    xp int, goal_met boolean, hour smallint, in_hour int) join done using (student_id)
  on conflict (student_id, day) do update set flashcards = excluded.flashcards, questions = excluded.questions,
    correct = excluded.correct, xp = excluded.xp, goal_met = excluded.goal_met, hour = excluded.hour,
    in_hour = excluded.in_hour),
attempts as (insert into quiz_attempts (student_id, id, scope, total, correct, started_at, finished_at)
  select x.* from json_to_recordset($8::json) as x(student_id text, id uuid, scope text, total int, correct int,
    started_at timestamptz, finished_at timestamptz) join done using (student_id)
  on conflict (student_id, id) do update set correct = excluded.correct, finished_at = excluded.finished_at,
    started_at = excluded.started_at)
select student_id from done`

/**
 * Stores what became of the students, all in one commit.
 * @returns the students that were written; one whose version had moved on is left untouched and absent.
 */
export async function writeOutcomes(
  queries: Queries,
  outcomes: readonly StudentOutcome[],
  now: Date,
): Promise<Set<string>> {
  // In one order everywhere, so that two servers' batches wait for each other instead of locking each other out.
  const sorted = outcomes.toSorted((one, other) => (one.studentId < other.studentId ? -1 : 1))
  const rows = <T extends object>(rowsOf: (outcome: StudentOutcome['outcome']) => Iterable<T>) =>
    JSON.stringify(
      sorted.flatMap(({ studentId, outcome }) =>
        Array.from(rowsOf(outcome), (row) => ({ student_id: studentId, ...row })),
      ),
    )
  const written = await queries.query<{ student_id: string }>(writeAll, [
    JSON.stringify(sorted.map(toProgressRow)),
    rows(({ recorded }) =>
      recorded.map(({ answer, topicId, correct, answeredAt }) => ({
        id: answer.id,
        kind: answer.kind,
        item_id: answer.itemId,
        topic_id: topicId,
        choice: answer.kind === 'flashcard' ? null : (answer.choice ?? null),
        response: answer.kind === 'quiz' ? (answer.response ?? null) : null,
        correct,
        answered_at: answeredAt,
        received_at: now,
        attempt_id: answer.kind === 'quiz' ? (answer.attempt?.id ?? null) : null,
      })),
    ),
    rows(({ awards }) =>
      awards.map(({ cause, source, amount, earnedAt, subject }) => ({
        cause,
        source,
        amount,
        earned_at: earnedAt,
        subject,
      })),
    ),
    rows(({ badges }) => badges.map(({ badge, earnedAt }) => ({ badge_type: badge, earned_at: earnedAt }))),
    rows(({ cardStates, recorded }) => {
      const topicOf = new Map(recorded.map(({ answer, topicId }) => [answer.itemId, topicId]))
      return [...cardStates].map(([itemId, state]) => ({
        item_id: itemId,
        topic_id: topicOf.get(itemId) ?? topicIdOf(itemId),
        ...state,
        kind: isQuestionId(itemId) ? 'question' : 'flashcard',
      }))
    }),
    rows(({ mastery }) =>
      [...mastery.values()].map(({ topicId, updatedAt, ...rest }) => ({
        topic_id: topicId,
        updated_at: updatedAt,
        ...rest,
      })),
    ),
    rows(({ days }) =>
      [...days.values()].map(({ goalMet, inHour, ...rest }) => ({ goal_met: goalMet, in_hour: inHour, ...rest })),
    ),
    rows(({ attempts }) =>
      [...attempts.values()].map((attempt) => ({
        id: attempt.id,
        scope: attempt.scope,
        total: attempt.total,
        correct: correctIn(attempt),
        started_at: attempt.startedAt,
        finished_at: attempt.finishedAt,
      })),
    ),
  ])
  return new Set(written.map(({ student_id }) => student_id))
}

function toProgressRow({ studentId, version, thresholds, outcome: { progress } }: StudentOutcome) {
  return {
    student_id: studentId,
    version,
    total_xp: progress.totalXp,
    daily_streak: progress.dailyStreak,
    longest_streak: progress.longestStreak,
    last_active_day: progress.lastActiveDay,
    current_tier: tierOf(progress.totalXp, { thresholds }).name,
    flashcards_completed: progress.flashcardsCompleted,
    quizzes_completed: progress.quizzesCompleted,
    perfect_scores: progress.perfectScores,
    night_days: progress.nightDays,
    last_night_day: progress.lastNightDay,
  }
}
