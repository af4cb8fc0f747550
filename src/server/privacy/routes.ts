import type { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import * as contract from '#contract/privacy.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
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
  serveEndpoint(app, contract.readPrivacy, ({ params: { id } }, { var: { person } }) =>
    readPrivacy({ person, id, queries: database }),
  )
  serveEndpoint(app, contract.askForDeletion, ({ params: { id } }, { var: { person } }) =>
    askForDeletion({ person, id, database, jobs, mails, now: now() }),
  )
  serveEndpoint(app, contract.keepAccount, ({ params: { id } }, { var: { person } }) =>
    keepAccount({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.decideConsent, ({ params, body }, { var: { person } }) =>
    decideConsent({ person, ...params, ...body, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteSchoolAccounts, ({ params: { id } }, { var: { person } }) =>
    deleteSchoolAccounts({ person, schoolId: id, database, jobs, mails, now: now() }),
  )
  serveEndpoint(app, contract.keepSchoolAccounts, ({ params: { id } }, { var: { person } }) =>
    keepSchoolAccounts({ person, schoolId: id, database, now: now() }),
  )
  app.get('/api/privacy/:id/data', async (context) => {
    const id = parsed(contract.AccountId, context.req.param('id'))
    const archive = await downloadData({ person: context.var.person, id, queries: database, now: now() })
    return context.body(archive, 200, zipHeaders('revisewell-my-data.zip'))
  })
  app.get('/api/admin/schools/:id/data', async (context) => {
    const schoolId = parsed(z.uuid().toLowerCase(), context.req.param('id'))
    const archive = await downloadSchoolData({ person: context.var.person, schoolId, database, now: now() })
    return context.body(archive, 200, zipHeaders('revisewell-school-data.zip'))
  })
}

const zipHeaders = (name: string) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="${name}"`,
})

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  const value = schema.safeParse(text)
  if (!value.success) throw new AppError('not-found')
  return value.data
}
