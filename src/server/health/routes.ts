import type { Hono } from 'hono'
import { readHealthEndpoint } from '#contract/health.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { tellHealth } from './tell-health.ts'

export function healthRoutes(app: Hono<AppEnvironment>, database: Database): void {
  serveEndpoint(app, readHealthEndpoint, () => tellHealth(database))
}
