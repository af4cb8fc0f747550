import type { readSecurityEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { isNoAddress } from '#domain/no-address.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { requireProfile } from '../../people/profile-store.ts'
import type { Auth } from '../auth.ts'
import { readPasskeys } from '../second-steps/passkey-store.ts'
import { readSecondSteps } from '../second-steps/second-step-store.ts'
import { readSessions } from './session-store.ts'

/** Where somebody is signed in, and how. @throws {AppError} not-signed-in */
export async function readSecurity(options: {
  person: Person
  /** The token of the session that asks. */
  token: string | null
  queries: Queries
  auth: Pick<Auth, 'secondSteps'>
}): Promise<AnswerOf<typeof readSecurityEndpoint>> {
  const { person, token, queries, auth } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const { email, role } = await requireProfile(queries, person.id)
  const { on, app, backupCodes } = await readSecondSteps(queries, person.id)
  const passkeys = await readPasskeys(queries, person.id)
  const rows = await readSessions(queries, person.id)
  return {
    sessions: rows.map(({ token: own, signedInAt, ...row }) => ({
      ...row,
      signedInAt: signedInAt.toISOString(),
      here: own === token,
    })),
    hasEmail: !isNoAddress(email),
    secondSteps: {
      on,
      app,
      passkeys: passkeys.map(({ id, name, madeAt }) => ({
        id,
        name: name ?? '',
        madeAt: madeAt?.toISOString() ?? null,
      })),
      backupCodesLeft: on && backupCodes !== null ? (await auth.secondSteps.backupCodes(person.id)).length : 0,
      compulsory: role === 'admin',
    },
  }
}
