import type { Hono } from 'hono'
import { readDashboard, readSubjectProgress } from '#contract/progress.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { readDashboard as read } from './read-dashboard.ts'
import { readSubjectProgress as readSubjects } from './read-subject-progress.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function progressRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, readDashboard, (_input, context) =>
    read({ person: context.var.person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, readSubjectProgress, (_input, context) =>
    readSubjects({ person: context.var.person, queries: database, curriculum }),
  )
}
