import type { Queries } from '../database/database.ts'

export interface Span {
  firstDay: string
  lastDay: string
  schoolId: string | null
}

const inSchool = `($3::uuid is null or f.school_id = $3::uuid)`
const parametersOf = ({ firstDay, lastDay, schoolId }: Span) => [firstDay, lastDay, schoolId]

export interface DayFigures {
  day: string
  pupils: number
  answers: number
  correct: number
}

/** What pupils did on each day of the span that has anything. */
export async function readReportDays(queries: Queries, span: Span): Promise<DayFigures[]> {
  return queries.query(
    `select d.day, count(*)::int as pupils, sum(d.flashcards + d.questions)::int as answers, sum(d.correct)::int as correct
     from study_days d join profiles f on f.id = d.student_id
     where d.day between $1::date and $2::date and d.flashcards + d.questions > 0 and ${inSchool}
     group by d.day order by d.day`,
    parametersOf(span),
  )
}

export interface Totals {
  pupils: number
  active: number
  answers: number
  correct: number
  xp: number
  goals: number
  quizzes: number
}

export async function readReportTotals(queries: Queries, span: Span): Promise<Totals> {
  const [row] = await queries.query<Totals>(
    `select (select count(*)::int from profiles f where f.role = 'student' and ${inSchool}) as pupils,
       count(distinct d.student_id) filter (where d.flashcards + d.questions > 0)::int as active,
       coalesce(sum(d.flashcards + d.questions), 0)::int as answers, coalesce(sum(d.correct), 0)::int as correct,
       coalesce(sum(d.xp), 0)::int as xp, count(*) filter (where d.goal_met)::int as goals,
       (select count(*)::int from quiz_attempts q join profiles f on f.id = q.student_id
         where q.finished_at >= $1::date and q.finished_at < $2::date + 1 and ${inSchool}) as quizzes
     from study_days d join profiles f on f.id = d.student_id
     where d.day between $1::date and $2::date and ${inSchool}`,
    parametersOf(span),
  )
  if (!row) throw new Error('an aggregate has one row')
  return row
}

export interface TopicFigures {
  topicId: string
  pupils: number
  answers: number
  correct: number
  /** 0 to 1, of all who have studied it, as it stands now. */
  mastery: number | null
}

/** What was answered of each topic of the curriculum; topics of people's own sets are left out by the caller. */
export async function readReportTopics(queries: Queries, span: Span): Promise<TopicFigures[]> {
  return queries.query(
    `select a.topic_id as "topicId", count(distinct a.student_id)::int as pupils, count(*)::int as answers,
       (count(*) filter (where a.correct))::int as correct, avg(m.mastery)::float8 as mastery
     from answers a join profiles f on f.id = a.student_id
     left join topic_mastery m on m.student_id = a.student_id and m.topic_id = a.topic_id
     where a.answered_at >= $1::date and a.answered_at < $2::date + 1 and ${inSchool} group by a.topic_id`,
    parametersOf(span),
  )
}

export interface PupilFigures {
  id: string
  fullName: string
  days: number
  answers: number
  correct: number
  xp: number
}

/** Every pupil of the school by name, those who did nothing too. */
export async function readReportPupils(queries: Queries, span: Span): Promise<PupilFigures[]> {
  return queries.query(
    `select f.id, f.full_name as "fullName", count(d.day) filter (where d.flashcards + d.questions > 0)::int as days,
       coalesce(sum(d.flashcards + d.questions), 0)::int as answers, coalesce(sum(d.correct), 0)::int as correct,
       coalesce(sum(d.xp), 0)::int as xp
     from profiles f left join study_days d on d.student_id = f.id and d.day between $1::date and $2::date
     where f.role = 'student' and ${inSchool} group by f.id, f.full_name order by lower(f.full_name), f.id`,
    parametersOf(span),
  )
}
