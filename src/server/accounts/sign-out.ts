import type { signOut as endpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Auth } from './auth.ts'

/** Ends the session, here and in the database; without one there is nothing to do. */
export async function signOut({
  headers,
  auth,
}: {
  headers: Headers
  auth: Auth
}): Promise<AnswerOf<typeof endpoint> & { cookies: string[] }> {
  const { cookies } = await auth.signOut({ headers })
  return { signedOut: true, cookies }
}
