import type { Hono } from 'hono'
import * as contract from '#contract/passkeys.ts'
import { withCookies } from '../../http/cookies/with-cookies.ts'
import { labelOf } from '../../http/device-label.ts'
import { logFailedSignIn } from '../../http/log-failed-sign-in.ts'
import type { AppContext, AppEnvironment } from '../../http/request-context.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { AccountMails } from '../account-mails.ts'
import type { ProvePassword } from '../passwords/prove-password.ts'
import type { AccountParts } from '../routes.ts'
import type { AccountLimits } from '../sign-in/account-limits.ts'
import { confirmPasskey } from './confirm-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { startPasskey } from './start-passkey.ts'

/** Passkeys: making and removing them, and signing in with one. */
export function passkeyRoutes(
  app: Hono<AppEnvironment>,
  parts: AccountParts & {
    limits: AccountLimits
    mails: AccountMails
    proveIn: (context: AppContext) => ProvePassword
  },
): void {
  const { database, auth, live, mailer, devices, limits, mails, proveIn, log, now } = parts

  serveEndpoint(app, contract.startPasskeyEndpoint, async ({ body: { password } }, context) => {
    const { headers } = context.req.raw
    const prove = proveIn(context)
    return withCookies(context, await startPasskey({ password, prove, headers, queries: database, auth }))
  })
  serveEndpoint(app, contract.confirmPasskeyEndpoint, async ({ body: { response } }, context) =>
    withCookies(
      context,
      await confirmPasskey({
        person: context.var.person,
        response,
        headers: context.req.raw.headers,
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
  serveEndpoint(app, contract.removePasskeyEndpoint, ({ params: { id }, body: { password } }, context) =>
    removePasskey({ id, password, prove: proveIn(context), database, live, now: now() }),
  )
  serveEndpoint(app, contract.startPasskeySignInEndpoint, async (_input, context) => {
    await limits.tokenByAddress.take(context.var.address)
    return withCookies(context, await auth.passkeys.startSignIn())
  })
  serveEndpoint(app, contract.signInWithPasskeyEndpoint, async ({ body: { response } }, context) => {
    // No passkey can be guessed; this only spares the database.
    await limits.tokenByAddress.take(context.var.address)
    const { headers } = context.req.raw
    const signedIn = await logFailedSignIn({ account: `passkey ${response.id}`, auth, log }, () =>
      signInWithPasskey({ response, deviceLabel: labelOf(context), headers, database, auth, log, now: now() }),
    )
    await auth.endOldSession({ headers, userId: signedIn.profile.id })
    const answer = withCookies(context, signedIn)
    await devices.remember(context, signedIn.profile.email)
    return answer
  })
}
