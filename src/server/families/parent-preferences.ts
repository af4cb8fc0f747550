import { AppError } from '#contract/errors.ts'
import type { ParentPreferences } from '#contract/families.ts'
import type { Person } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'
import { readContact, readPreferences, writePreferences } from './parent-store.ts'
import { requireParent } from './require-child.ts'
import { parentOfToken } from './unsubscribe-token.ts'

/** @throws {AppError} not-signed-in; not-allowed. */
export async function readParentPreferences({ person, queries }: { person: Person; queries: Queries }) {
  return readPreferences(queries, requireParent(person).parentId)
}

/** @throws {AppError} not-signed-in; not-allowed. */
export async function saveParentPreferences(options: {
  person: Person
  preferences: ParentPreferences
  queries: Queries
}): Promise<ParentPreferences> {
  const { person, preferences, queries } = options
  await writePreferences(queries, { ...requireParent(person), ...preferences })
  return preferences
}

interface Subscription {
  email: string
  subscribed: boolean
}

/** @throws {AppError} link-expired for a token that isn't ours, or whose parent is gone. */
export async function readSubscription(options: {
  token: string
  secret: string
  queries: Queries
}): Promise<Subscription & { parentId: string; preferences: ParentPreferences }> {
  const { token, secret, queries } = options
  const parentId = parentOfToken(secret, token)
  const contact = parentId && (await readContact(queries, parentId))
  if (!contact)
    throw new AppError('link-expired', { message: 'That link does not work. Sign in to choose your mails.' })
  const preferences = await readPreferences(queries, parentId)
  return { parentId, preferences, email: masked(contact.email), subscribed: preferences.weeklyDay !== null }
}

/** Stops the weekly mail, or starts it again on Mondays. @throws {AppError} link-expired */
export async function changeSubscription(options: {
  token: string
  subscribed: boolean
  secret: string
  queries: Queries
}): Promise<Subscription> {
  const { subscribed, queries } = options
  const { parentId, preferences, email } = await readSubscription(options)
  const weeklyDay = subscribed ? (preferences.weeklyDay ?? 1) : null
  await writePreferences(queries, { parentId, ...preferences, weeklyDay })
  return { email, subscribed }
}

/** Enough of an address to know it by: a mail may have been passed on. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
