import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { planLearnSessionEndpoint } from '#contract/learn.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { planLearnSession } from './plan-learn-session.ts'

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
}
