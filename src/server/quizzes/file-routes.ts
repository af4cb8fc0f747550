import type { Hono } from 'hono'
import { exportQuizEndpoint, readQuizMediaEndpoint } from '#contract/quizzes.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveFile } from '../http/serve-file.ts'
import { serveMedia } from '../http/serve-media.ts'
import { exportQuiz } from './export-quiz.ts'
import { readQuizPicture } from './read-quiz-picture.ts'
import type { FindQuizAssignments } from './taking/quiz-assignments.ts'

/** What is served as a file rather than as JSON: pictures of quizzes, and whole quizzes. */
export function quizFileRoutes(
  app: Hono<AppEnvironment>,
  { database, findAssignments }: { database: Database; findAssignments: FindQuizAssignments },
): void {
  serveMedia(app, readQuizMediaEndpoint, ({ params: { id, mediaId } }, { var: { person } }) =>
    readQuizPicture({ person, quizId: id, mediaId, queries: database, findAssignments }),
  )
  serveFile(app, exportQuizEndpoint, ({ params: { id }, query: { format } }, { var: { person } }) =>
    exportQuiz({ person, quizId: id, format, queries: database }),
  )
}
