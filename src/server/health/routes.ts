import type { Hono } from 'hono'
import { readHealthEndpoint, tellServingEndpoint } from '#contract/health.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { tellHealth } from './tell-health.ts'
import { type Stopping, tellServing } from './tell-serving.ts'

export function healthRoutes(
  app: Hono<AppEnvironment>,
  { database, stopping }: { database: Database; stopping: Readonly<Stopping> },
): void {
  serveEndpoint(app, readHealthEndpoint, () => tellHealth(database))
  serveEndpoint(app, tellServingEndpoint, () => tellServing(stopping))
}
