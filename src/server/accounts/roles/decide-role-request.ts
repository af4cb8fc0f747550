import type { decideRoleRequestEndpoint } from '#contract/accounts.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { may, type Person, type Role } from '#domain/permissions.ts'
import { recordAct } from '../../audit/record-act.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { LiveRooms } from '../../live/live.ts'
import { mailQueue } from '../../mail/mail-queue.ts'
import type { AccountMails } from '../account-mails.ts'
import { lockRequest, writeDecision, writeRole } from './role-request-store.ts'

/** What a refused admin becomes: a role that sees nobody until a child shares its code. */
const ROLE_AFTER_REFUSAL: Role = 'parent'

/**
 * Approves or refuses a request for the admin role, and tells the person by mail. It acts with their next request.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin, and for one's own request; not-found; already-decided.
 */
export async function decideRoleRequest(options: {
  person: Person
  id: string
  decision: ParsedOf<typeof decideRoleRequestEndpoint>['body']['decision']
  database: Database
  live: Pick<LiveRooms, 'recheck'>
  jobs: Jobs
  mails: AccountMails
  now: Date
}): Promise<AnswerOf<typeof decideRoleRequestEndpoint>> {
  const { person, id, decision, database, live, jobs, mails, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'open dashboard', { dashboard: 'admin' })) throw new AppError('not-allowed')
  const decidedBy = person.id
  const request = await database.transaction(async (transaction) => {
    const stored = await lockRequest(transaction, id)
    if (!stored) throw new AppError('not-found')
    if (!may(person, 'decide role request', { requesterId: stored.userId })) throw new AppError('not-allowed')
    if (stored.status !== 'pending') throw new AppError('already-decided')
    await writeDecision(transaction, { id, status: decision, decidedBy, now })
    await writeRole(transaction, stored.userId, decision === 'approved' ? 'admin' : ROLE_AFTER_REFUSAL)
    await recordAct(transaction, {
      actorId: decidedBy,
      act: `role-request-${decision}`,
      subject: { personId: stored.userId },
      details: { role: stored.role },
      at: now,
    })
    const mail = decision === 'approved' ? mails.adminApproved(stored) : mails.adminRefused(stored)
    await jobs.send(mailQueue, mail, { key: `role-request:${id}`, within: transaction })
    return stored
  })
  await live.recheck(request.userId)
  return { id, decision }
}
