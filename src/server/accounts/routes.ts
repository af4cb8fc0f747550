import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as contract from '#contract/accounts.ts'
import type { Database } from '../database/database.ts'
import { markVisited } from '../http/mark-visited.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { withCookies } from '../http/with-cookies.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveRooms } from '../live/live.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createAccountLimits } from './account-limits.ts'
import { accountMails } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { decideRoleRequest } from './decide-role-request.ts'
import { listRoleRequests } from './list-role-requests.ts'
import { readMe } from './read-me.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'
import { verifyEmail } from './verify-email.ts'

interface Parts {
  database: Database
  auth: Auth
  live: LiveRooms
  jobs: Jobs
  mailer: Mailer
  publicUrl: string
  log: Logger
  now: () => Date
}

export function accountRoutes(app: Hono<AppEnvironment>, parts: Parts): void {
  const { database, auth, live, jobs, mailer, publicUrl, log, now } = parts
  const mails = accountMails(publicUrl)
  const limits = createAccountLimits()

  serveEndpoint(app, contract.signUp, async ({ body }, context) => {
    await limits.signUpByAddress.take(context.var.address)
    const mayMail = await limits.mailByAccount.tryTake(body.email)
    return signUp({ body, database, auth, mailer, mails, mayMail, now: now() })
  })
  serveEndpoint(app, contract.signIn, async ({ body }, context) => {
    await limits.signInByAddress.take(context.var.address)
    await limits.signInByAccount.take(body.email)
    const mayMail = () => limits.mailByAccount.tryTake(body.email)
    const signedIn = await signIn({ body, database, auth, mailer, mails, mayMail, log, now: now() })
    await limits.signInByAccount.forgive(body.email)
    await limits.signInByAddress.giveBack(context.var.address)
    return withCookies(context, signedIn)
  })
  serveEndpoint(app, contract.signOut, async (_input, context) =>
    withCookies(context, await signOut({ person: context.var.person, headers: context.req.raw.headers, auth, live })),
  )
  serveEndpoint(app, contract.requestPasswordReset, async ({ body: { email } }, context) => {
    await limits.resetByAddress.take(context.var.address)
    await limits.mailByAccount.take(email)
    return requestPasswordReset({ email, auth })
  })
  serveEndpoint(app, contract.resetPassword, async ({ body }, context) => {
    await limits.tokenByAddress.take(context.var.address)
    return resetPassword({ body, queries: database, auth, live, mailer, mails, limits })
  })
  serveEndpoint(app, contract.verifyEmail, async ({ body: { token } }, context) => {
    await limits.tokenByAddress.take(context.var.address)
    return withCookies(context, await verifyEmail({ token, person: context.var.person, database, auth, now: now() }))
  })
  serveEndpoint(app, contract.readMe, async (_input, context) => {
    const { person } = context.var
    markVisited(context, { secure: publicUrl.startsWith('https:') })
    return withCookies(
      context,
      await readMe({ person, headers: context.req.raw.headers, queries: database, auth, now: now() }),
    )
  })
  serveEndpoint(app, contract.updateProfile, async ({ body }, context) => {
    const { person, address } = context.var
    await limits.profileByPerson.take(person.role === 'guest' ? address : person.id)
    return updateProfile({ person, changes: body, database, now: now() })
  })
  serveEndpoint(app, contract.listRoleRequests, (_input, context) =>
    listRoleRequests({ person: context.var.person, queries: database }),
  )
  serveEndpoint(app, contract.decideRoleRequest, ({ params: { id }, body: { decision } }, context) =>
    decideRoleRequest({ person: context.var.person, id, decision, database, live, jobs, mails, now: now() }),
  )
}
