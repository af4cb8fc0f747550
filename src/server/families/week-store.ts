import type { BoardId } from '#domain/curriculum/board.ts'
import type { LevelId } from '#domain/curriculum/level.ts'
import type { AgeBand } from '#domain/groups/age-band.ts'
import { addDays } from '#domain/progress/day.ts'
import type { Queries } from '../database/database.ts'

export interface GivenAnswer {
  topicId: string
  correct: boolean
  at: Date
}

/** Every answer given from one UTC day to another, both YYYY-MM-DD and both included, the earliest first. */
export async function readAnswers(
  { query }: Queries,
  { studentId, from, until }: { studentId: string; from: string; until: string },
): Promise<GivenAnswer[]> {
  return query<GivenAnswer>(
    `select topic_id as "topicId", correct, answered_at as at from answers
     where student_id = $1 and answered_at >= $2 and answered_at < $3 order by answered_at`,
    [studentId, new Date(`${from}T00:00:00Z`), new Date(`${addDays(until, 1)}T00:00:00Z`)],
  )
}

export interface StoredDay {
  day: string
  answers: number
  correct: number
  xp: number
  goalMet: boolean
}

/** A pupil's days from one to another, both YYYY-MM-DD and both included. */
export async function readStudyDays(
  { query }: Queries,
  { studentId, from, until }: { studentId: string; from: string; until: string },
): Promise<StoredDay[]> {
  return query<StoredDay>(
    `select day, flashcards + questions as answers, correct, xp, goal_met as "goalMet"
     from study_days where student_id = $1 and day between $2::date and $3::date order by day`,
    [studentId, from, until],
  )
}

export interface StoredExam {
  id: string
  level: LevelId
  subject: string
  board: BoardId | null
  paper: string
  day: string
}

export async function readExams(
  { query }: Queries,
  { studentId, from, until }: { studentId: string; from: string; until: string },
): Promise<StoredExam[]> {
  return query<StoredExam>(
    `select id, level, subject, board, paper, day from exams
     where student_id = $1 and day between $2::date and $3::date order by day, id limit 20`,
    [studentId, from, until],
  )
}

export interface ChildFacts {
  fullName: string
  school: string | null
  timeZone: string
  ageBand: AgeBand | null
}

/** A pupil's name, school, zone and age; null for who is no pupil. */
export async function readChildFacts({ query }: Queries, studentId: string): Promise<ChildFacts | null> {
  const [row] = await query<ChildFacts>(
    `select p.full_name as "fullName", s.name as school, p.time_zone as "timeZone", p.age_band as "ageBand"
     from profiles p left join schools s on s.id = p.school_id where p.id = $1 and p.role = 'student'`,
    [studentId],
  )
  return row ?? null
}
