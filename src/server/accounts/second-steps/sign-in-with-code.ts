import type { Logger } from 'pino'
import type { signInWithCodeEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../../database/database.ts'
import type { RateLimit } from '../../http/limits/rate-limit.ts'
import type { Auth } from '../auth.ts'
import { welcome } from '../sign-in/welcome.ts'
import { readCode } from './backup-codes.ts'

/**
 * Ends a sign-in whose password was right, with a code of the app or a backup code.
 * @throws {AppError} wrong-code, also for a code that was given before; sign-in-expired.
 */
export async function signInWithCode(options: {
  userId: string
  typed: string
  deviceLabel: string
  headers: Headers
  /** Lets each code of an app pass once, for as long as it is right. */
  usedCodes: RateLimit
  database: Database
  auth: Pick<Auth, 'secondSteps'>
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<AnswerOf<typeof signInWithCodeEndpoint> & { cookies: string[] }> {
  const { userId, typed, deviceLabel, headers, usedCodes, auth } = options
  const { kind, code } = readCode(typed)
  if (kind === 'app' && !(await usedCodes.tryTake(`${userId} ${code}`))) throw new AppError('wrong-code')
  const { cookies } = await auth.secondSteps.signIn({ headers, typed, deviceLabel })
  return { profile: await welcome(options), cookies }
}
