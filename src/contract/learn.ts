import { z } from 'zod'
import { BoardId } from '#domain/curriculum/board.ts'
import { DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { Flashcard, QuizQuestion } from '#domain/curriculum/topic.ts'
import { LEARN_MINUTES } from '#domain/learn/learn-minutes.ts'
import { Answer } from '#domain/study/answer.ts'
import { endpoint } from './endpoint.ts'

/** A guest's latest answers are enough to go by. */
export const MOST_GUEST_ANSWERS = 300

/** What a session is about: a topic, or a subject as one board teaches it. */
export const LearnScope = z.union([
  z.object({ topicId: Slug, board: BoardId.optional() }).strict(),
  z.object({ level: LevelId, subject: Slug, board: BoardId.optional() }).strict(),
])
export type LearnScope = z.infer<typeof LearnScope>

const Reason = z.enum(['due', 'weak', 'new'])
/** The place of its point among the session's. */
const step = { point: z.int().nonnegative(), reason: Reason }
/** When it comes back after it was right at once, and after it was missed. */
const asked = { ...step, dueIfRight: z.iso.datetime(), dueIfMissed: z.iso.datetime() }

export const LearnStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passage'), ...step, heading: z.string(), html: z.string() }),
  z.object({ kind: z.literal('card'), ...asked, card: Flashcard.pick({ id: true, front: true, back: true }) }),
  z.object({
    kind: z.literal('question'),
    ...asked,
    of: z.enum(['quiz', 'note']),
    question: z.union([QuizQuestion, DrawnQuestion]),
  }),
])
export type LearnStep = z.infer<typeof LearnStep>

export const LearnPointSummary = z.object({
  text: z.string(),
  topicId: z.string(),
  topicTitle: z.string(),
  level: LevelId,
  subject: z.string(),
  subjectTitle: z.string(),
  slug: z.string(),
  /** In whose routes the topic is; null at levels without boards. */
  board: BoardId.nullable(),
  /** 0 to 359: the subject's own. */
  hue: z.int(),
  /** The chance, 0 to 1, that it was recalled when the session was made; null for what was never met. */
  memory: z.number().nullable(),
  /** The paper that it was chosen for; null where there is none near. */
  aim: z.object({ paper: z.string(), day: z.iso.date() }).nullable(),
})
export type LearnPointSummary = z.infer<typeof LearnPointSummary>

export const LearnSession = z.object({
  steps: z.array(LearnStep),
  points: z.array(LearnPointSummary),
  /** False where nothing was ever studied and no subject was named: there is nothing to choose from. */
  begun: z.boolean(),
})
export type LearnSession = z.infer<typeof LearnSession>

export const planLearnSessionEndpoint = endpoint({
  route: 'POST /api/learn',
  summary: 'A session of so many minutes: what is due, what is weak, then something new; nothing is stored',
  body: z.object({
    minutes: z.literal([...LEARN_MINUTES]),
    /** Default: everything that the pupil has begun. */
    scope: LearnScope.optional(),
    /** What a guest has answered on the device; a pupil's own answers are known. */
    answers: z.array(Answer).max(MOST_GUEST_ANSWERS).default([]),
  }),
  response: LearnSession,
  errors: ['not-found'],
  maxBytes: 512 * 1024,
})

export const readSubjectMemoryEndpoint = endpoint({
  route: 'GET /api/learn/:level/:subject',
  summary: 'How much of each topic of a subject a pupil remembers now, of the topics that they have begun',
  params: z.object({ level: LevelId, subject: Slug }),
  response: z.object({
    topics: z.array(z.object({ slug: z.string(), recall: z.number().min(0).max(1), due: z.int() })),
  }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
