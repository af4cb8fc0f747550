import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { BadgeId } from '#domain/progress/badge-id.ts'
import { TierName } from '#domain/progress/tier-name.ts'
import { AnswerBatch } from '#domain/study/answer.ts'
import { endpoint } from './endpoint.ts'

/** A student's figures as every screen shows them. */
export const ProgressSummary = z.object({
  totalXp: z.int(),
  level: z.int(),
  tier: TierName,
  /** Days in a row, as it stands today. */
  dailyStreak: z.int(),
  /** Answers given today, and the number aimed at. */
  studiedToday: z.boolean(),
  answersToday: z.int(),
  dailyGoal: z.int(),
})
export type ProgressSummary = z.infer<typeof ProgressSummary>

export const AnswerResult = z.discriminatedUnion('status', [
  z.object({ id: z.uuid(), status: z.literal('recorded'), correct: z.boolean(), xp: z.int() }),
  /** It had counted before. */
  z.object({ id: z.uuid(), status: z.literal('duplicate') }),
  z.object({
    id: z.uuid(),
    status: z.literal('refused'),
    code: z.enum(['unknown-item', 'wrong-kind', 'wrong-attempt', 'already-answered']),
  }),
])
export type AnswerResult = z.infer<typeof AnswerResult>

export const recordAnswersEndpoint = endpoint({
  route: 'POST /api/answers',
  summary: 'Record answers, marked by the server; an answer counts once by its id, however often it is sent',
  body: z.object({
    answers: AnswerBatch,
    /** What the device's clock says now, so that a wrong clock costs nothing. */
    sentAt: z.iso.datetime({ offset: true }).optional(),
  }),
  response: z.object({
    results: z.array(AnswerResult),
    progress: ProgressSummary,
    newBadges: z.array(z.object({ id: BadgeId, name: z.string() })),
  }),
  errors: ['not-signed-in', 'not-allowed', 'too-many-requests', 'unavailable'],
  maxBytes: 256 * 1024,
})

/** A card that is due, with where it belongs. */
export const DueCard = z.object({
  id: z.string(),
  front: RichText,
  back: RichText,
  /** A topic's, or a set's: see `ownTopicId`. */
  topicId: z.string(),
  topicTitle: z.string(),
  subjectTitle: z.string(),
  /** 0 to 359: the subject's own. */
  hue: z.int(),
  due: z.iso.datetime(),
})
export type DueCard = z.infer<typeof DueCard>

export const readDueCardsEndpoint = endpoint({
  route: 'GET /api/due-cards',
  summary: 'Flashcards of all topics and of one’s own sets that are due now, the most overdue first',
  response: z.object({ cards: z.array(DueCard), total: z.int() }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const finishStudySessionEndpoint = endpoint({
  route: 'POST /api/study-sessions',
  summary: 'Finish a session of flashcards: earns XP when every card of it was answered today',
  body: z.object({ id: z.uuid().toLowerCase(), itemIds: z.array(z.string().min(1).max(160)).min(5).max(200) }),
  response: z.object({ xp: z.int(), progress: ProgressSummary }),
  errors: ['not-signed-in', 'not-allowed'],
})
