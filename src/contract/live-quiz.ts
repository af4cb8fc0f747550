import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { HostAct, LiveQuizPhase } from '#domain/live-quiz/live-quiz.ts'
import { PupilQuestion } from '#domain/quizzes/pupil-question.ts'
import { QuizResponse } from '#domain/quizzes/response.ts'
import { RightAnswer } from '#domain/quizzes/right-answer.ts'
import { endpoint } from './endpoint.ts'
import { roomContract } from './live.ts'

const Id = z.uuid().toLowerCase()

/** Where it is held: in a class, by a teacher of it, or in a group's session, by the group's leader. */
export const LiveQuizPlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('class'), id: Id }),
  z.strictObject({ kind: z.literal('session'), id: Id }),
])
export type LiveQuizPlace = z.infer<typeof LiveQuizPlace>

/** A quiz that a teacher wrote, or the questions of a topic. */
export const LiveQuizSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('quiz'), id: Id }),
  z.strictObject({ kind: z.literal('topic'), id: z.string().min(1).max(200) }),
])
export type LiveQuizSource = z.infer<typeof LiveQuizSource>

export const startLiveQuiz = endpoint({
  route: 'POST /api/live-quizzes',
  summary: 'Begins a live quiz in a class or a group’s session; sent again with the same id it begins once',
  body: z.strictObject({ id: Id, place: LiveQuizPlace, source: LiveQuizSource }),
  response: z.object({ id: Id }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const listLiveQuizzes = endpoint({
  route: 'GET /api/live-quizzes',
  summary: 'The live quizzes that are on where one is a pupil or teaches',
  response: z.object({
    quizzes: z.array(z.object({ id: Id, title: z.string(), place: z.string(), hosted: z.boolean() })),
  }),
  errors: ['not-signed-in'],
})

export const liveQuizEndpoints = [startLiveQuiz, listLiveQuizzes] as const

/** What all who answered gave; it names nobody. */
const Tally = z.object({
  answered: z.int(),
  right: z.int(),
  partly: z.int(),
  wrong: z.int(),
  chosen: z.record(z.string(), z.int()),
})

/** A live quiz as one person sees it: nothing of what is right before all see it. */
export const LiveQuizView = z.object({
  title: z.string(),
  place: z.string(),
  phase: LiveQuizPhase,
  /** The question it stands at, from 0, of `total`. */
  at: z.int(),
  total: z.int(),
  /** Whether this person leads it. */
  leads: z.boolean(),
  /** Whether they answer. */
  answers: z.boolean(),
  /** For a teacher who leads: the quiz that can be set as homework. */
  quizId: Id.nullable(),
  question: PupilQuestion.nullable(),
  /** How many have answered the question. */
  answered: z.int(),
  result: z.object({ tally: Tally, right: RightAnswer, explanation: RichText.nullable() }).nullable(),
  yours: z.object({ response: QuizResponse, verdict: z.enum(['right', 'partly', 'wrong']).nullable() }).nullable(),
  /** Their own marks in the questions that were shown; told to nobody else. */
  score: z.object({ marks: z.int(), outOf: z.int() }),
})
export type LiveQuizView = z.infer<typeof LiveQuizView>

/** The room of a live quiz, `quiz:<id>`. */
export const liveQuizRoom = roomContract({
  kind: 'quiz',
  act: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('answer'), at: z.int().min(0).max(1000), response: QuizResponse }),
    z.strictObject({
      type: z.literal('step'),
      act: HostAct,
      phase: LiveQuizPhase,
      at: z.int().min(0).max(1000),
    }),
  ]),
  result: z.null(),
  state: z.object({ view: LiveQuizView }),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('view'), view: LiveQuizView }),
    z.object({ type: z.literal('answered'), at: z.int(), answered: z.int() }),
  ]),
})
