import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Subject } from '#domain/curriculum/subject.ts'
import { BadgeId, BadgeRules } from '#domain/progress/badge-id.ts'
import { TierThresholds } from '#domain/progress/tier-name.ts'
import { XpCause } from '#domain/progress/xp.ts'
import { endpoint } from './endpoint.ts'
import { ProgressSummary } from './study.ts'

const Day = z.iso.date()

export const TopicProgress = z.object({
  topicId: z.string(),
  title: z.string(),
  level: LevelId,
  subject: z.string(),
  subjectTitle: z.string(),
  /** 0 to 359: the subject's own. */
  hue: z.int(),
  slug: z.string(),
  /** The first board that teaches it, under which it can be studied; null where the level has no boards. */
  board: BoardId.nullable(),
  answered: z.int(),
  correct: z.int(),
  /** 0 to 1 */
  mastery: z.number(),
})
export type TopicProgress = z.infer<typeof TopicProgress>

/** Everything on the pupil's dashboard, in one round trip. */
export const Dashboard = z.object({
  fullName: z.string(),
  progress: ProgressSummary,
  thresholds: TierThresholds,
  badgeRules: BadgeRules,
  longestStreak: z.int(),
  flashcardsCompleted: z.int(),
  quizzesCompleted: z.int(),
  perfectScores: z.int(),
  nightDays: z.int(),
  /** The badges held, the newest first, each with the pupil's day on which it was earned. */
  badges: z.array(z.object({ id: BadgeId, earnedAt: z.iso.datetime(), day: Day })),
  /** The last 28 days, oldest first, today last; days without study are there with zeros. */
  days: z.array(z.object({ day: Day, answers: z.int(), correct: z.int(), xp: z.int(), goalMet: z.boolean() })),
  due: z.object({
    now: z.int(),
    /** How many cards fall due on each of the next seven days, today (with what is overdue) first. */
    forecast: z.array(z.object({ day: Day, cards: z.int() })),
    /** The pupil's day on which the next card that isn't due yet will be; null when there is none. */
    nextDay: Day.nullable(),
    /** The topics with most cards due now. */
    topics: z.array(z.object({ topicId: z.string(), title: z.string(), subjectTitle: z.string(), cards: z.int() })),
  }),
  strongest: z.array(TopicProgress),
  weakest: z.array(TopicProgress),
  /** Topics studied last, newest first, to carry on with. */
  recent: z.array(TopicProgress),
  /** Whether today's XP for signing in is earned. */
  signedInToday: z.boolean(),
  recentAwards: z.array(z.object({ cause: XpCause, amount: z.int(), earnedAt: z.iso.datetime(), title: z.string() })),
  /** Marks that rose since a question was fixed and that the pupil was not told of yet, the newest first. */
  raisedMarks: z.array(z.object({ answerId: z.uuid(), question: z.string(), topicTitle: z.string() })),
})
export type Dashboard = z.infer<typeof Dashboard>

export const readDashboardEndpoint = endpoint({
  route: 'GET /api/dashboard',
  summary: "The signed-in pupil's dashboard",
  response: Dashboard,
  errors: ['not-signed-in', 'not-allowed'],
})

export const markRaisedMarksSeenEndpoint = endpoint({
  route: 'POST /api/raised-marks/seen',
  summary: 'The signed-in pupil has read that these marks of theirs rose',
  body: z.object({ answerIds: z.array(z.uuid().toLowerCase()).min(1).max(100) }),
  response: z.object({}),
  errors: ['not-signed-in', 'not-allowed'],
})

/** A subject that the pupil has begun. */
export const SubjectProgress = Subject.pick({ level: true, title: true, icon: true, hue: true }).extend({
  levelTitle: z.string(),
  subject: z.string(),
  /** Topics that have material. */
  topicCount: z.int(),
  /** Topics whose mastery counts as secure. */
  secure: z.int(),
  /** 0 to 1, over all topics that have material; one that is not begun counts as 0. */
  mastery: z.number(),
  answered: z.int(),
  correct: z.int(),
  lastStudied: Day,
  /** The topics that were begun, the one studied last first. */
  topics: z.array(TopicProgress),
  /** The first topic that was not begun; null when all were. */
  next: TopicProgress.nullable(),
})
export type SubjectProgress = z.infer<typeof SubjectProgress>

export const readSubjectProgressEndpoint = endpoint({
  route: 'GET /api/subject-progress',
  summary: 'How far the signed-in pupil is in each subject that they have begun',
  response: z.object({ subjects: z.array(SubjectProgress) }),
  errors: ['not-signed-in', 'not-allowed'],
})
