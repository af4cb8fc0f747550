import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { finishStudySessionEndpoint, readDueCardsEndpoint, recordAnswersEndpoint } from '#contract/study.ts'
import { VISITED_COOKIE } from '#contract/visited-cookie.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { readFirstSeen } from '../http/cookies/first-seen-cookie.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { AnswerRecorder } from './answer-recorder.ts'
import { finishStudySession } from './finish-study-session.ts'
import { readDueCards } from './read-due-cards.ts'
import { recordAnswers } from './record-answers.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  recorder: AnswerRecorder
  /** Signs the day on which a browser was first here. */
  secret: string
  now: () => Date
}

export function studyRoutes(app: Hono<AppEnvironment>, { database, curriculum, recorder, secret, now }: Parts): void {
  serveEndpoint(app, recordAnswersEndpoint, ({ body }, context) =>
    recordAnswers({
      person: context.var.person,
      ...body,
      deviceSeenOn: readFirstSeen(getCookie(context, VISITED_COOKIE), secret),
      record: recorder,
      now: now(),
    }),
  )
  serveEndpoint(app, readDueCardsEndpoint, (_input, context) =>
    readDueCards({ person: context.var.person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, finishStudySessionEndpoint, ({ body }, context) =>
    finishStudySession({ person: context.var.person, session: body, database, now: now() }),
  )
}
