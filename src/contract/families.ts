import { z } from 'zod'
import { AgeBand } from '#domain/groups/age-band.ts'
import { Exam } from '#domain/planning/exam.ts'
import { TierThresholds } from '#domain/progress/tier-name.ts'
import { RestDays, Weekday } from '#domain/progress/weekday.ts'
import { endpoint } from './endpoint.ts'
import { TopicProgress } from './progress.ts'
import { ProgressSummary } from './study.ts'
import { OwnTask } from './tasks.ts'
import { WeeklyReport } from './weekly-report.ts'

const Day = z.iso.date()
const PersonId = z.string().min(1).max(64)
const signedIn = ['not-signed-in', 'not-allowed'] as const
const aboutChild = [...signedIn, 'not-found'] as const

/** A pupil's code for a parent: letters to read out, and the same as the address that the QR picture holds. */
export const LinkCode = z.object({ code: z.string(), expiresAt: z.iso.datetime(), url: z.url() })
export type LinkCode = z.infer<typeof LinkCode>

export const readFamilyLinksEndpoint = endpoint({
  route: 'GET /api/family-links',
  summary: 'Who is linked to the signed-in pupil, what they set, and the code that is open',
  response: z.object({
    code: LinkCode.nullable(),
    parents: z.array(z.object({ parentId: z.string(), fullName: z.string(), linkedAt: z.iso.datetime() })),
    /** By whom and when SEN mode was turned on; null while it is off. */
    senMode: z.object({ fullName: z.string().nullable(), at: z.iso.datetime() }).nullable(),
    /** By whom and when the present goal and rest days were set; null where the pupil set them. */
    goals: z.object({ fullName: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  }),
  errors: signedIn,
})

export const makeLinkCodeEndpoint = endpoint({
  route: 'POST /api/family-links/code',
  summary: 'Makes the pupil’s code for a parent, for half an hour and one use; an earlier one stops working',
  response: LinkCode,
  errors: [...signedIn, 'limit-reached', 'too-many-requests'],
})

export const withdrawLinkCodeEndpoint = endpoint({
  route: 'DELETE /api/family-links/code',
  summary: 'Withdraws the pupil’s code; one that is gone already stays gone',
  response: z.object({}),
  errors: signedIn,
})

export const endLinkEndpoint = endpoint({
  route: 'DELETE /api/family-links/:id',
  summary: 'Ends a link: a pupil names the parent, a parent the child',
  params: z.object({ id: PersonId }),
  response: z.object({}),
  errors: aboutChild,
})

/** A linked child as their parent sees them: the last seven days, today last, where the child is. */
export const Child = z.object({
  studentId: z.string(),
  fullName: z.string(),
  school: z.string().nullable(),
  ageBand: AgeBand.nullable(),
  linkedAt: z.iso.datetime(),
  /** Whether the child's school has confirmed the parent, or has been asked to. */
  confirmation: z.enum(['none', 'asked', 'confirmed']),
  progress: ProgressSummary,
  /** Where the tiers begin, for everybody. */
  thresholds: TierThresholds,
  longestStreak: z.int(),
  /** False for a child with nothing answered and no game played yet. */
  hasStudied: z.boolean(),
  days: z.array(
    z.object({
      day: Day,
      answers: z.int(),
      correct: z.int(),
      /** Of answering; see domain/families/study-minutes.ts. */
      minutes: z.int(),
      xp: z.int(),
      goalMet: z.boolean(),
      rest: z.boolean(),
    }),
  ),
  strongest: z.array(TopicProgress),
  weakest: z.array(TopicProgress),
  recent: z.array(TopicProgress),
  /** Cards to see again now. */
  dueNow: z.int(),
  exams: z.array(Exam.extend({ subjectTitle: z.string(), days: z.int() })),
  /** What is set and not done yet, the next due first. */
  tasks: z.array(OwnTask.pick({ id: true, title: true, teacher: true, dueOn: true, dueTime: true, state: true })),
  restDays: RestDays,
  /** Who set the present goal and rest days, where a parent did. */
  goalsSet: z.object({ byYou: z.boolean(), at: z.iso.datetime() }).nullable(),
  senMode: z.object({ byYou: z.boolean(), at: z.iso.datetime() }).nullable(),
})
export type Child = z.infer<typeof Child>

export const listChildrenEndpoint = endpoint({
  route: 'GET /api/children',
  summary: 'The children linked to the signed-in parent, each with their last seven days',
  response: z.object({ children: z.array(Child) }),
  errors: signedIn,
})

export const connectChildEndpoint = endpoint({
  route: 'POST /api/children',
  summary: 'Connects the child whose code it is',
  body: z.object({ code: z.string().trim().min(1, 'Enter the code.').max(40, 'That is not a code.') }),
  response: z.object({ studentId: z.string(), fullName: z.string() }),
  errors: [...signedIn, 'bad-input', 'not-found', 'limit-reached', 'too-many-requests'],
})

export const setSenModeEndpoint = endpoint({
  route: 'PUT /api/children/:id/sen-mode',
  summary: 'Turns SEN mode on or off for a linked child; a pupil may for themselves',
  params: z.object({ id: PersonId }),
  body: z.object({ on: z.boolean() }),
  response: z.object({}),
  errors: aboutChild,
})

export const setChildGoalsEndpoint = endpoint({
  route: 'PUT /api/children/:id/goals',
  summary: 'Sets a linked child’s daily goal (answers a day) and rest days',
  params: z.object({ id: PersonId }),
  body: z.object({ dailyGoal: z.int().min(1).max(200), restDays: RestDays }),
  response: z.object({}),
  errors: aboutChild,
})

export const listWeeklyReportsEndpoint = endpoint({
  route: 'GET /api/children/:id/reports',
  summary: 'A linked child’s kept weekly reports, the newest first, and this week’s as it stands',
  params: z.object({ id: PersonId }),
  response: z.object({ thisWeek: WeeklyReport, reports: z.array(WeeklyReport) }),
  errors: aboutChild,
})

/** Which mails a parent gets. */
export const ParentPreferences = z.object({
  /** The weekday on which a week’s report is mailed; null: it is kept to be read and not mailed. */
  weeklyDay: Weekday.nullable(),
  /** Whether a mail says that a child’s task is overdue. */
  overdueTasks: z.boolean(),
})
export type ParentPreferences = z.infer<typeof ParentPreferences>

export const readParentPreferencesEndpoint = endpoint({
  route: 'GET /api/parent-preferences',
  summary: 'Which mails the signed-in parent gets',
  response: ParentPreferences,
  errors: signedIn,
})

export const saveParentPreferencesEndpoint = endpoint({
  route: 'PUT /api/parent-preferences',
  summary: 'Chooses which mails the signed-in parent gets',
  body: ParentPreferences,
  response: ParentPreferences,
  errors: signedIn,
})

const Token = z.string().min(1).max(300)

export const readSubscriptionEndpoint = endpoint({
  route: 'GET /api/weekly-mail',
  summary: 'Whether the weekly mail of a mailed link still comes',
  query: z.object({ token: Token }),
  response: z.object({ email: z.string(), subscribed: z.boolean() }),
  errors: ['link-expired'],
})

export const changeSubscriptionEndpoint = endpoint({
  route: 'POST /api/weekly-mail',
  summary: 'Stops or restarts the weekly mail by the link in it, without signing in',
  body: z.object({ token: Token, subscribed: z.boolean() }),
  response: z.object({ email: z.string(), subscribed: z.boolean() }),
  errors: ['link-expired'],
})
