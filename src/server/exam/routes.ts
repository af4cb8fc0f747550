import type { Hono } from 'hono'
import { listExamAnswersEndpoint, readExamPracticeEndpoint, saveExamAnswerEndpoint } from '#contract/exam.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { boundaryRoutes } from './boundary-routes.ts'
import { findExamPractice } from './find-exam-practice.ts'
import { listExamAnswers } from './list-exam-answers.ts'
import { paperRoutes } from './paper-routes.ts'
import { saveExamAnswer } from './save-exam-answer.ts'

/** A pupil's page sends at most one every second or so. */
const SAVES_PER_MINUTE = 120

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function examRoutes(app: Hono<AppEnvironment>, parts: Parts): void {
  const { database, curriculum, now } = parts
  paperRoutes(app, parts)
  boundaryRoutes(app, parts)
  const byPupil = rateLimit({ points: SAVES_PER_MINUTE, seconds: 60 })
  serveEndpoint(app, readExamPracticeEndpoint, (input) => findExamPractice(curriculum, input))
  serveEndpoint(app, listExamAnswersEndpoint, ({ query }, { var: { person } }) =>
    listExamAnswers({ person, questionIds: query.questionIds, sittingId: query.sittingId ?? null, queries: database }),
  )
  serveEndpoint(app, saveExamAnswerEndpoint, async ({ params, body }, context) => {
    await byPupil.take(senderOf(context.var))
    return saveExamAnswer({
      person: context.var.person,
      id: params.id,
      answer: body,
      database,
      curriculum,
      now: now(),
    })
  })
}
