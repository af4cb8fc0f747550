import { getAuthenticatorName, type PasskeyOptions } from '@better-auth/passkey'
import { APIError, isAPIError } from 'better-auth/api'
import { AppError } from '#contract/errors.ts'
import { type Cookies, headersOf, type SetCookies } from '../auth-cookies.ts'

/** As the library calls the cookie of what a device is asked to sign. */
export const PASSKEY_COOKIE = 'passkey_challenge'

/** What a browser hands to the device (WebAuthn's own JSON). */
type Challenge = { challenge: string; [option: string]: unknown }
/** What a device answers, as it came: the library checks it. */
export type PasskeyJson = Record<string, unknown>

/** Passkeys: made by and kept on somebody's device, which asks for its owner's finger, face or PIN each time. */
export interface Passkeys {
  startMaking(options: { headers: Cookies }): Promise<{ options: Challenge; cookies: SetCookies }>
  /** Keeps it, by the name of its maker or else of the device. @throws {AppError} passkey-refused */
  endMaking(options: { headers: Cookies; response: PasskeyJson; deviceLabel: string }): Promise<void>
  startSignIn(): Promise<{ options: Challenge; cookies: SetCookies }>
  /** Starts a session for whose it is. @throws {AppError} passkey-refused */
  signIn(options: {
    headers: Cookies
    response: PasskeyJson
    deviceLabel: string
  }): Promise<{ userId: string; cookies: SetCookies }>
}

/** Passkeys are for the host of `publicUrl` alone, and worth nothing where the device did not ask who holds it. */
export function passkeyOptions(publicUrl: string): PasskeyOptions {
  const { hostname, origin } = new URL(publicUrl)
  const requireOwnerAsked = (asked: boolean | undefined) => {
    if (!asked) throw new APIError('UNAUTHORIZED', { message: 'the device did not ask for its owner' })
  }
  return {
    rpName: 'Revisewell',
    rpID: hostname,
    // On this machine the port may be another one than was told, and nobody else can be `localhost`.
    origin: hostname === 'localhost' ? null : origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: PASSKEY_COOKIE },
    registration: {
      afterVerification: ({ ctx, verification: { registrationInfo } }) => {
        requireOwnerAsked(registrationInfo?.userVerified)
        return { name: getAuthenticatorName(registrationInfo?.aaguid) ?? ctx.headers?.get('user-agent') ?? '' }
      },
    },
    authentication: {
      afterVerification: ({ verification }) => requireOwnerAsked(verification.authenticationInfo.userVerified),
    },
  }
}

type Answer<Response> = Promise<{ headers: Headers; response: Response }>
/** Of better-auth's calls those that its `passkey` plugin adds. */
interface PasskeyCalls {
  startMaking(options: { headers: Headers }): Answer<{ challenge: string }>
  endMaking(options: { headers: Headers; body: { response: PasskeyJson } }): Answer<unknown>
  startSignIn(options: { headers: Headers }): Answer<{ challenge: string }>
  signIn(options: { headers: Headers; body: { response: PasskeyJson } }): Answer<{ user: { id: string } }>
}

async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isAPIError(error) ? new AppError('passkey-refused') : error
  }
}

export function createPasskeys(parts: {
  calls: PasskeyCalls
  /** The names of the cookies of a session, and of what a device is asked to sign. */
  session: string
  challenge: string
}): Passkeys {
  const { calls, session, challenge } = parts
  return {
    async startMaking({ headers }) {
      const begun = await orRefused(calls.startMaking({ headers: headersOf(headers, { only: [session] }) }))
      return { options: { ...begun.response }, cookies: begun.headers.getSetCookie() }
    },
    async endMaking({ headers, response, deviceLabel }) {
      const own = headersOf(headers, { only: [session, challenge], deviceLabel })
      await orRefused(calls.endMaking({ headers: own, body: { response } }))
    },
    async startSignIn() {
      const begun = await calls.startSignIn({ headers: new Headers() })
      return { options: { ...begun.response, userVerification: 'required' }, cookies: begun.headers.getSetCookie() }
    },
    async signIn({ headers, response, deviceLabel }) {
      const own = headersOf(headers, { only: [challenge], deviceLabel })
      const signedIn = await orRefused(calls.signIn({ headers: own, body: { response } }))
      return { userId: signedIn.response.user.id, cookies: signedIn.headers.getSetCookie() }
    },
  }
}
