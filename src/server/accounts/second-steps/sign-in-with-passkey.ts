import type { Logger } from 'pino'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { signInWithPasskeyEndpoint } from '#contract/passkeys.ts'
import type { Database } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import { welcome } from '../sign-in/welcome.ts'
import type { PasskeyJson } from './auth-passkeys.ts'

/** Starts a session for whose passkey it is; it takes no password, as the device has asked for its owner. @throws {AppError} passkey-refused */
export async function signInWithPasskey(options: {
  response: PasskeyJson
  deviceLabel: string
  headers: Headers
  database: Database
  auth: Pick<Auth, 'passkeys'>
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<AnswerOf<typeof signInWithPasskeyEndpoint> & { cookies: string[] }> {
  const { userId, cookies } = await options.auth.passkeys.signIn(options)
  return { profile: await welcome({ ...options, userId }), cookies }
}
