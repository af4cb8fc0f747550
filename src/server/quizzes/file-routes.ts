import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { QuizId } from '#contract/quizzes.ts'
import type { Database } from '../database/database.ts'
import { etagMatches } from '../http/etag-matches.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { quizFormats } from '../quiz-files/quiz-file-task.ts'
import { exportQuiz } from './export-quiz.ts'
import type { FindQuizAssignments } from './quiz-assignments.ts'
import { readQuizPicture } from './read-quiz-picture.ts'

/** Kept by the browser of whoever may see it: what a name stands for never changes. */
const KEPT = 'private, max-age=31536000, immutable'

/** What is served as a file rather than as JSON: pictures of quizzes, and whole quizzes. */
export function quizFileRoutes(
  app: Hono<AppEnvironment>,
  { database, findAssignments }: { database: Database; findAssignments: FindQuizAssignments },
): void {
  app.get('/api/quizzes/:id/media/:mediaId', async (context) => {
    const { person } = context.var
    const quizId = idOf(context.req.param('id'))
    const mediaId = context.req.param('mediaId')
    const file = await readQuizPicture({ person, quizId, mediaId, queries: database, findAssignments })
    const etag = `"${file.id}"`
    const headers = {
      'content-type': file.type,
      'cache-control': KEPT,
      etag,
      // Opened by itself it is nothing but a picture.
      'content-security-policy': "default-src 'none'; sandbox",
    }
    if (etagMatches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    return context.body(Buffer.from(file.bytes), 200, headers)
  })

  app.get('/api/quizzes/:id/export', async (context) => {
    const { person } = context.var
    const format = quizFormats.find((known) => known === context.req.query('format'))
    if (!format) throw new AppError('bad-input', { message: 'Choose one of the formats that are offered.' })
    const file = await exportQuiz({ person, quizId: idOf(context.req.param('id')), format, queries: database })
    return context.body(Buffer.from(file.bytes), 200, {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })
}

function idOf(text: string): string {
  const id = QuizId.safeParse(text)
  if (!id.success) throw new AppError('not-found')
  return id.data
}
