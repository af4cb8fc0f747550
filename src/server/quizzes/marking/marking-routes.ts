import type { Hono } from 'hono'
import * as contract from '#contract/quiz-marking.ts'
import type { Database } from '../../database/database.ts'
import type { AppEnvironment } from '../../http/request-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { deleteMarkingComment } from './delete-marking-comment.ts'
import { markWrittenAnswer } from './mark-written-answer.ts'
import { readMarking } from './read-marking.ts'
import { saveMarkingComment } from './save-marking-comment.ts'

export function markingRoutes(app: Hono<AppEnvironment>, { database, now }: { database: Database; now: () => Date }) {
  const queries = database
  serveEndpoint(app, contract.readMarkingEndpoint, ({ params }, { var: { person } }) =>
    readMarking({ person, quizId: params.id, queries }),
  )
  serveEndpoint(app, contract.markWrittenAnswerEndpoint, ({ params, body }, { var: { person } }) =>
    markWrittenAnswer({ person, quizId: params.id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.saveMarkingCommentEndpoint, ({ params, body }, { var: { person } }) =>
    saveMarkingComment({ person, id: params.id, text: body.text, queries, now: now() }),
  )
  serveEndpoint(app, contract.deleteMarkingCommentEndpoint, ({ params }, { var: { person } }) =>
    deleteMarkingComment({ person, id: params.id, queries }),
  )
}
