import type { Hono } from 'hono'
import * as contract from '#contract/administration.ts'
import * as broadcasts from '#contract/broadcasts.ts'
import * as reports from '#contract/reports.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
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
  serveEndpoint(app, contract.readOverviewEndpoint, (_input, { var: { person } }) =>
    readOverview({ person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.editThresholdsEndpoint, async ({ body }, { var: { person } }) => {
    const answer = await editThresholds({ person, thresholds: body, database, now: now() })
    onSettingsChanged()
    return answer
  })
  serveEndpoint(app, contract.saveBadgeEndpoint, ({ params: { badgeId }, body }, { var: { person } }) =>
    saveBadge({ person, badgeId, body, database, now: now() }),
  )
  const readLanding = createLandingReader({ ...parts, queries: database })
  serveEndpoint(app, contract.readLandingEndpoint, readLanding)
  serveEndpoint(app, contract.switchLandingEndpoint, async ({ body: { live } }, { var: { person } }) => {
    const answer = await switchLanding({ person, live, database, now: now() })
    onSettingsChanged()
    return answer
  })
  serveEndpoint(app, broadcasts.listBroadcastsEndpoint, (_input, { var: { person } }) =>
    listBroadcasts({ person, queries: database }),
  )
  serveEndpoint(app, broadcasts.previewBroadcastEndpoint, ({ body }, { var: { person } }) =>
    previewBroadcast({ person, audience: body, queries: database }),
  )
  serveEndpoint(app, broadcasts.sendBroadcastEndpoint, ({ body }, { var: { person } }) =>
    sendBroadcast({ person, body, database, jobs, now: now() }),
  )
  serveEndpoint(app, reports.listReportsEndpoint, (_input, { var: { person } }) =>
    listReports({ person, queries: database }),
  )
  serveEndpoint(app, reports.generateReportEndpoint, ({ body }, { var: { person } }) =>
    generateReport({ person, body, database, jobs, now: now() }),
  )
  serveFile(app, reports.downloadReportEndpoint, async ({ params: { file } }, { var: { person } }) => {
    const [id = '', ending] = file.split('.')
    const kind = reports.ReportFormat.parse(ending)
    const { bytes, name } = await downloadReport({ person, id, kind, database, now: now() })
    return { type: kind === 'pdf' ? 'application/pdf' : 'text/csv', body: bytes, name }
  })
}
