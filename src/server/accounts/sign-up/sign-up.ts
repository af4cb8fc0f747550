import type { signUpEndpoint } from '#contract/accounts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { isTimeZone } from '#domain/progress/day.ts'
import type { Database } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import { requireStrongPassword } from '../passwords/password-strength.ts'
import { composeVerification } from './compose-verification.ts'
import { takeAddress, writeAccount } from './sign-up-store.ts'

const DEFAULT_TIME_ZONE = 'Europe/London'

/**
 * Makes an account that works once its address is verified. It answers alike when the address has an account already;
 * then that account's owner is told by mail, and nothing changes.
 * @throws {AppError} weak-password
 */
export async function signUp(options: {
  body: ParsedOf<typeof signUpEndpoint>['body']
  database: Database
  auth: Auth
  mailer: Mailer
  mails: AccountMails
  /** Whether this address may be sent one more mail now. */
  mayMail: boolean
  now: Date
}): Promise<AnswerOf<typeof signUpEndpoint>> {
  const { body, database, auth, mailer, mails, mayMail, now } = options
  const { email, fullName, role, password } = body
  await requireStrongPassword(password, { fullName, email })
  const passwordHash = await auth.hashPassword(password)
  const timeZone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : DEFAULT_TIME_ZONE
  const details = { fullName, role, timeZone, passwordHash }
  const mail = await database.transaction(async (transaction) => {
    const userId = await takeAddress(transaction, { email, name: fullName })
    if (userId === null) return null
    await writeAccount(transaction, userId, details)
    return composeVerification({ queries: transaction, email, pending: { userId, details }, mails, now })
  })
  if (mayMail) mailer.send(mail ?? mails.alreadySignedUp({ email, fullName: '' }))
  return { email }
}
