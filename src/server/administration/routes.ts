import type { Hono } from 'hono'
import { z } from 'zod'
import * as contract from '#contract/administration.ts'
import * as broadcasts from '#contract/broadcasts.ts'
import { AppError } from '#contract/errors.ts'
import * as reports from '#contract/reports.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { downloadReport } from './download-report.ts'
import { editThresholds } from './edit-thresholds.ts'
import { generateReport } from './generate-report.ts'
import { createLandingReader, switchLanding } from './landing.ts'
import { listBroadcasts, previewBroadcast } from './list-broadcasts.ts'
import { listReports } from './list-reports.ts'
import { readOverview } from './read-overview.ts'
import { saveBadge } from './save-badge.ts'
import { sendBroadcast } from './send-broadcast.ts'

export interface AdministrationParts {
  database: Database
  curriculum: CurriculumStore
  jobs: Jobs
  /** Whether the demo school runs here. */
  demo: boolean
  /** Called when what pages show was set anew. */
  onSettingsChanged: () => void
  now: () => Date
}

export function administrationRoutes(app: Hono<AppEnvironment>, parts: AdministrationParts): void {
  const { database, curriculum, jobs, onSettingsChanged, now } = parts
  serveEndpoint(app, contract.readOverview, (_input, { var: { person } }) =>
    readOverview({ person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.editThresholds, async ({ body }, { var: { person } }) => {
    const answer = await editThresholds({ person, thresholds: body, database, now: now() })
    onSettingsChanged()
    return answer
  })
  serveEndpoint(app, contract.saveBadge, ({ params: { badgeId }, body }, { var: { person } }) =>
    saveBadge({ person, badgeId, body, database, now: now() }),
  )
  const readLanding = createLandingReader({ ...parts, queries: database })
  serveEndpoint(app, contract.readLanding, readLanding)
  serveEndpoint(app, contract.switchLanding, async ({ body: { live } }, { var: { person } }) => {
    const answer = await switchLanding({ person, live, database, now: now() })
    onSettingsChanged()
    return answer
  })
  serveEndpoint(app, broadcasts.listBroadcasts, (_input, { var: { person } }) =>
    listBroadcasts({ person, queries: database }),
  )
  serveEndpoint(app, broadcasts.previewBroadcast, ({ body }, { var: { person } }) =>
    previewBroadcast({ person, audience: body, queries: database }),
  )
  serveEndpoint(app, broadcasts.sendBroadcast, ({ body }, { var: { person } }) =>
    sendBroadcast({ person, body, database, jobs, now: now() }),
  )
  serveEndpoint(app, reports.listReports, (_input, { var: { person } }) => listReports({ person, queries: database }))
  serveEndpoint(app, reports.generateReport, ({ body }, { var: { person } }) =>
    generateReport({ person, body, database, jobs, now: now() }),
  )
  app.get('/api/admin/reports/:file', async (context) => {
    const [, id = '', kind = ''] = /^([0-9a-f-]{36})\.(pdf|csv)$/.exec(context.req.param('file')) ?? []
    if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
    const { person } = context.var
    const wanted = kind === 'pdf' ? 'pdf' : 'csv'
    const file = await downloadReport({ person, id, kind: wanted, database, now: now() })
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': wanted === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    })
  })
}
