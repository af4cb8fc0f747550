import type { Queries } from '../../database/database.ts'
import type { OutgoingMail } from '../../mail/mailer.ts'
import { type AccountMails, VERIFY_LINK_HOURS } from '../account-mails.ts'
import { issueVerification, type PendingSignUp } from './verification-store.ts'

const HOUR_MS = 60 * 60 * 1000

/** The mail whose link verifies a sign-up; send it once what it belongs to is stored. */
export async function composeVerification(options: {
  queries: Queries
  email: string
  pending: PendingSignUp
  mails: AccountMails
  now: Date
}): Promise<OutgoingMail> {
  const { queries, email, pending, mails, now } = options
  const expiresAt = new Date(now.getTime() + VERIFY_LINK_HOURS * HOUR_MS)
  const token = await issueVerification(queries, { pending, expiresAt, now })
  return mails.verifyEmail({ email, fullName: pending.details.fullName }, token)
}
