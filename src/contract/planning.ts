import { z } from 'zod'
import { Exam } from '#domain/planning/exam.ts'
import { RestDays } from '#domain/progress/weekday.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { OwnTask } from './tasks.ts'

const Day = z.iso.date()

export const Plan = z.object({
  today: Day,
  exams: z.array(Exam.extend({ subjectTitle: z.string() })),
  restDays: RestDays,
  /** Answers a day. */
  dailyGoal: z.int(),
  /** Work that teachers set and that is not done, what is due next first. */
  tasks: z.array(OwnTask),
  /** From today on, without a gap; rest days among them. */
  days: z.array(
    z.object({
      day: Day,
      rest: z.boolean(),
      /** Cards that come back by themselves. */
      reviews: z.int(),
      /** Cards that are seen once more for a paper. */
      finalPass: z.int(),
      newTopics: z.array(z.object({ title: z.string(), subjectTitle: z.string(), path: z.string() })),
    }),
  ),
  /** When the pupil's study groups meet, the next first. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      groupId: z.uuid(),
      groupName: z.string(),
      topic: z.string(),
      startsAt: z.iso.datetime(),
      minutes: z.int(),
      /** Where the pupil is: the day, and the time on the clock as 'HH:MM'. */
      day: Day,
      time: z.string(),
      /** What the pupil said; null while nothing. */
      youCome: z.boolean().nullable(),
    }),
  ),
  /** Whether other calendars can read the plan. */
  feedOpen: z.boolean(),
})
export type Plan = z.infer<typeof Plan>

export const readPlanEndpoint = endpoint({
  route: 'GET /api/plan',
  summary: "The signed-in pupil's papers and what each of the coming days holds",
  response: Plan,
  errors: ['not-signed-in', 'not-allowed'],
})

export const saveExamEndpoint = endpoint({
  route: 'PUT /api/plan/exams/:id',
  summary: 'Adds or changes a paper of one’s own; the client makes its id',
  params: z.object({ id: z.uuid().toLowerCase() }),
  body: Exam.omit({ id: true }),
  response: z.object({ exam: Exam }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'limit-reached'],
})

export const removeExamEndpoint = endpoint({
  route: 'DELETE /api/plan/exams/:id',
  summary: 'Takes a paper of one’s own away; one that is gone already stays gone',
  params: z.object({ id: z.uuid().toLowerCase() }),
  response: z.object({}),
  errors: ['not-signed-in', 'not-allowed'],
})

export const openCalendarFeedEndpoint = endpoint({
  route: 'POST /api/plan/feed',
  summary: 'Makes the secret address under which other calendars read one’s plan; an earlier one stops working',
  response: z.object({ url: z.url() }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const closeCalendarFeedEndpoint = endpoint({
  route: 'DELETE /api/plan/feed',
  summary: 'Ends the calendar’s address',
  response: z.object({}),
  errors: ['not-signed-in', 'not-allowed'],
})

export const readCalendarEndpoint = fileEndpoint({
  route: 'GET /calendar/:file',
  summary: 'A pupil’s plan for other calendars, under the secret address that the pupil made',
  params: z.object({ file: z.string().regex(/^[\w-]{32}\.ics$/) }),
  types: ['text/calendar'],
  errors: ['not-found', 'too-many-requests'],
})
