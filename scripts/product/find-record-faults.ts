import { ROUNDS } from '#domain/games/run.ts'
import { type BadgeId, newlyEarned } from '#domain/progress/badges.ts'
import { tierOf } from '#domain/progress/tier.ts'
import { LATE_EARNING_ANSWERS_PER_DAY, LEAST_MS_PER_ROUND } from '#domain/study/earning.ts'
import type { Queries } from '#server/database/database.ts'
import { rankingComparisons } from './ranking-comparisons.ts'

// Each names the students for whom a stored figure is not what the rows it counts come to.
const comparisons = {
  'total XP is not the sum of the ledger': `
    select p.user_id student from student_progress p left join xp_ledger l on l.student_id = p.user_id
    group by p.user_id having p.total_xp <> coalesce(sum(l.amount), 0)`,
  'total XP is not the sum of the days': `
    select p.user_id student from student_progress p left join study_days d on d.student_id = p.user_id
    group by p.user_id having p.total_xp <> coalesce(sum(d.xp), 0)`,
  'the completed counts are not those of the ledger': `
    select p.user_id student from student_progress p left join xp_ledger l on l.student_id = p.user_id group by p.user_id
    having p.flashcards_completed <> count(*) filter (where l.cause = 'flashcard')
      or p.quizzes_completed <> count(*) filter (where l.cause = 'quiz')
      or p.perfect_scores <> count(*) filter (where l.cause = 'perfect-score')`,
  // Games, exam questions and teachers’ quizzes add to the questions of a day.
  'a day does not count the answers given on it': `
    select coalesce(d.student_id, a.student_id) student from study_days d full join (
      select student_id, (answered_at at time zone f.time_zone)::date as day, count(*) filter (where kind = 'flashcard') cards,
        count(*) filter (where kind <> 'flashcard') questions, count(*) filter (where correct) correct
      from answers join profiles f on f.id = student_id group by 1, 2) a on a.student_id = d.student_id and a.day = d.day
    where coalesce(d.flashcards, 0) <> coalesce(a.cards, 0) or coalesce(d.questions, 0) < coalesce(a.questions, 0)
      or coalesce(d.correct, 0) < coalesce(a.correct, 0)
      or not exists (select from game_plays p where p.student_id = d.student_id and p.finished_at is not null)
      and not exists (select from exam_answers e where e.student_id = d.student_id and e.marked_at is not null)
      and not exists (select from teacher_quiz_attempts t where t.student_id = d.student_id and t.submitted_at is not null)
      and (coalesce(d.flashcards, 0), coalesce(d.questions, 0), coalesce(d.correct, 0))
      is distinct from (coalesce(a.cards, 0), coalesce(a.questions, 0), coalesce(a.correct, 0))`,
  'the last active day is not the last day of study': `
    select p.user_id student from student_progress p left join (
      select student_id, day from study_days where flashcards + questions > 0 union all
      select student_id, (finished_at at time zone f.time_zone)::date from game_plays join profiles f on f.id = student_id
      where finished_at - started_at >= interval '${ROUNDS * LEAST_MS_PER_ROUND} milliseconds') d on d.student_id = p.user_id
    group by p.user_id having p.last_active_day is distinct from max(d.day)`,
  'a topic does not count its answers': `
    select coalesce(m.student_id, a.student_id) student from topic_mastery m full join (
      select student_id, topic_id, count(*) answered, count(*) filter (where correct) correct from answers group by 1, 2) a
      on a.student_id = m.student_id and a.topic_id = m.topic_id
    where (m.answered, m.correct) is distinct from (a.answered, a.correct)`,
  'a card does not count its reviews': `
    select coalesce(c.student_id, a.student_id) student from (
      select * from card_states where kind = 'flashcard') c full join (
      select student_id, item_id, count(*) reps from answers where kind = 'flashcard' group by 1, 2) a
      on a.student_id = c.student_id and a.item_id = c.item_id
    where c.reps is distinct from coalesce(a.reps, 0)`,
  'a question is remembered that was never answered': `
    select c.student_id student from card_states c where c.kind = 'question' and (c.reps = 0 or not exists (
      select from answers a where a.student_id = c.student_id and a.kind <> 'flashcard'
        and (a.item_id = c.item_id or a.item_id like c.item_id || '.%')))`,
  // On days of up to a hundred answers: beyond that some earn nothing (domain/study/earning.ts).
  'a card that was answered did not earn its XP once that day': `
    select coalesce(l.student_id, a.student_id) student from (select * from xp_ledger where cause = 'flashcard') l full join (
      select distinct student_id, (answered_at at time zone f.time_zone)::date as day,
        item_id || '@' || (answered_at at time zone f.time_zone)::date source
      from answers join profiles f on f.id = student_id where kind = 'flashcard') a
      on a.student_id = l.student_id and a.source = l.source
    where a.source is null or (l.source is null and exists (select from study_days d where d.student_id = a.student_id
      and d.day = a.day and d.flashcards + d.questions <= ${LATE_EARNING_ANSWERS_PER_DAY}))`,
  'a quiz does not count its answers': `
    select coalesce(q.student_id, a.student_id) student from quiz_attempts q full join (
      select student_id, attempt_id, count(*) answered, count(*) filter (where correct) correct
      from answers where attempt_id is not null group by 1, 2) a on a.student_id = q.student_id and a.attempt_id = q.id
    where q.correct is distinct from a.correct or (q.finished_at is not null) is distinct from (a.answered = q.total)`,
  'the XP of finished games is not that of the ledger': `
    select coalesce(g.student_id, l.student_id) student from (
      select student_id, sum(xp) xp from game_plays where finished_at is not null group by 1) g full join (
      select student_id, sum(amount) xp from xp_ledger where cause = 'game' group by 1) l on l.student_id = g.student_id
    where coalesce(g.xp, 0) <> coalesce(l.xp, 0)`,
}

interface Standing {
  student: string
  totalXp: number
  flashcardsCompleted: number
  quizzesCompleted: number
  perfectScores: number
  dailyStreak: number
  nightDays: number
  tier: string
  held: BadgeId[]
}

const readStandings = `
select p.user_id student, total_xp "totalXp", flashcards_completed "flashcardsCompleted", quizzes_completed "quizzesCompleted",
  perfect_scores "perfectScores", daily_streak "dailyStreak", night_days "nightDays", current_tier tier,
  array(select badge_type from student_badges b where b.user_id = p.user_id) held
from student_progress p`

/** Whatever in the database's records of studying contradicts itself, a sentence each; for people who only ever answered. */
export async function findRecordFaults({ query }: Pick<Queries, 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (const [sentence, statement] of Object.entries({ ...comparisons, ...rankingComparisons })) {
    const students = await query<{ student: string }>(statement)
    if (students.length > 0) faults.push(`For ${nameSome(students)}, ${sentence}.`)
  }
  const standings = await query<Standing>(readStandings)
  const wrongTier = standings.filter(({ totalXp, tier }) => tierOf(totalXp).name !== tier)
  if (wrongTier.length > 0) faults.push(`For ${nameSome(wrongTier)}, the tier is not that of the XP.`)
  const missing = standings.filter((standing) => newlyEarned(standing, new Set(standing.held)).length > 0)
  if (missing.length > 0) faults.push(`For ${nameSome(missing)}, an earned badge is missing.`)
  return faults
}

function nameSome(rows: readonly { student: string }[]): string {
  const students = [...new Set(rows.map(({ student }) => student))]
  const more = students.length > 3 ? ` and ${students.length - 3} more` : ''
  return students.slice(0, 3).join(', ') + more
}
