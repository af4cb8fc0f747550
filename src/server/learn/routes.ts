import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { planLearnSessionEndpoint, readSubjectMemoryEndpoint } from '#contract/learn.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { planLearnSession } from './plan-learn-session.ts'
import { readSubjectMemory } from './read-subject-memory.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function learnRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  serveEndpoint(app, planLearnSessionEndpoint, ({ body }, context) =>
    planLearnSession({
      person: context.var.person,
      wish: body,
      queries: database,
      curriculum,
      chance: (below) => randomInt(below),
      now: now(),
    }),
  )
  serveEndpoint(app, readSubjectMemoryEndpoint, ({ params }, context) =>
    readSubjectMemory({ person: context.var.person, ...params, queries: database, curriculum, now: now() }),
  )
}
