import type { renewBackupCodesEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Queries } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import type { ProvePassword } from '../passwords/prove-password.ts'
import { readSecondSteps } from './second-step-store.ts'

/**
 * Makes new backup codes; the old ones do nothing any more.
 * @throws {AppError} not-signed-in; not-allowed; wrong-password; too-many-requests; not-found without a second step.
 */
export async function renewBackupCodes(options: {
  password: string
  prove: ProvePassword
  headers: Headers
  queries: Queries
  auth: Pick<Auth, 'secondSteps'>
}): Promise<AnswerOf<typeof renewBackupCodesEndpoint>> {
  const { password, prove, headers, queries, auth } = options
  const owner = await prove(password)
  const { on, backupCodes } = await readSecondSteps(queries, owner.id)
  if (!on) throw new AppError('not-found')
  // Who has passkeys alone may have lost them with the installation's secret; then they are made with what an app would need.
  if (backupCodes === null) {
    await auth.secondSteps.startApp({ headers, password })
    return { backupCodes: await auth.secondSteps.backupCodes(owner.id) }
  }
  return { backupCodes: await auth.secondSteps.renewBackupCodes({ headers, password }) }
}
