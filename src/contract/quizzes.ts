import { z } from 'zod'
import { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { Question } from '#domain/questions/question.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

export const QuizId = z.uuid().toLowerCase()
const params = z.object({ id: QuizId })

export const QuizTitle = z
  .string()
  .trim()
  .min(1, 'Give the quiz a title.')
  .max(quizLimits.title, `A title has at most ${quizLimits.title} characters.`)
const Description = z
  .string()
  .trim()
  .max(quizLimits.description, `A description has at most ${quizLimits.description} characters.`)

/** A quiz as teachers see it in a list. */
export const QuizSummary = z.object({
  id: QuizId,
  title: z.string(),
  description: z.string(),
  questions: z.int(),
  /** All marks together. */
  outOf: z.int(),
  /** Attempts that pupils handed in; 0 of another teacher's quiz. */
  attempts: z.int(),
  sharedWithSchool: z.boolean(),
  /** Null for one's own. */
  owner: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type QuizSummary = z.infer<typeof QuizSummary>

/** A question with its mark scheme, for its teacher. */
export const TeacherQuestion = z.object({
  question: Question,
  /** How each of its texts is shown. */
  html: z.record(z.string(), z.string()),
  version: z.int(),
  position: z.int(),
})
export type TeacherQuestion = z.infer<typeof TeacherQuestion>

export const accountErrors = ['not-signed-in', 'not-allowed'] as const
export const quizErrors = [...accountErrors, 'not-found'] as const

export const QUIZZES_PER_PAGE = 30

export const listQuizzesEndpoint = endpoint({
  route: 'GET /api/quizzes',
  summary: `A teacher’s own quizzes, or those that colleagues share with the school: ${QUIZZES_PER_PAGE} at a time, the newest change first`,
  query: z.object({
    from: z.enum(['mine', 'school']).default('mine'),
    search: z.string().trim().max(100).default(''),
    /** The last quiz of the page before. */
    after: QuizId.optional(),
  }),
  response: z.object({ quizzes: z.array(QuizSummary), next: QuizId.nullable() }),
  errors: accountErrors,
})

export const createQuizEndpoint = endpoint({
  route: 'POST /api/quizzes',
  summary: 'Makes an empty quiz; sent again with the same id it is made once',
  body: z.object({ id: QuizId, title: QuizTitle, description: Description.default('') }),
  response: z.object({ id: QuizId }),
  errors: [...accountErrors, 'limit-reached'],
})

export const readQuizEndpoint = endpoint({
  route: 'GET /api/quizzes/:id',
  summary: 'A quiz with its questions and mark schemes, for its owner and for colleagues with whom it is shared',
  params,
  response: z.object({ quiz: QuizSummary, questions: z.array(TeacherQuestion) }),
  errors: quizErrors,
})

export const editQuizEndpoint = endpoint({
  route: 'PATCH /api/quizzes/:id',
  summary: 'Changes the title or description of one’s own quiz, or whether colleagues see it',
  params,
  body: z.object({
    title: QuizTitle.optional(),
    description: Description.optional(),
    sharedWithSchool: z.boolean().optional(),
  }),
  response: z.object({ id: QuizId }),
  errors: quizErrors,
})

export const deleteQuizEndpoint = endpoint({
  route: 'DELETE /api/quizzes/:id',
  summary: 'Deletes one’s own quiz; what pupils handed in stays with them and in the results of tasks',
  params,
  response: z.object({ id: QuizId }),
  errors: quizErrors,
})

export const copyQuizEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/copy',
  summary: 'Makes a quiz of one’s own from one that one sees; sent again with the same id it is made once',
  params,
  body: z.object({ id: QuizId }),
  response: z.object({ id: QuizId }),
  errors: [...quizErrors, 'limit-reached'],
})

export const saveQuestionEndpoint = endpoint({
  route: 'PUT /api/quizzes/:id/questions/:questionId',
  summary: 'Writes a question; once somebody was asked it, a new version that only ever raises marks',
  params: params.extend({ questionId: QuizId }),
  body: z.object({
    question: Question,
    /** Where it is to stand; a new one without it comes last. */
    position: z.int().min(0).max(1_000_000).optional(),
  }),
  response: z.object({
    question: TeacherQuestion,
    /** Responses whose marks rose, since the mark scheme was fixed. */
    raised: z.int(),
  }),
  errors: [...quizErrors, 'limit-reached'],
  maxBytes: 128 * 1024,
})

export const deleteQuestionEndpoint = endpoint({
  route: 'DELETE /api/quizzes/:id/questions/:questionId',
  summary: 'Takes a question out of one’s own quiz; saved again with its id it is back',
  params: params.extend({ questionId: QuizId }),
  response: z.object({ id: QuizId }),
  errors: quizErrors,
})

export const orderQuestionsEndpoint = endpoint({
  route: 'PUT /api/quizzes/:id/order',
  summary: 'Puts the questions of one’s own quiz in order; those that are not named come last, as they stood',
  params,
  body: z.object({ questionIds: z.array(QuizId).max(quizLimits.questionsPerQuiz) }),
  response: z.object({ questionIds: z.array(QuizId) }),
  errors: quizErrors,
})

export const pickQuestionsEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/picked',
  summary: 'Adds questions of the curriculum to one’s own quiz; sent again with the same ids they are added once',
  params,
  body: z.object({
    items: z
      .array(z.object({ id: QuizId, itemId: z.string().max(160) }))
      .min(1)
      .max(quizLimits.questionsPerQuiz),
  }),
  response: z.object({ added: z.int() }),
  errors: [...quizErrors, 'limit-reached'],
})

export const addQuizMediaEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/media',
  summary: 'Adds a picture to one’s own quiz; its name goes into a question’s text',
  params,
  body: z.object({
    data: z.base64('That file did not arrive whole. Please try again.').min(1, 'That file is empty.'),
  }),
  response: z.object({ media: z.string() }),
  errors: [...quizErrors, 'limit-reached', 'unknown-file'],
  maxBytes: Math.ceil((quizLimits.mediaFile * 4) / 3) + 1024,
})

export const previewQuestionEndpoint = endpoint({
  route: 'POST /api/quizzes/:id/preview',
  summary: 'A question as a pupil would see it, before it is saved',
  params,
  body: z.object({ question: Question, seed: z.int().min(0).max(2_147_483_647) }),
  response: z.object({ question: PupilQuestion }),
  errors: quizErrors,
  maxBytes: 128 * 1024,
})

export const readQuizMediaEndpoint = fileEndpoint({
  route: 'GET /api/quizzes/:id/media/:mediaId',
  summary: 'A picture of a quiz, for its teachers and for pupils who take it',
  params: params.extend({ mediaId: z.string().regex(/^[0-9a-f]{32}$/) }),
  types: ['image/*'],
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const QuizFormat = z.enum(['gift', 'qti'], 'Choose one of the formats that are offered.')
export type QuizFormat = z.infer<typeof QuizFormat>

export const exportQuizEndpoint = fileEndpoint({
  route: 'GET /api/quizzes/:id/export',
  summary: 'A quiz as a GIFT file, or as a QTI 3 package with its pictures',
  params,
  query: z.object({ format: QuizFormat }),
  types: ['text/plain', 'application/zip'],
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'too-many-requests', 'unavailable'],
})
