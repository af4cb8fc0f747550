import type { Hono } from 'hono'
import * as contract from '#contract/leaderboards.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { readLeaderboards } from './read-leaderboards.ts'
import { createXpCounter } from './xp-counter.ts'

interface Parts {
  database: Database
  /** Whether this installation shows the demo. */
  demo: boolean
  onProblem: (error: unknown) => void
  now: () => Date
}

export function leaderboardRoutes(app: Hono<AppEnvironment>, { database, demo, onProblem, now }: Parts): void {
  const counter = createXpCounter({ database, now, onProblem })
  serveEndpoint(app, contract.readLeaderboardsEndpoint, ({ query }, { var: { person } }) =>
    readLeaderboards({ person, filters: query, queries: database, counter, demo, now: now() }),
  )
}
