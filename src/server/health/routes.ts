import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { readHealth } from '#contract/health.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'

export function healthRoutes(app: Hono<AppEnvironment>, database: Database): void {
  serveEndpoint(app, readHealth, async () => {
    await database.health().catch(() => {
      throw new AppError('unavailable')
    })
    return { status: 'ok' as const, database: database.kind }
  })
}
