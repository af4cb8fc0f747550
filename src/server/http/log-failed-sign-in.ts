import type { Logger } from 'pino'
import { AppError } from '#contract/errors.ts'

/** Does a sign-in and logs why it failed, under a digest of the account: the same for the same account, and not to be read back. */
export async function logFailedSignIn<Result>(
  { account, auth, log }: { account: string; auth: { pepper: (text: string) => string }; log: Pick<Logger, 'warn'> },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError)
      log.warn({ account: auth.pepper(`log ${account}`).slice(0, 16), code: error.code }, 'a sign-in failed')
    throw error
  }
}
