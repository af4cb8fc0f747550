import type { Logger } from 'pino'
import type { signInEndpoint } from '#contract/accounts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import { composeVerification } from '../sign-up/compose-verification.ts'
import { readSignUpDetails } from '../sign-up/sign-up-store.ts'
import { welcome } from './welcome.ts'

/**
 * Starts a session, unless a second step is to follow; a pupil earns the day's XP for signing in.
 * @throws {AppError} wrong-credentials; email-not-verified, with a new link in the mail.
 */
export async function signIn(options: {
  body: ParsedOf<typeof signInEndpoint>['body']
  database: Database
  auth: Auth
  mailer: Mailer
  mails: AccountMails
  /** Whether this address may be sent one more mail now; asked only when there is one to send. */
  mayMail: () => Promise<boolean>
  /** What it is done on, by its coarse name. */
  deviceLabel: string
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<AnswerOf<typeof signInEndpoint> & { cookies: string[] }> {
  const { body, auth, deviceLabel } = options
  try {
    const { userId, cookies } = await auth.signIn({ ...body, deviceLabel })
    return { profile: userId === null ? null : await welcome({ ...options, userId }), cookies }
  } catch (error) {
    if (error instanceof AppError && error.code === 'email-not-verified') await mailAgain(options)
    throw error
  }
}

async function mailAgain({ body: { email }, database, mailer, mails, mayMail, now }: Parameters<typeof signIn>[0]) {
  const pending = await readSignUpDetails(database, email)
  if (pending && (await mayMail()))
    mailer.send(await composeVerification({ queries: database, email, pending, mails, now }))
}
