import type { Hono } from 'hono'
import * as contract from '#contract/privacy.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { askForDeletion } from './ask-for-deletion.ts'
import { decideConsent } from './decide-consent.ts'
import { deleteSchoolAccounts, keepSchoolAccounts } from './delete-school-accounts.ts'
import { downloadData } from './download-data.ts'
import { downloadSchoolData } from './download-school-data.ts'
import { keepAccount } from './keep-account.ts'
import { privacyMails } from './privacy-mails.ts'
import { readPrivacy } from './read-privacy.ts'

interface Parts {
  database: Database
  jobs: Jobs
  publicUrl: string
  now: () => Date
}

export function privacyRoutes(app: Hono<AppEnvironment>, { database, jobs, publicUrl, now }: Parts): void {
  const mails = privacyMails(publicUrl)
  serveEndpoint(app, contract.readPrivacyEndpoint, ({ params: { id } }, { var: { person } }) =>
    readPrivacy({ person, id, queries: database }),
  )
  serveEndpoint(app, contract.askForDeletionEndpoint, ({ params: { id } }, { var: { person } }) =>
    askForDeletion({ person, id, database, jobs, mails, now: now() }),
  )
  serveEndpoint(app, contract.keepAccountEndpoint, ({ params: { id } }, { var: { person } }) =>
    keepAccount({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.decideConsentEndpoint, ({ params, body }, { var: { person } }) =>
    decideConsent({ person, ...params, ...body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteSchoolAccountsEndpoint, ({ params: { id } }, { var: { person } }) =>
    deleteSchoolAccounts({ person, schoolId: id, database, jobs, mails, now: now() }),
  )
  serveEndpoint(app, contract.keepSchoolAccountsEndpoint, ({ params: { id } }, { var: { person } }) =>
    keepSchoolAccounts({ person, schoolId: id, database, now: now() }),
  )
  serveFile(app, contract.downloadDataEndpoint, async ({ params: { id } }, { var: { person } }) => ({
    type: 'application/zip',
    body: await downloadData({ person, id, queries: database, now: now() }),
    name: 'revisewell-my-data.zip',
  }))
  serveFile(app, contract.downloadSchoolDataEndpoint, async ({ params: { id } }, { var: { person } }) => ({
    type: 'application/zip',
    body: await downloadSchoolData({ person, schoolId: id, database, now: now() }),
    name: 'revisewell-school-data.zip',
  }))
}
