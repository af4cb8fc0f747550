import type { Hono } from 'hono'
import * as contract from '#contract/account-security.ts'
import { AppError } from '#contract/errors.ts'
import { withCookies } from '../http/cookies/with-cookies.ts'
import { labelOf } from '../http/device-label.ts'
import { countFailures } from '../http/limits/count-failures.ts'
import { logFailedSignIn } from '../http/log-failed-sign-in.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { AccountMails } from './account-mails.ts'
import { changePassword } from './passwords/change-password.ts'
import { type ProvePassword, provePassword } from './passwords/prove-password.ts'
import type { AccountParts } from './routes.ts'
import { confirmApp } from './second-steps/confirm-app.ts'
import { endSecondSteps } from './second-steps/end-second-steps.ts'
import { passkeyRoutes } from './second-steps/passkey-routes.ts'
import { renewBackupCodes } from './second-steps/renew-backup-codes.ts'
import { signInWithCode } from './second-steps/sign-in-with-code.ts'
import { startApp } from './second-steps/start-app.ts'
import { endSession } from './sessions/end-session.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { readSecurity } from './sessions/read-security.ts'
import type { AccountLimits, SignInTry } from './sign-in/account-limits.ts'

/** Where somebody is signed in, their password and their second steps. */
export function securityRoutes(
  app: Hono<AppEnvironment>,
  parts: AccountParts & { limits: AccountLimits; mails: AccountMails },
): void {
  const { database, auth, live, mailer, devices, limits, mails, log, now } = parts

  const tryIn =
    (context: AppContext) =>
    async (account: string): Promise<SignInTry> => ({
      account,
      address: context.var.address,
      device: await devices.find(context, account),
    })
  const codeTries = (context: AppContext) => async (account: string) => limits.code(await tryIn(context)(account))
  const proveIn =
    (context: AppContext): ProvePassword =>
    (password, field = 'password') =>
      provePassword({
        person: context.var.person,
        password,
        field,
        tries: async (account) => limits.signIn(await tryIn(context)(account)),
        queries: database,
        auth,
      })

  passkeyRoutes(app, { ...parts, proveIn })
  serveEndpoint(app, contract.readSecurityEndpoint, (_input, context) =>
    readSecurity({
      person: context.var.person,
      token: auth.sessionToken(context.req.raw.headers),
      queries: database,
      auth,
    }),
  )
  serveEndpoint(app, contract.endSessionEndpoint, ({ params: { id } }, { var: { person } }) =>
    endSession({ person, id, queries: database, live }),
  )
  serveEndpoint(app, contract.endSessionsEndpoint, async ({ body: { which } }, context) => {
    const { person } = context.var
    const { headers } = context.req.raw
    return withCookies(context, await endSessions({ person, which, headers, queries: database, auth, live }))
  })
  serveEndpoint(app, contract.changePasswordEndpoint, async ({ body }, context) =>
    withCookies(
      context,
      await changePassword({
        body,
        prove: proveIn(context),
        deviceLabel: labelOf(context),
        database,
        auth,
        live,
        mailer,
        mails,
        now: now(),
      }),
    ),
  )
  const begin = (context: AppContext) => ({
    deviceLabel: labelOf(context),
    headers: context.req.raw.headers,
    database,
    auth,
    live,
    mailer,
    mails,
    now: now(),
  })
  serveEndpoint(app, contract.startAppEndpoint, ({ body: { password } }, context) =>
    startApp({ password, prove: proveIn(context), headers: context.req.raw.headers, queries: database, auth }),
  )
  serveEndpoint(app, contract.confirmAppEndpoint, async ({ body: { code } }, context) =>
    withCookies(
      context,
      await confirmApp({ ...begin(context), person: context.var.person, code, tries: codeTries(context) }),
    ),
  )
  serveEndpoint(app, contract.renewBackupCodesEndpoint, ({ body: { password } }, context) =>
    renewBackupCodes({ password, prove: proveIn(context), headers: context.req.raw.headers, queries: database, auth }),
  )
  serveEndpoint(app, contract.endSecondStepsEndpoint, ({ body: proof }, context) =>
    endSecondSteps({
      ...begin(context),
      person: context.var.person,
      proof,
      provePassword: proveIn(context),
      tries: codeTries(context),
    }),
  )
  serveEndpoint(app, contract.signInWithCodeEndpoint, async ({ body: { code: typed } }, context) => {
    const { headers } = context.req.raw
    const challenge = await auth.secondSteps.readChallenge(headers)
    if (!challenge) throw new AppError('sign-in-expired')
    const { email: account, userId } = challenge
    const signedIn = await logFailedSignIn({ account, auth, log }, async () =>
      countFailures(await codeTries(context)(account), () =>
        signInWithCode({
          userId,
          typed,
          deviceLabel: labelOf(context),
          headers,
          usedCodes: limits.usedCodes,
          database,
          auth,
          log,
          now: now(),
        }),
      ),
    )
    await auth.endOldSession({ headers, userId })
    const answer = withCookies(context, signedIn)
    await devices.remember(context, account)
    return answer
  })
}
