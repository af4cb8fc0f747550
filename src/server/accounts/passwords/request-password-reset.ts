import type { requestPasswordResetEndpoint } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Auth } from '../auth.ts'

/** Mails a link to set a new password; answers alike whether or not there is such an account. */
export async function requestPasswordReset({
  email,
  auth,
}: {
  email: string
  auth: Auth
}): Promise<AnswerOf<typeof requestPasswordResetEndpoint>> {
  await auth.requestPasswordReset({ email })
  return { email }
}
