import type { Hono } from 'hono'
import { exportResultsEndpoint } from '#contract/tasks.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveFile } from '../http/serve-file.ts'
import { exportResults } from './results/export-results.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

/** A task's results as a file rather than as JSON. */
export function taskFileRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveFile(app, exportResultsEndpoint, async ({ params: { id }, query: { of } }, { var: { person } }) => {
    const { name, text } = await exportResults({ person, id, kind: of, queries: database, curriculum, now: now() })
    return { type: 'text/csv', body: text, name }
  })
}
