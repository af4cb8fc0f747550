import type { Hono } from 'hono'
import { sendHelpRequest } from '#contract/help.ts'
import type { Queries } from '../database/database.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { sendHelpRequest as send } from './send-help-request.ts'

export function helpRoutes(app: Hono<AppEnvironment>, { queries, now }: { queries: Queries; now: () => Date }): void {
  const bySender = rateLimit({ points: 20, seconds: 10 * 60 })
  serveEndpoint(app, sendHelpRequest, async ({ body }, context) => {
    const { person, address } = context.var
    await bySender.take(person.role === 'guest' ? address : person.id)
    return send({ person, body, queries, now: now() })
  })
}
