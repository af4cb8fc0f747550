import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { confirmPasskeyEndpoint } from '#contract/passkeys.ts'
import type { Person } from '#domain/permissions.ts'
import { requireOwner } from '../passwords/prove-password.ts'
import type { PasskeyJson } from './auth-passkeys.ts'
import { type BeginSecurely, beginSecurely } from './begin-securely.ts'
import { readSecondSteps, turnOnSecondSteps } from './second-step-store.ts'

/**
 * Keeps the passkey that a device has made. From now on the password alone signs nobody in.
 * @throws {AppError} not-signed-in; not-allowed; passkey-refused, also where none was begun.
 */
export async function confirmPasskey(
  options: BeginSecurely & { person: Person; response: PasskeyJson; headers: Headers },
): Promise<AnswerOf<typeof confirmPasskeyEndpoint> & { cookies: string[] }> {
  const { person, response, headers, deviceLabel, database, auth } = options
  const owner = await requireOwner(database, person)
  const before = await readSecondSteps(database, owner.id)
  if (before.backupCodes === null) throw new AppError('passkey-refused')
  await auth.passkeys.endMaking({ headers, response, deviceLabel })
  await turnOnSecondSteps(database, owner.id)
  const backupCodes = before.on ? [] : await auth.secondSteps.backupCodes(owner.id)
  const { cookies } = await beginSecurely(owner, 'passkey', options)
  return { backupCodes, cookies }
}
