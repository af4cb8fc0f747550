import { randomUUID } from 'node:crypto'
import type { endSecondStepsEndpoint } from '#contract/account-security.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import type { Database } from '../../database/database.ts'
import { countFailures, type Tried } from '../../http/limits/count-failures.ts'
import type { LiveRooms } from '../../live/live.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { notify } from '../../notices/notify.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Auth } from '../auth.ts'
import { type ProvePassword, requireOwner } from '../passwords/prove-password.ts'
import { deleteSecondSteps } from './second-step-store.ts'

/**
 * Turns two-step sign-in off, for who gives the password or a code, and tells the owner. An admin has no admin power from then on.
 * @throws {AppError} not-signed-in; not-allowed; wrong-password; wrong-code; too-many-requests.
 */
export async function endSecondSteps(options: {
  person: Person
  proof: ParsedOf<typeof endSecondStepsEndpoint>['body']
  provePassword: ProvePassword
  headers: Headers
  /** The limits that a guess at a code of this address's account counts in. */
  tries: (email: string) => Promise<Tried[]>
  database: Database
  auth: Pick<Auth, 'secondSteps'>
  live: Pick<LiveRooms, 'recheck'>
  mailer: Mailer
  mails: AccountMails
  now: Date
}): Promise<AnswerOf<typeof endSecondStepsEndpoint>> {
  const { person, proof, provePassword, headers, tries, database, auth, live, mailer, mails, now } = options
  const owner = 'password' in proof ? await provePassword(proof.password) : await requireOwner(database, person)
  if ('code' in proof)
    await countFailures(await tries(owner.email), () => auth.secondSteps.proveCode({ headers, typed: proof.code }))
  const ended = await database.transaction(async (transaction) => {
    if (!(await deleteSecondSteps(transaction, owner.id))) return false
    await notify(transaction, {
      to: [owner.id],
      cause: `second-step:${randomUUID()}`,
      title: 'Two-step sign-in was turned off',
      body: 'Your password alone signs you in again. If it was not you, set a new password at once.',
      link: '/security',
      at: now,
    })
    return true
  })
  if (ended) {
    await live.recheck(owner.id)
    mailer.send(mails.secondStepsEnded(owner))
  }
  return { ended: true }
}
