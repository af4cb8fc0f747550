import { timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import type { signInToClassEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Auth } from '../../accounts/auth.ts'
import { readSecondSteps } from '../../accounts/second-steps/second-step-store.ts'
import { rewardSignIn } from '../../accounts/sign-in/reward-sign-in.ts'
import type { Database } from '../../database/database.ts'
import { requireProfile } from '../../people/profile-store.ts'
import { findClassByCode } from '../joining/find-class-by-code.ts'
import { type ClassAccount, forgiveTries, readClassAccount, takeTry } from './class-account-store.ts'
import { pictureHash } from './make-sign-in.ts'

type Proof = ParsedOf<typeof signInToClassEndpoint>['body']['proof']

/**
 * Signs in a pupil of a class by pictures, or by username and password.
 * @throws {AppError} not-found for the code; wrong-credentials; second-step-needed; sign-in-locked after too many wrong pictures.
 */
export async function signInToClass(options: {
  body: ParsedOf<typeof signInToClassEndpoint>['body']
  /** Whether wrong pictures here need not count towards those that lock the account; asked only for pictures. */
  mayTryHere: () => Promise<boolean>
  /** What it is done on, by its coarse name. */
  deviceLabel: string
  database: Database
  auth: Auth
  log: Pick<Logger, 'error'>
  now: Date
}): Promise<AnswerOf<typeof signInToClassEndpoint> & { cookies: string[] }> {
  const { body, database } = options
  const { id: classId } = await findClassByCode(database, body.code)
  const account = await readClassAccount(database, { classId, pupil: body.pupil })
  if (!account) throw wrong(body.proof)
  const cookies = await prove(account, options)
  await rewardSignIn({ ...options, studentId: account.id })
  return { profile: await requireProfile(database, account.id), cookies }
}

async function prove(account: ClassAccount, options: Parameters<typeof signInToClass>[0]): Promise<string[]> {
  const { body, mayTryHere, deviceLabel, database, auth } = options
  const { proof } = body
  if ('password' in proof)
    try {
      const { userId, cookies } = await auth.signIn({ email: account.email, password: proof.password, deviceLabel })
      if (userId === null) throw new AppError('second-step-needed')
      return cookies
    } catch (error) {
      throw error instanceof AppError && error.code !== 'second-step-needed' ? wrong(proof) : error
    }
  if (account.pictureHash === null) throw wrong(proof)
  if (!(await mayTryHere()) && !(await takeTry(database, account.id))) throw new AppError('sign-in-locked')
  const given = pictureHash({ id: account.id, pictures: proof.pictures, auth })
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(account.pictureHash))) throw wrong(proof)
  await forgiveTries(database, account.id)
  // Pictures alone must not lead round the second step of who has got an email address since.
  if ((await readSecondSteps(database, account.id)).on) throw new AppError('second-step-needed')
  return (await auth.signInVerified({ userId: account.id, deviceLabel })).cookies
}

const wrong = (proof: Proof) =>
  new AppError('wrong-credentials', {
    message:
      'pictures' in proof
        ? 'Those are not your pictures. Look at your card and try again.'
        : 'That username and password do not match a pupil of this class.',
  })
