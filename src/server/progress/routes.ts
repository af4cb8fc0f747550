import type { Hono } from 'hono'
import { readDashboardEndpoint, readSubjectProgressEndpoint } from '#contract/progress.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { readDashboard } from './read-dashboard.ts'
import { readSubjectProgress } from './read-subject-progress.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function progressRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, readDashboardEndpoint, (_input, context) =>
    readDashboard({ person: context.var.person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, readSubjectProgressEndpoint, (_input, context) =>
    readSubjectProgress({ person: context.var.person, queries: database, curriculum }),
  )
}
