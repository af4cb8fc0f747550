import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { startPasskeyEndpoint } from '#contract/passkeys.ts'
import type { Queries } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import type { ProvePassword } from '../passwords/prove-password.ts'
import { countPasskeys } from './passkey-store.ts'
import { readSecondSteps } from './second-step-store.ts'

/** More than anybody has devices. */
const MOST_PASSKEYS = 20

/**
 * Begins to make a passkey on the device at hand.
 * @throws {AppError} not-signed-in; not-allowed; wrong-password; too-many-requests; limit-reached.
 */
export async function startPasskey(options: {
  password: string
  prove: ProvePassword
  headers: Headers
  queries: Queries
  auth: Pick<Auth, 'secondSteps' | 'passkeys'>
}): Promise<AnswerOf<typeof startPasskeyEndpoint> & { cookies: string[] }> {
  const { password, prove, headers, queries, auth } = options
  const owner = await prove(password)
  if ((await countPasskeys(queries, owner.id)) >= MOST_PASSKEYS) throw new AppError('limit-reached')
  // Backup codes are made with what an app would need; until an app is set up, that opens nothing.
  const { backupCodes } = await readSecondSteps(queries, owner.id)
  if (backupCodes === null) await auth.secondSteps.startApp({ headers, password })
  return auth.passkeys.startMaking({ headers })
}
