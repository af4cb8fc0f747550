import type { addEmailEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { accountMails, VERIFY_LINK_HOURS } from '../../accounts/account-mails.ts'
import { readAddressState } from '../../accounts/sign-up/address-store.ts'
import { issueVerification } from '../../accounts/sign-up/verification-store.ts'
import type { Database } from '../../database/database.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { composeAddAddress } from '../class-mails.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Mails a link that gives an account without an address one. It answers alike when the address is somebody's: then that
 * account's owner is told.
 * @throws {AppError} not-signed-in; not-allowed for an account that has an address.
 */
export async function addEmail(options: {
  person: Person
  email: string
  database: Database
  mailer: Mailer
  /** Whether this address may be sent one more mail now. */
  mayMail: boolean
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof addEmailEndpoint>> {
  const { person, email, database, mailer, mayMail, publicUrl, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const state = await readAddressState(database, { userId: person.id, email })
  if (!state || state.hasAddress) throw new AppError('not-allowed', { message: 'Your account has an email address.' })
  if (!mayMail) return { email }
  if (state.taken) {
    mailer.send(accountMails(publicUrl).alreadySignedUp({ email, fullName: '' }))
    return { email }
  }
  const expiresAt = new Date(now.getTime() + VERIFY_LINK_HOURS * HOUR_MS)
  const pending = { userId: person.id, newEmail: email }
  const token = await issueVerification(database, { pending, expiresAt, now })
  const url = `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`
  mailer.send(composeAddAddress({ email, name: state.fullName, url }))
  return { email }
}
