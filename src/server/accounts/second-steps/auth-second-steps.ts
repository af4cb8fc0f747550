import { isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import { type Cookies, headersOf, readSignedCookie, type SetCookies } from '../auth-cookies.ts'
import { readCode } from './backup-codes.ts'

/** What follows the password: a code of an app, or a backup code. */
export interface SecondSteps {
  /** Begins to set up an app: what it is to be told. @throws {AppError} wrong-password */
  startApp(options: { headers: Cookies; password: string }): Promise<{ uri: string }>
  /** Ends setting it up; the session goes on under a new name. @throws {AppError} wrong-code */
  confirmApp(options: { headers: Cookies; code: string }): Promise<void>
  /** Takes a code of somebody who is signed in. @throws {AppError} wrong-code */
  proveCode(options: { headers: Cookies; typed: string }): Promise<void>
  /** The codes that are left. */
  backupCodes(userId: string): Promise<string[]>
  /** Whether what is stored was encrypted with this installation's secret. */
  canRead(stored: string): Promise<boolean>
  /** New ones, after which the old ones do nothing. @throws {AppError} wrong-password */
  renewBackupCodes(options: { headers: Cookies; password: string }): Promise<string[]>
  /** Whose password was right a moment ago in this browser, and whose code is to come. */
  readChallenge(headers: Cookies): Promise<{ userId: string; email: string } | null>
  /** Ends a sign-in. @throws {AppError} wrong-code; sign-in-expired */
  signIn(options: { headers: Cookies; typed: string; deviceLabel: string }): Promise<{ cookies: SetCookies }>
}

type Call<Body, Answer = { headers: Headers }> = (options: { body: Body; headers: Headers }) => Promise<Answer>

/** Of better-auth's calls those that its `two-factor` plugin adds; a code's answer is its headers. */
interface TwoFactorCalls {
  enableTwoFactor: Call<{ password: string }, { totpURI: string }>
  verifyTOTP: Call<{ code: string }>
  verifyBackupCode: Call<{ code: string; disableSession: boolean }>
  generateBackupCodes: Call<{ password: string }, { backupCodes: string[] }>
  viewBackupCodes: (options: { body: { userId: string } }) => Promise<{ backupCodes: string[] }>
}

/** Of better-auth's store what a sign-in that is under way takes. */
interface Store {
  findVerificationValue(identifier: string): Promise<{ value: string; expiresAt: Date } | null>
  findUserById(id: string): Promise<{ id: string; email: string } | null>
}

const codes = new Map<string | undefined, ErrorCode>([
  ['INVALID_PASSWORD', 'wrong-password'],
  ['INVALID_TWO_FACTOR_COOKIE', 'sign-in-expired'],
  ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'sign-in-expired'],
])

/** What the library refuses is told in the contract's words; by default the code was wrong. */
async function inOurWords<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (!isAPIError(error)) throw error
    throw new AppError(codes.get(error.body?.code) ?? 'wrong-code')
  }
}

export function createSecondSteps(parts: {
  calls: TwoFactorCalls
  store: Store
  /** The names of the cookies of a session, and of a sign-in that is under way. */
  session: string
  challenge: string
  secret: string
}): SecondSteps {
  const { calls, store, session, challenge, secret } = parts
  const signedIn = (headers: Cookies) => headersOf(headers, { only: [session] })
  return {
    async startApp({ headers, password }) {
      const { totpURI } = await inOurWords(calls.enableTwoFactor({ body: { password }, headers: signedIn(headers) }))
      return { uri: totpURI }
    },
    async confirmApp({ headers, code }) {
      await inOurWords(calls.verifyTOTP({ body: { code }, headers: signedIn(headers) }))
    },
    async proveCode({ headers, typed }) {
      const { kind, code } = readCode(typed)
      const asked = { headers: signedIn(headers) }
      await inOurWords(
        kind === 'app'
          ? calls.verifyTOTP({ body: { code }, ...asked })
          : calls.verifyBackupCode({ body: { code, disableSession: true }, ...asked }),
      )
    },
    backupCodes: async (userId) => (await calls.viewBackupCodes({ body: { userId } })).backupCodes,
    canRead: (stored) =>
      symmetricDecrypt({ key: secret, data: stored }).then(
        () => true,
        () => false,
      ),
    renewBackupCodes: async ({ headers, password }) =>
      (await inOurWords(calls.generateBackupCodes({ body: { password }, headers: signedIn(headers) }))).backupCodes,
    async readChallenge(headers) {
      const identifier = readSignedCookie(headers.get('cookie') ?? '', challenge, secret)
      const found = identifier === null ? null : await store.findVerificationValue(identifier)
      if (!found || found.expiresAt < new Date()) return null
      const user = await store.findUserById(found.value)
      return user && { userId: user.id, email: user.email }
    },
    async signIn({ headers, typed, deviceLabel }) {
      const { kind, code } = readCode(typed)
      const asked = {
        body: { code, disableSession: false },
        headers: headersOf(headers, { only: [challenge], deviceLabel }),
      }
      const answer = await inOurWords(kind === 'app' ? calls.verifyTOTP(asked) : calls.verifyBackupCode(asked))
      return { cookies: answer.headers.getSetCookie() }
    },
  }
}
