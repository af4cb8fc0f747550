import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { findings } from '#domain/questions/kind.ts'
import { verdicts } from '#domain/questions/mark-question.ts'
import { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { QuestionResponse } from '#domain/questions/response.ts'
import { RightAnswer } from '#domain/questions/right-answer.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { endpoint } from './endpoint.ts'
import { TeacherMark } from './quiz-marking.ts'
import { QuizId, quizErrors } from './quizzes.ts'
import { ProgressSummary } from './study.ts'

const params = z.object({ id: QuizId })

/** What is known of one question once it is marked. */
export const QuestionResult = z.object({
  questionId: QuizId,
  marks: z.int(),
  outOf: z.int(),
  verdict: z.enum(verdicts),
  finding: z.enum(findings).nullable(),
  misconceptions: z.array(z.string()),
  right: RightAnswer,
  explanation: RichText.nullable(),
  /** Whether a corrected mark scheme raised the marks. */
  raised: z.boolean(),
  /** What the teacher gave to a written answer; null while it waits, and for every other kind. */
  teacherMark: TeacherMark.nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const QuizResult = z.object({
  marks: z.int(),
  outOf: z.int(),
  /** Marks of answers that the teacher has not marked yet. */
  waiting: z.int(),
  /** XP that the attempt earned. */
  xp: z.int(),
  questions: z.array(QuestionResult),
})
export type QuizResult = z.infer<typeof QuizResult>

const SentResponse = z.object({
  questionId: QuizId,
  /** Rises with each change, so that what arrives late or twice changes nothing. */
  revision: z.int().min(1).max(1_000_000_000),
  /** Null takes a response back. */
  response: QuestionResponse.nullable(),
})
/** A whole quiz of written answers, each as long as it may be. */
const ATTEMPT_BYTES = 2 * 1024 * 1024
const Responses = z.array(SentResponse).max(quizLimits.questionsPerQuiz)
export type SentResponse = z.infer<typeof SentResponse>

const QuizHead = z.object({ id: QuizId, title: z.string(), description: z.string() })

/** An attempt: its questions without their answers until it is handed in, then with its result. */
export const QuizAttempt = z.object({
  id: QuizId,
  quiz: QuizHead,
  taskId: QuizId.nullable(),
  startedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  questions: z.array(PupilQuestion),
  responses: z.array(SentResponse),
  result: QuizResult.nullable(),
})
export type QuizAttempt = z.infer<typeof QuizAttempt>

export const AttemptSummary = z.object({
  id: QuizId,
  taskId: QuizId.nullable(),
  startedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  marks: z.int(),
  outOf: z.int(),
  /** Marks of answers that the teacher has not marked yet. */
  waiting: z.int(),
})

/** Why a pupil can begin no attempt. */
export const noStartReasons = ['not-open-yet', 'closed', 'no-tries-left', 'no-questions'] as const

export const readQuizStartEndpoint = endpoint({
  route: 'GET /api/quizzes/:id/start',
  summary: 'What somebody can do with a quiz: its owner previews it, a pupil who has it takes it',
  params,
  response: z.discriminatedUnion('as', [
    z.object({ as: z.literal('owner'), quiz: QuizHead, outOf: z.int(), questions: z.array(PupilQuestion) }),
    z.object({
      as: z.literal('pupil'),
      quiz: QuizHead,
      outOf: z.int(),
      questionCount: z.int(),
      attempts: z.array(AttemptSummary),
      /** The task for which the next attempt would count; null with a reason where there can be none. */
      next: z.object({ taskId: QuizId, triesLeft: z.int().nullable(), dueAt: z.iso.datetime().nullable() }).nullable(),
      reason: z.enum(noStartReasons).nullable(),
    }),
  ]),
  errors: quizErrors,
})

export const markPreviewEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/preview-marks',
  summary: 'Marks what a quiz’s owner tries in its preview; nothing is kept',
  params,
  body: z.object({ responses: Responses }),
  response: QuizResult,
  errors: quizErrors,
  maxBytes: 256 * 1024,
})

export const startQuizAttemptEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/attempts',
  summary: 'Begins an attempt, or goes on with the one that is open; sent again with the same id it is begun once',
  params,
  body: z.object({ id: QuizId, taskId: QuizId.optional() }),
  response: QuizAttempt,
  errors: [...quizErrors, 'limit-reached'],
})

export const readQuizAttemptEndpoint = endpoint({
  route: 'GET /api/quiz-attempts/:id',
  summary: 'One’s own attempt, with its result once it is handed in',
  params,
  response: QuizAttempt,
  errors: quizErrors,
})

export const saveQuizResponsesEndpoint = endpoint({
  route: 'PUT /api/quiz-attempts/:id/responses',
  summary: 'Keeps responses of an open attempt; of each question the greatest revision stands',
  params,
  body: z.object({ responses: Responses.min(1) }),
  response: z.object({
    /** Whether the attempt was handed in already: then nothing is changed. */
    submitted: z.boolean(),
  }),
  errors: quizErrors,
  maxBytes: ATTEMPT_BYTES,
})

export const submitQuizAttemptEndpoint = endpoint({
  route: 'POST /api/quiz-attempts/:id/submit',
  summary: 'Hands an attempt in and marks it, once, with whatever responses have not arrived yet',
  params,
  body: z.object({ responses: Responses }),
  response: z.object({ attempt: QuizAttempt, progress: ProgressSummary }),
  errors: quizErrors,
  maxBytes: ATTEMPT_BYTES,
})
