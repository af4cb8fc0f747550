import type { confirmAppEndpoint } from '#contract/account-security.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { countFailures, type Tried } from '../../http/limits/count-failures.ts'
import { requireOwner } from '../passwords/prove-password.ts'
import { type BeginSecurely, beginSecurely } from './begin-securely.ts'
import { readSecondSteps } from './second-step-store.ts'

/**
 * Ends setting up an app with a code of it. From now on the password alone signs nobody in.
 * @throws {AppError} not-signed-in; not-allowed; wrong-code, also where none was begun; too-many-requests.
 */
export async function confirmApp(
  options: BeginSecurely & {
    person: Person
    code: string
    headers: Headers
    /** The limits that a guess at a code of this address's account counts in. */
    tries: (email: string) => Promise<Tried[]>
  },
): Promise<AnswerOf<typeof confirmAppEndpoint> & { cookies: string[] }> {
  const { person, code, headers, tries, database, auth } = options
  const owner = await requireOwner(database, person)
  const before = await readSecondSteps(database, owner.id)
  if (before.app || before.backupCodes === null) throw new AppError('wrong-code')
  await countFailures(await tries(owner.email), () => auth.secondSteps.confirmApp({ headers, code }))
  const backupCodes = before.on ? [] : await auth.secondSteps.backupCodes(owner.id)
  const { cookies } = await beginSecurely(owner, 'app', options)
  return { backupCodes, cookies }
}
