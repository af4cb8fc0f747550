import { AppError } from '#contract/errors.ts'
import { isNoAddress } from '#domain/no-address.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { countFailures, type Tried } from '../../http/limits/count-failures.ts'
import { requireProfile } from '../../people/profile-store.ts'
import type { Auth } from '../auth.ts'

export interface Owner {
  id: string
  email: string
  fullName: string
}

/** Who the signed-in person is, once they have given their password. `field` is the one of the form at fault. */
export type ProvePassword = (password: string, field?: string) => Promise<Owner>

/**
 * The person, who may look after their own password and second steps.
 * @throws {AppError} not-signed-in; not-allowed for an account without an email address.
 */
export async function requireOwner(queries: Queries, person: Person): Promise<Owner> {
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const { id, email, fullName } = await requireProfile(queries, person.id)
  if (!may(person, 'look after own sign-in', { ownerId: id, hasEmail: !isNoAddress(email) }))
    throw new AppError('not-allowed', {
      message: 'Your teacher sets how you sign in. Ask them for a new card or password.',
    })
  return { id, email, fullName }
}

/**
 * Asks for a password again before something that a lent or stolen device must not do. A wrong one counts like a guess at the sign-in.
 * @throws {AppError} as `requireOwner`; wrong-password; too-many-requests.
 */
export async function provePassword(options: {
  person: Person
  password: string
  field: string
  /** The limits that a guess at this address's password counts in. */
  tries: (email: string) => Promise<Tried[]>
  queries: Queries
  auth: Pick<Auth, 'isPassword'>
}): Promise<Owner> {
  const { person, password, field, tries, queries, auth } = options
  const owner = await requireOwner(queries, person)
  await countFailures(await tries(owner.email), async () => {
    if (!(await auth.isPassword({ userId: owner.id, password })))
      throw new AppError('wrong-password', { fields: { [field]: 'That is not your password.' } })
  })
  return owner
}
