import type { Hono } from 'hono'
import * as contract from '#contract/account-security.ts'
import type { AppContext, AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { withCookies } from '../http/with-cookies.ts'
import type { AccountLimits } from './account-limits.ts'
import type { AccountMails } from './account-mails.ts'
import { changePassword } from './change-password.ts'
import { labelOf } from './device-label.ts'
import { endSession } from './end-session.ts'
import { endSessions } from './end-sessions.ts'
import { type ProvePassword, provePassword } from './prove-password.ts'
import { readSecurity } from './read-security.ts'
import type { AccountParts } from './routes.ts'

/** Where somebody is signed in, their password and their second steps. */
export function securityRoutes(
  app: Hono<AppEnvironment>,
  parts: AccountParts & { limits: AccountLimits; mails: AccountMails },
): void {
  const { database, auth, live, mailer, devices, limits, mails, now } = parts

  const proveIn =
    (context: AppContext): ProvePassword =>
    (password, field = 'password') =>
      provePassword({
        person: context.var.person,
        password,
        field,
        tries: async (account) =>
          limits.signIn({ account, address: context.var.address, device: await devices.find(context, account) }),
        queries: database,
        auth,
      })

  serveEndpoint(app, contract.readSecurity, (_input, context) =>
    readSecurity({
      person: context.var.person,
      token: auth.sessionToken(context.req.raw.headers),
      queries: database,
    }),
  )
  serveEndpoint(app, contract.endSession, ({ params: { id } }, { var: { person } }) =>
    endSession({ person, id, queries: database, live }),
  )
  serveEndpoint(app, contract.endSessions, async ({ body: { which } }, context) => {
    const { person } = context.var
    const { headers } = context.req.raw
    return withCookies(context, await endSessions({ person, which, headers, queries: database, auth, live }))
  })
  serveEndpoint(app, contract.changePassword, async ({ body }, context) =>
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
}
