import { z } from 'zod'

const Day = z.iso.date()

/** A child's week, Monday to Sunday where the child is, as it is mailed and kept. */
export const WeeklyReport = z.object({
  /** The week's Monday. */
  week: Day,
  childName: z.string(),
  answers: z.int(),
  correct: z.int(),
  /** Of answering; see domain/families/study-minutes.ts. */
  minutes: z.int(),
  xp: z.int(),
  /** Days with an answer. */
  daysStudied: z.int(),
  goalDays: z.int(),
  dailyGoal: z.int(),
  /** Days in a row, at the time of the report. */
  streak: z.int(),
  days: z.array(z.object({ day: Day, answers: z.int(), minutes: z.int() })),
  /** The topics of the week, the one with most answers first. */
  topics: z.array(z.object({ title: z.string(), subjectTitle: z.string(), answers: z.int(), correct: z.int() })),
  /** Papers in the three weeks after. */
  exams: z.array(z.object({ subjectTitle: z.string(), paper: z.string(), day: Day })),
  /** One thing to ask at home; null in a week without a topic to ask about. */
  ask: z
    .object({ topicTitle: z.string(), subjectTitle: z.string(), question: z.string(), answer: z.string() })
    .nullable(),
})
export type WeeklyReport = z.infer<typeof WeeklyReport>
