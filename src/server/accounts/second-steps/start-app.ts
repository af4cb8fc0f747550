import type { startAppEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Queries } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import type { ProvePassword } from '../passwords/prove-password.ts'
import { keepBackupCodes, readSecondSteps } from './second-step-store.ts'

/**
 * Begins to set up an app that makes codes. It opens nothing until a code of it was given.
 * @throws {AppError} not-signed-in; not-allowed; wrong-password; too-many-requests; already-decided where there is one.
 */
export async function startApp(options: {
  password: string
  prove: ProvePassword
  headers: Headers
  queries: Queries
  auth: Pick<Auth, 'secondSteps'>
}): Promise<AnswerOf<typeof startAppEndpoint>> {
  const { password, prove, headers, queries, auth } = options
  const owner = await prove(password)
  const { on, app, backupCodes } = await readSecondSteps(queries, owner.id)
  if (app)
    throw new AppError('already-decided', {
      message: 'You have set up an app already. To change it, turn two-step sign-in off first.',
    })
  const { uri } = await auth.secondSteps.startApp({ headers, password })
  // Who has passkeys has backup codes, on paper: they stay.
  if (on && backupCodes !== null) await keepBackupCodes(queries, { userId: owner.id, backupCodes })
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' }
}
