import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'

/** Why somebody may not do what they ask for: who lacks only what their role takes learns what to do about it. */
export function refusalOf(person: Person): AppError {
  if (person.role === 'guest') return new AppError('not-signed-in')
  if (person.role === 'unsecured-admin')
    return new AppError('not-allowed', {
      message: 'Admins need two-step sign-in. Set it up under ‘Sign-in and security’ first.',
    })
  return person.role === 'unconfirmed-teacher'
    ? new AppError('not-allowed', {
        message: 'Your school has not confirmed you yet. Ask it to on your dashboard.',
      })
    : new AppError('not-allowed')
}
