import type { Hono } from 'hono'
import { markRaisedMarksSeenEndpoint } from '#contract/progress.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { markRaisedMarksSeen } from './mark-raised-marks-seen.ts'

export function remarkingRoutes(app: Hono<AppEnvironment>, { database, now }: { database: Database; now: () => Date }) {
  serveEndpoint(app, markRaisedMarksSeenEndpoint, ({ body }, context) =>
    markRaisedMarksSeen({ person: context.var.person, answerIds: body.answerIds, queries: database, now: now() }),
  )
}
