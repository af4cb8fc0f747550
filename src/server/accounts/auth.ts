import { createHmac } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import { z } from 'zod'
import { MIN_PASSWORD_LENGTH } from '#contract/accounts.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../database/database.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../database/schema.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type AccountMails, RESET_LINK_HOURS } from './account-mails.ts'
import { type Cookies, readSignedCookie, type SetCookies } from './auth-cookies.ts'
import { createPasskeys, PASSKEY_COOKIE, type Passkeys, passkeyOptions } from './second-steps/auth-passkeys.ts'
import { createSecondSteps, type SecondSteps } from './second-steps/auth-second-steps.ts'
import { makeBackupCodes } from './second-steps/backup-codes.ts'

/** Sessions and passwords. better-auth does the work and is known to the `auth` files of this folder only; its own HTTP handler is not mounted. */
export interface Auth {
  hashPassword(password: string): Promise<string>
  /** A digest that nobody can make or check without the server's secret. */
  pepper(text: string): string
  secondSteps: SecondSteps
  passkeys: Passkeys
  /**
   * Without a `userId` a second step is to follow, and there is no session yet.
   * @throws {AppError} wrong-credentials; email-not-verified once the password was right.
   */
  signIn(options: {
    email: string
    password: string
    /** What the session is used on, by its coarse name (`labelDevice`). */
    deviceLabel: string
  }): Promise<{ userId: string | null; cookies: SetCookies }>
  /** Starts a session for somebody who has just proved to be this user. */
  signInVerified(options: { userId: string; deviceLabel: string }): Promise<{ cookies: SetCookies }>
  isPassword(options: { userId: string; password: string }): Promise<boolean>
  /** Sets the password; sessions stay as they are. */
  setPassword(options: { userId: string; password: string }): Promise<void>
  /** Ends the session that a browser had, if it was this person's, who has got a new one now. */
  endOldSession(options: { headers: Cookies; userId: string }): Promise<void>
  signOut(options: { headers: Cookies }): Promise<{ cookies: SetCookies }>
  /** Prolongs a session that has not been prolonged for a day; otherwise there are no cookies to set. */
  prolongSession(options: { headers: Cookies }): Promise<{ cookies: SetCookies }>
  /** Mails a link, if there is such an account. */
  requestPasswordReset(options: { email: string }): Promise<void>
  /** Whose password a mailed token may set; null when it has expired or was used. */
  readResetToken(token: string): Promise<{ id: string; name: string; email: string } | null>
  /** Sets the password and ends every session of its owner. @throws {AppError} link-expired */
  resetPassword(options: { token: string; password: string }): Promise<void>
  /** The session token in the cookie, if we signed it; whether the session still lives is the database's to say. */
  sessionToken(headers: Cookies): string | null
  /** The name of the session's cookie. */
  sessionCookie: string
}

export interface AuthOptions {
  database: Database
  publicUrl: string
  secret: string
  mailer: Mailer
  mails: AccountMails
  log: Pick<Logger, 'error' | 'debug'>
}

const DAY_S = 24 * 60 * 60
const SESSION_DAYS = 30
/** As the library calls the cookie of a sign-in whose second step is to come. */
const CHALLENGE_COOKIE = 'two_factor'

export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { secret } = options
  const { api, $context } = configure(options)
  const context = await $context
  const sessionCookie = context.authCookies.sessionToken.name
  const cookiesOnly = (headers: Cookies) => new Headers({ cookie: headers.get('cookie') ?? '' })
  // The library keeps what this header says, so it is given no more than the coarse name.
  const on = (deviceLabel: string) => new Headers({ 'user-agent': deviceLabel })
  const setCookies = ({ headers }: { headers: Headers }) => ({ cookies: headers.getSetCookie() })

  const secondSteps = createSecondSteps({
    calls: {
      enableTwoFactor: async (asked) => ({ totpURI: '', ...(await api.enableTwoFactor(asked)) }),
      verifyTOTP: (asked) => api.verifyTOTP({ ...asked, returnHeaders: true }),
      verifyBackupCode: (asked) => api.verifyBackupCode({ ...asked, returnHeaders: true }),
      generateBackupCodes: (asked) => api.generateBackupCodes(asked),
      viewBackupCodes: (asked) => api.viewBackupCodes(asked),
    },
    store: context.internalAdapter,
    session: sessionCookie,
    challenge: context.createAuthCookie(CHALLENGE_COOKIE).name,
    secret,
  })

  const passkeyCalls = createPasskeys({
    calls: {
      startMaking: (asked) => api.generatePasskeyRegistrationOptions({ ...asked, returnHeaders: true }),
      endMaking: (asked) => api.verifyPasskeyRegistration({ ...asked, returnHeaders: true }),
      startSignIn: (asked) => api.generatePasskeyAuthenticationOptions({ ...asked, returnHeaders: true }),
      signIn: ({ headers, body }) => {
        const response = body.response as unknown as AuthenticationResponseJSON
        return api.verifyPasskeyAuthentication({ headers, body: { response }, returnHeaders: true })
      },
    },
    session: sessionCookie,
    challenge: context.createAuthCookie(PASSKEY_COOKIE).name,
  })

  return {
    secondSteps,
    passkeys: passkeyCalls,
    hashPassword: (password) => context.password.hash(password),
    pepper: (text) => createHmac('sha256', secret).update(`pepper:${text}`).digest('base64url'),
    async signIn({ deviceLabel, ...body }) {
      try {
        const signedIn = await api.signInEmail({ body, headers: on(deviceLabel), returnHeaders: true })
        const { response } = signedIn
        return { userId: 'user' in response ? response.user.id : null, ...setCookies(signedIn) }
      } catch (error) {
        if (!isAPIError(error)) throw error
        // No session can be written; the password may be right.
        if (options.database.isFull()) throw new AppError('storage-full')
        throw new AppError(error.body?.code === 'EMAIL_NOT_VERIFIED' ? 'email-not-verified' : 'wrong-credentials')
      }
    },
    signInVerified: async ({ deviceLabel, ...body }) =>
      setCookies(await api.signInVerified({ body, headers: on(deviceLabel), returnHeaders: true })),
    async isPassword({ userId, password }) {
      const hash = (await context.internalAdapter.findCredentialAccount(userId))?.password
      return hash ? context.password.verify({ hash, password }) : false
    },
    async setPassword({ userId, password }) {
      await context.internalAdapter.updatePassword(userId, await context.password.hash(password))
    },
    async endOldSession({ headers, userId }) {
      const token = readSignedCookie(headers.get('cookie') ?? '', sessionCookie, secret)
      const old = token === null ? null : await context.internalAdapter.findSession(token)
      // Somebody else's may have been planted here: it is theirs to end.
      if (token !== null && old?.user.id === userId) await context.internalAdapter.deleteSession(token)
    },
    signOut: async ({ headers }) =>
      setCookies(await api.signOut({ headers: cookiesOnly(headers), returnHeaders: true })),
    prolongSession: async ({ headers }) =>
      // On a full disk it lives on as long as it was to live.
      options.database.isFull()
        ? { cookies: [] }
        : setCookies(await api.getSession({ headers: cookiesOnly(headers), returnHeaders: true })),
    async requestPasswordReset(body) {
      await api.requestPasswordReset({ body })
    },
    async readResetToken(token) {
      const found = await context.internalAdapter.findVerificationValue(`reset-password:${token}`)
      if (!found || found.expiresAt < new Date()) return null
      return context.internalAdapter.findUserById(found.value)
    },
    async resetPassword({ token, password }) {
      try {
        await api.resetPassword({ body: { token, newPassword: password } })
      } catch (error) {
        if (isAPIError(error)) throw new AppError('link-expired')
        throw error
      }
    },
    sessionToken: (headers) => readSignedCookie(headers.get('cookie') ?? '', sessionCookie, secret),
    sessionCookie,
  }
}

function configure({ database, publicUrl, secret, mailer, mails, log }: AuthOptions) {
  const secure = publicUrl.startsWith('https:')
  return betterAuth({
    appName: 'Revisewell',
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_LINK_HOURS * 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        mailer.send(mails.resetPassword({ email: user.email, fullName: user.name }, token)),
    },
    // No cookie cache: who asks is read anew each time (identify.ts), so that signing out and an admin's word act at once.
    session: {
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
      // What a lent device must not do asks for the password, however new the session is.
      freshAge: 0,
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'revisewell',
      // Not better-auth's own prefix: `__Host-` also keeps other names of the domain from setting a session.
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ...(secure && {
        cookies: {
          session_token: { name: '__Host-revisewell.session_token' },
          [CHALLENGE_COOKIE]: { name: '__Host-revisewell.two_factor' },
          [PASSKEY_COOKIE]: { name: '__Host-revisewell.passkey_challenge' },
        },
      }),
      // Nobody needs to know from where a pupil signed in.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) =>
        level === 'error' ? log.error({ details }, message) : log.debug({ details }, message),
    },
    plugins: [
      { id: 'sign-in-verified', endpoints: { signInVerified } },
      twoFactor({
        backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes },
        // Guesses are counted by our own limits, where nobody elsewhere can lock an owner out (decision 43).
        accountLockout: { enabled: false },
      }),
      passkey(passkeyOptions(publicUrl)),
    ],
  })
}

const signInVerified = createAuthEndpoint(
  '/sign-in-verified',
  { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
  async (context) => {
    const { internalAdapter } = context.context
    const user = await internalAdapter.findUserById(context.body.userId)
    if (!user) throw new AppError('link-expired')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(context, { session, user })
    return context.json({ signedIn: true })
  },
)
