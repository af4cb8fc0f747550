import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as contract from '#contract/accounts.ts'
import type { Database } from '../database/database.ts'
import { markVisited } from '../http/cookies/mark-visited.ts'
import { withCookies } from '../http/cookies/with-cookies.ts'
import { labelOf } from '../http/device-label.ts'
import { countFailures } from '../http/limits/count-failures.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { SharedLimits } from '../http/limits/shared-limit.ts'
import { logFailedSignIn } from '../http/log-failed-sign-in.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveRooms } from '../live/live.ts'
import type { Mailer } from '../mail/mailer.ts'
import { accountMails } from './account-mails.ts'
import type { Auth } from './auth.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { readMe } from './read-me.ts'
import { decideRoleRequest } from './roles/decide-role-request.ts'
import { listRoleRequests } from './roles/list-role-requests.ts'
import { securityRoutes } from './security-routes.ts'
import { createAccountLimits } from './sign-in/account-limits.ts'
import type { KnownDevices } from './sign-in/known-devices.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import { signUp } from './sign-up/sign-up.ts'
import { verifyEmail } from './sign-up/verify-email.ts'
import { updateProfile } from './update-profile.ts'

export interface AccountParts {
  database: Database
  auth: Auth
  live: LiveRooms
  jobs: Jobs
  mailer: Mailer
  sharedLimits: SharedLimits
  devices: KnownDevices
  publicUrl: string
  secret: string
  log: Logger
  now: () => Date
}

export function accountRoutes(app: Hono<AppEnvironment>, parts: AccountParts): void {
  const { database, auth, live, jobs, mailer, sharedLimits, devices, publicUrl, secret, log, now } = parts
  const mails = accountMails(publicUrl)
  const limits = createAccountLimits(sharedLimits)
  securityRoutes(app, { ...parts, limits, mails })

  serveEndpoint(app, contract.signUpEndpoint, async ({ body }, context) => {
    await limits.signUpByAddress.take(context.var.address)
    const mayMail = await limits.mailByAccount.tryTake(body.email)
    return signUp({ body, database, auth, mailer, mails, mayMail, now: now() })
  })
  serveEndpoint(app, contract.signInEndpoint, async ({ body }, context) => {
    const account = body.email
    const from = { account, address: context.var.address, device: await devices.find(context, account) }
    const mayMail = () => limits.mailByAccount.tryTake(account)
    const signedIn = await logFailedSignIn({ account, auth, log }, () =>
      countFailures(limits.signIn(from), () =>
        signIn({ body, deviceLabel: labelOf(context), database, auth, mailer, mails, mayMail, log, now: now() }),
      ),
    )
    const answer = withCookies(context, signedIn)
    // With a second step to come nobody is signed in yet, and nobody has shown that the device is theirs.
    if (!signedIn.profile) return answer
    await auth.endOldSession({ headers: context.req.raw.headers, userId: signedIn.profile.id })
    await devices.remember(context, account)
    return answer
  })
  serveEndpoint(app, contract.signOutEndpoint, async (_input, context) =>
    withCookies(context, await signOut({ person: context.var.person, headers: context.req.raw.headers, auth, live })),
  )
  serveEndpoint(app, contract.requestPasswordResetEndpoint, async ({ body: { email } }, context) => {
    await limits.resetByAddress.take(context.var.address)
    await limits.mailByAccount.take(email)
    return requestPasswordReset({ email, auth })
  })
  serveEndpoint(app, contract.resetPasswordEndpoint, async ({ body }, context) => {
    const { address } = context.var
    await limits.tokenByAddress.take(address)
    const { email, ...answer } = await resetPassword({ body, queries: database, auth, live, mailer, mails })
    await limits.forgiveSignIns({ account: email, address, device: await devices.find(context, email) })
    await devices.remember(context, email)
    return answer
  })
  serveEndpoint(app, contract.verifyEmailEndpoint, async ({ body: { token } }, context) => {
    await limits.tokenByAddress.take(context.var.address)
    const { person } = context.var
    const deviceLabel = labelOf(context)
    return withCookies(context, await verifyEmail({ token, person, deviceLabel, database, auth, now: now() }))
  })
  serveEndpoint(app, contract.readMeEndpoint, async (_input, context) => {
    const { person } = context.var
    markVisited(context, { secure: publicUrl.startsWith('https:'), secret, now: now() })
    return withCookies(
      context,
      await readMe({ person, headers: context.req.raw.headers, queries: database, auth, now: now() }),
    )
  })
  serveEndpoint(app, contract.updateProfileEndpoint, async ({ body }, context) => {
    const { person } = context.var
    await limits.profileByPerson.take(senderOf(context.var))
    return updateProfile({ person, changes: body, database, now: now() })
  })
  serveEndpoint(app, contract.listRoleRequestsEndpoint, (_input, context) =>
    listRoleRequests({ person: context.var.person, queries: database }),
  )
  serveEndpoint(app, contract.decideRoleRequestEndpoint, ({ params: { id }, body: { decision } }, context) =>
    decideRoleRequest({ person: context.var.person, id, decision, database, live, jobs, mails, now: now() }),
  )
}
