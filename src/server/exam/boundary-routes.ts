import type { Hono } from 'hono'
import * as contract from '#contract/grade-boundaries.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { listBoundaries, removeBoundaries, saveBoundaries } from './grade-boundaries.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function boundaryRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, contract.listBoundariesEndpoint, (_input, { var: { person } }) =>
    listBoundaries({ person, queries: database, curriculum }),
  )
  serveEndpoint(app, contract.saveBoundariesEndpoint, ({ params, body }, { var: { person } }) =>
    saveBoundaries({ person, targetId: params.targetId, boundaries: body, database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.removeBoundariesEndpoint, ({ params }, { var: { person } }) =>
    removeBoundaries({ person, targetId: params.targetId, database, curriculum, now: now() }),
  )
}
