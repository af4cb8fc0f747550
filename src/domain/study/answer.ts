import { z } from 'zod'
import { QuestionResponse } from '../questions/response.ts'
import { QUIZ_MIN_QUESTIONS } from './attempt.ts'
import { ANSWERS_PER_BATCH } from './pending-answers.ts'
import { Grade } from './scheduling/schedule.ts'

/** An id that a device made. PostgreSQL hands uuids back in lower case, so they are compared that way. */
export const ClientId = z.uuid().toLowerCase()

/** The id of an item, topic or scope: no spaces or control characters, which no id of ours has. */
const Reference = z
  .string()
  .max(160)
  .regex(/^[A-Za-z0-9][\w./:-]*$/)

export const QUIZ_MAX_QUESTIONS = 50

/** The quiz run that an answer belongs to; every answer of a run says the same. */
export const QuizAttempt = z.object({
  id: ClientId,
  /** A topic's id, or `level/subject` where the run draws on a whole subject. */
  scope: Reference,
  /** The questions of the run, each once. The run is finished when all are answered. */
  itemIds: z
    .array(Reference)
    .min(QUIZ_MIN_QUESTIONS)
    .max(QUIZ_MAX_QUESTIONS)
    .refine((ids) => new Set(ids).size === ids.length, 'A question appears twice.'),
})
export type QuizAttempt = z.infer<typeof QuizAttempt>

const given = {
  /** Made by the client: an answer counts once, however often it arrives. */
  id: ClientId,
  itemId: Reference,
  topicId: Reference,
  answeredAt: z.iso.datetime({ offset: true }),
}

const choice = z.int().min(0).max(3)

export const FlashcardAnswer = z.object({ kind: z.literal('flashcard'), ...given, grade: Grade })
export type FlashcardAnswer = z.infer<typeof FlashcardAnswer>

/**
 * The `choice` of one of four options, or the `response` to a question of another kind: exactly one of the two. `attempt` is null
 * for a question answered on its own: it counts for mastery but finishes no quiz.
 */
export const QuizAnswer = z
  .object({
    kind: z.literal('quiz'),
    ...given,
    choice: choice.optional(),
    response: QuestionResponse.optional(),
    attempt: QuizAttempt.nullable(),
  })
  .refine((answer) => (answer.choice === undefined) !== (answer.response === undefined), {
    message: 'An answer is a choice or a response.',
    path: ['choice'],
  })
export type QuizAnswer = z.infer<typeof QuizAnswer>

export const NoteAnswer = z.object({ kind: z.literal('note'), ...given, choice })
export type NoteAnswer = z.infer<typeof NoteAnswer>

/** One answer as a client sends it. It never says whether it is right: that is marked where it is recorded. */
export const Answer = z.discriminatedUnion('kind', [FlashcardAnswer, QuizAnswer, NoteAnswer])
export type Answer = z.infer<typeof Answer>

export const answerKinds = ['flashcard', 'quiz', 'note'] as const
export const AnswerKind = z.enum(answerKinds)
export type AnswerKind = z.infer<typeof AnswerKind>

export const AnswerBatch = z.array(Answer).min(1).max(ANSWERS_PER_BATCH)
