import type { Hono } from 'hono'
import * as contract from '#contract/live-quiz.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { LiveRooms } from '../live/live.ts'
import { listLiveQuizzes } from './list-live-quizzes.ts'
import { makeHomework } from './make-homework.ts'
import { startLiveQuiz } from './start-live-quiz.ts'

export function liveQuizRoutes(
  app: Hono<AppEnvironment>,
  {
    database,
    curriculum,
    live,
    now,
  }: { database: Database; curriculum: CurriculumStore; live: LiveRooms; now: () => Date },
): void {
  serveEndpoint(app, contract.startLiveQuizEndpoint, ({ body }, { var: { person } }) =>
    startLiveQuiz({ person, body, queries: database, curriculum, live, now: now() }),
  )
  serveEndpoint(app, contract.listLiveQuizzesEndpoint, (_input, { var: { person } }) =>
    listLiveQuizzes({ person, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.makeLiveQuizHomeworkEndpoint, ({ params }, { var: { person } }) =>
    makeHomework({ person, id: params.id, database, now: now() }),
  )
}
