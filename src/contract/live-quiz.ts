import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { HostAct, LiveQuizPhase } from '#domain/live-quiz/live-quiz.ts'
import { verdicts } from '#domain/questions/mark-question.ts'
import { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { QuestionResponse } from '#domain/questions/response.ts'
import { RightAnswer } from '#domain/questions/right-answer.ts'
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

export const startLiveQuizEndpoint = endpoint({
  route: 'POST /api/live-quizzes',
  summary: 'Begins a live quiz in a class or a group’s session; sent again with the same id it begins once',
  body: z.strictObject({ id: Id, place: LiveQuizPlace, source: LiveQuizSource }),
  response: z.object({ id: Id }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const listLiveQuizzesEndpoint = endpoint({
  route: 'GET /api/live-quizzes',
  summary: 'The live quizzes that are on where one is a pupil or teaches',
  response: z.object({
    quizzes: z.array(
      z.object({
        id: Id,
        title: z.string(),
        /** What the class or group is called. */
        place: z.string(),
        /** Null in a group's session. */
        classId: Id.nullable(),
        hosted: z.boolean(),
      }),
    ),
  }),
  errors: ['not-signed-in'],
})
export type LiveQuizOn = z.infer<(typeof listLiveQuizzesEndpoint)['response']>['quizzes'][number]

export const makeLiveQuizHomeworkEndpoint = endpoint({
  route: 'POST /api/live-quizzes/:id/homework',
  summary:
    'The quiz of one’s own with exactly the questions that were played, to set for the class; made where it is not there',
  params: z.object({ id: Id }),
  response: z.object({ quizId: Id, classId: Id }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'limit-reached'],
})

/** What all who answered gave; it names nobody. */
const Tally = z.object({
  answered: z.int(),
  right: z.int(),
  partly: z.int(),
  wrong: z.int(),
  chosen: z.record(z.string(), z.int()),
})

const Result = z.object({ tally: Tally, right: RightAnswer, explanation: RichText.nullable() })
const Yours = z.object({ response: QuestionResponse, verdict: z.enum(verdicts).nullable() })

/** A question with its result, when the quiz is over. */
export const LiveQuizAsked = z.object({ question: PupilQuestion, result: Result, yours: Yours.nullable() })
export type LiveQuizAsked = z.infer<typeof LiveQuizAsked>

/** A live quiz as one person sees it: nothing of what is right before all see it. */
export const LiveQuizView = z.object({
  title: z.string(),
  place: z.string(),
  /** The class, or the group whose session it is. */
  held: z.object({ kind: z.enum(['class', 'group']), id: Id }),
  phase: LiveQuizPhase,
  /** The question it stands at, from 0, of `total`. */
  at: z.int(),
  total: z.int(),
  /** Whether this person leads it. */
  leads: z.boolean(),
  /** Ids of the class's teachers, who are in its room and answer nothing; none in a group. */
  teachers: z.array(z.string()),
  /** Whether they answer. */
  answers: z.boolean(),
  /** Whether they can set its questions for the class. */
  homework: z.boolean(),
  /** Where the questions of its topic can be practised; null for a teacher's quiz. */
  practice: z.string().nullable(),
  question: PupilQuestion.nullable(),
  /** How many have answered the question. */
  answered: z.int(),
  result: Result.nullable(),
  yours: Yours.nullable(),
  /** Their own marks in the questions that were shown; told to nobody else. */
  score: z.object({ marks: z.int(), outOf: z.int() }),
  /** Once it is over: what was asked, in order. */
  summary: z.array(LiveQuizAsked),
})
export type LiveQuizView = z.infer<typeof LiveQuizView>

/** The room of a live quiz, `quiz:<id>`. */
export const liveQuizRoom = roomContract({
  kind: 'quiz',
  act: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('answer'), at: z.int().min(0).max(1000), response: QuestionResponse }),
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
