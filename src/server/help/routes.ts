import type { Hono } from 'hono'
import * as contract from '#contract/help.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { answerHelpRequest } from './answer-help-request.ts'
import { listHelpRequests } from './list-help-requests.ts'
import { sendHelpRequest } from './send-help-request.ts'
import { setHelpRequestState } from './set-help-request-state.ts'

interface Parts {
  database: Database
  jobs: Jobs
  now: () => Date
}

export function helpRoutes(app: Hono<AppEnvironment>, { database, jobs, now }: Parts): void {
  const bySender = rateLimit({ points: 20, seconds: 10 * 60 })
  serveEndpoint(app, contract.sendHelpRequestEndpoint, async ({ body }, context) => {
    const { person } = context.var
    await bySender.take(senderOf(context.var))
    return sendHelpRequest({ person, body, queries: database, now: now() })
  })
  serveEndpoint(app, contract.listHelpRequestsEndpoint, ({ query }, { var: { person } }) =>
    listHelpRequests({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.answerHelpRequestEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    answerHelpRequest({ person, requestId: id, body, database, jobs, now: now() }),
  )
  serveEndpoint(app, contract.setHelpRequestStateEndpoint, ({ params: { id }, body: { state } }, { var: { person } }) =>
    setHelpRequestState({ person, id, state, database, now: now() }),
  )
}
