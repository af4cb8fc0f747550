import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { removePasskeyEndpoint } from '#contract/passkeys.ts'
import type { Database } from '../../database/database.ts'
import type { LiveRooms } from '../../live/live.ts'
import { notify } from '../../notices/notify.ts'
import type { ProvePassword } from '../passwords/prove-password.ts'
import { countPasskeys, deletePasskey } from './passkey-store.ts'
import { deleteSecondSteps, readSecondSteps } from './second-step-store.ts'

/**
 * Removes a passkey, and tells the owner. With the last second step two-step sign-in is off, its backup codes with it.
 * @throws {AppError} not-signed-in; not-allowed; wrong-password; too-many-requests; not-found.
 */
export async function removePasskey(options: {
  id: string
  password: string
  prove: ProvePassword
  database: Database
  live: Pick<LiveRooms, 'recheck'>
  now: Date
}): Promise<AnswerOf<typeof removePasskeyEndpoint>> {
  const { id, password, prove, database, live, now } = options
  const owner = await prove(password)
  await database.transaction(async (transaction) => {
    if (!(await deletePasskey(transaction, { userId: owner.id, id }))) throw new AppError('not-found')
    const { app } = await readSecondSteps(transaction, owner.id)
    const last = !app && (await countPasskeys(transaction, owner.id)) === 0
    if (last) await deleteSecondSteps(transaction, owner.id)
    await notify(transaction, {
      to: [owner.id],
      cause: `second-step:${randomUUID()}`,
      title: 'A passkey was removed',
      body: `${last ? 'Two-step sign-in is off: your password alone signs you in again. ' : ''}If it was not you, set a new password at once.`,
      link: '/security',
      at: now,
    })
  })
  await live.recheck(owner.id)
  return { id }
}
