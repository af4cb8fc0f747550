import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as contract from '#contract/users.ts'
import type { Auth } from '../accounts/auth.ts'
import type { Database } from '../database/database.ts'
import type { SharedLimits } from '../http/limits/shared-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveRooms } from '../live/live.ts'
import { editUser } from './edit-user.ts'
import { exportUsers } from './export-users.ts'
import { listRecentEdits } from './list-recent-edits.ts'
import { listUsers } from './list-users.ts'
import { resetSecondSteps } from './reset-second-steps.ts'
import { sendPasswordReset } from './send-password-reset.ts'

interface Parts {
  database: Database
  auth: Auth
  live: LiveRooms
  jobs: Jobs
  publicUrl: string
  sharedLimits: SharedLimits
  log: Logger
  now: () => Date
}

/** More than anybody needs; it spares somebody a full letter box. */
const RESETS_PER_HOUR = 5

export function userRoutes(app: Hono<AppEnvironment>, parts: Parts): void {
  const { database, auth, live, jobs, publicUrl, sharedLimits, log, now } = parts
  const limit = sharedLimits('reset-by-admin', { points: RESETS_PER_HOUR, seconds: 3600 })
  // Before the calls by id, whose path it fits.
  serveFile(app, contract.exportUsersEndpoint, async (_input, { var: { person } }) => ({
    type: 'text/csv',
    body: await exportUsers({ person, queries: database, now: now() }),
    name: 'revisewell-users.csv',
  }))
  serveEndpoint(app, contract.listUsersEndpoint, ({ query }, { var: { person } }) =>
    listUsers({ person, query, queries: database, log, now: now() }),
  )
  serveEndpoint(app, contract.editUserEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    editUser({ person, id, changes: body, database, now: now() }),
  )
  serveEndpoint(app, contract.sendPasswordResetEndpoint, ({ params: { id } }, { var: { person } }) =>
    sendPasswordReset({ person, id, queries: database, auth, limit, now: now() }),
  )
  serveEndpoint(app, contract.resetSecondStepsEndpoint, ({ params: { id } }, { var: { person } }) =>
    resetSecondSteps({ person, id, database, live, jobs, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.listRecentEditsEndpoint, (_input, { var: { person } }) =>
    listRecentEdits({ person, queries: database }),
  )
}
