import type { Hono } from 'hono'
import { markRaisedMarksSeen } from '#contract/progress.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { markRaisedMarksSeen as markSeen } from './mark-raised-marks-seen.ts'

export function remarkingRoutes(app: Hono<AppEnvironment>, { database, now }: { database: Database; now: () => Date }) {
  serveEndpoint(app, markRaisedMarksSeen, ({ body }, context) =>
    markSeen({ person: context.var.person, answerIds: body.answerIds, queries: database, now: now() }),
  )
}
