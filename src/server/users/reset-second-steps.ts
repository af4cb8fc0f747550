import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { resetSecondStepsEndpoint } from '#contract/users.ts'
import { isNoAddress } from '#domain/no-address.ts'
import { may, type Person } from '#domain/permissions.ts'
import { accountMails } from '../accounts/account-mails.ts'
import { takeSecondStepsAway } from '../accounts/second-steps/take-second-steps-away.ts'
import type { Database } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveRooms } from '../live/live.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { readUser } from './user-store.ts'

/**
 * Turns two-step sign-in off for somebody who has lost their device, and tells them.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin, and for one's own; not-found, also where it is off.
 */
export async function resetSecondSteps(options: {
  person: Person
  id: string
  database: Database
  live: Pick<LiveRooms, 'recheck'>
  jobs: Jobs
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof resetSecondStepsEndpoint>> {
  const { person, id, database, live, jobs, publicUrl, now } = options
  const { id: actorId } = requireAccount(person, 'manage users')
  if (!may(person, 'reset second steps', { ownerId: id })) throw new AppError('not-allowed')
  await database.transaction(async (transaction) => {
    const user = await readUser(transaction, id)
    if (!user || !(await takeSecondStepsAway(transaction, { userId: id, actorId, now })))
      throw new AppError('not-found')
    if (!isNoAddress(user.email))
      await jobs.send(mailQueue, accountMails(publicUrl).secondStepsReset(user), {
        key: `second-step:${randomUUID()}`,
        within: transaction,
      })
  })
  await live.recheck(id)
  return { id }
}
