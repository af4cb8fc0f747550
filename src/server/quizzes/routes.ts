import type { Hono } from 'hono'
import * as attempts from '#contract/quiz-attempts.ts'
import * as imports from '#contract/quiz-imports.ts'
import * as contract from '#contract/quizzes.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { addQuizMedia } from './add-quiz-media.ts'
import { copyQuiz } from './copy-quiz.ts'
import { createQuiz } from './create-quiz.ts'
import { deleteQuiz } from './delete-quiz.ts'
import { editQuiz } from './edit-quiz.ts'
import { quizFileRoutes } from './file-routes.ts'
import { importQuiz } from './import-quiz.ts'
import { listQuizzes } from './list-quizzes.ts'
import { markingRoutes } from './marking/marking-routes.ts'
import { previewQuizImport } from './preview-quiz-import.ts'
import { deleteQuestion } from './questions/delete-question.ts'
import { markPreview } from './questions/mark-preview.ts'
import { orderQuestions } from './questions/order-questions.ts'
import { pickQuestions } from './questions/pick-questions.ts'
import { previewQuestion } from './questions/preview-question.ts'
import { saveQuestion } from './questions/save-question.ts'
import { readQuiz } from './read-quiz.ts'
import type { FindQuizAssignments } from './taking/quiz-assignments.ts'
import { readQuizAttempt } from './taking/read-quiz-attempt.ts'
import { readQuizStart } from './taking/read-quiz-start.ts'
import { saveQuizResponses } from './taking/save-quiz-responses.ts'
import { startQuizAttempt } from './taking/start-quiz-attempt.ts'
import { submitQuizAttempt } from './taking/submit-quiz-attempt.ts'

interface QuizParts {
  database: Database
  curriculum: CurriculumStore
  /** Through which tasks a pupil has a quiz. */
  findAssignments: FindQuizAssignments
  now: () => Date
}

export function quizRoutes(app: Hono<AppEnvironment>, parts: QuizParts): void {
  const { database, curriculum, now } = parts
  const queries = database
  serveEndpoint(app, contract.listQuizzesEndpoint, ({ query }, { var: { person } }) =>
    listQuizzes({ person, query, queries }),
  )
  serveEndpoint(app, contract.createQuizEndpoint, ({ body }, { var: { person } }) =>
    createQuiz({ person, body, database, now: now() }),
  )
  serveEndpoint(app, contract.readQuizEndpoint, ({ params }, { var: { person } }) =>
    readQuiz({ person, quizId: params.id, queries }),
  )
  serveEndpoint(app, contract.editQuizEndpoint, ({ params, body }, { var: { person } }) =>
    editQuiz({ person, quizId: params.id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteQuizEndpoint, ({ params }, { var: { person } }) =>
    deleteQuiz({ person, quizId: params.id, database, now: now() }),
  )
  serveEndpoint(app, contract.copyQuizEndpoint, ({ params, body }, { var: { person } }) =>
    copyQuiz({ person, quizId: params.id, newId: body.id, database, now: now() }),
  )
  serveEndpoint(app, contract.saveQuestionEndpoint, ({ params, body }, { var: { person } }) =>
    saveQuestion({ person, quizId: params.id, questionId: params.questionId, body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteQuestionEndpoint, ({ params }, { var: { person } }) =>
    deleteQuestion({ person, quizId: params.id, questionId: params.questionId, database, now: now() }),
  )
  serveEndpoint(app, contract.orderQuestionsEndpoint, ({ params, body }, { var: { person } }) =>
    orderQuestions({ person, quizId: params.id, questionIds: body.questionIds, database, now: now() }),
  )
  serveEndpoint(app, contract.pickQuestionsEndpoint, ({ params, body }, { var: { person } }) =>
    pickQuestions({ person, quizId: params.id, items: body.items, curriculum, database, now: now() }),
  )
  serveEndpoint(app, contract.addQuizMediaEndpoint, ({ params, body }, { var: { person } }) =>
    addQuizMedia({ person, quizId: params.id, body, database }),
  )
  serveEndpoint(app, contract.previewQuestionEndpoint, ({ params, body }, { var: { person } }) =>
    previewQuestion({ person, quizId: params.id, body, queries }),
  )
  serveEndpoint(app, imports.previewQuizImportEndpoint, ({ body }, { var: { person } }) =>
    previewQuizImport({ person, body }),
  )
  serveEndpoint(app, imports.importQuizEndpoint, ({ body }, { var: { person } }) =>
    importQuiz({ person, body, database, now: now() }),
  )
  takingRoutes(app, parts)
  markingRoutes(app, parts)
  quizFileRoutes(app, parts)
}

function takingRoutes(app: Hono<AppEnvironment>, { database, findAssignments, now }: QuizParts): void {
  const queries = database
  serveEndpoint(app, attempts.readQuizStartEndpoint, ({ params }, { var: { person } }) =>
    readQuizStart({ person, quizId: params.id, queries, findAssignments, now: now() }),
  )
  serveEndpoint(app, attempts.markPreviewEndpoint, ({ params, body }, { var: { person } }) =>
    markPreview({ person, quizId: params.id, responses: body.responses, queries }),
  )
  serveEndpoint(app, attempts.startQuizAttemptEndpoint, ({ params, body }, { var: { person } }) =>
    startQuizAttempt({ person, quizId: params.id, body, database, findAssignments, now: now() }),
  )
  serveEndpoint(app, attempts.readQuizAttemptEndpoint, ({ params }, { var: { person } }) =>
    readQuizAttempt({ person, id: params.id, queries }),
  )
  serveEndpoint(app, attempts.saveQuizResponsesEndpoint, ({ params, body }, { var: { person } }) =>
    saveQuizResponses({ person, id: params.id, responses: body.responses, database, now: now() }),
  )
  serveEndpoint(app, attempts.submitQuizAttemptEndpoint, ({ params, body }, { var: { person } }) =>
    submitQuizAttempt({ person, id: params.id, responses: body.responses, database, now: now() }),
  )
}
