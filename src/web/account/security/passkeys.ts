import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { Profile } from '#contract/accounts.ts'
import { api } from '../../api/browser-api.ts'

/** Signs in whose passkey the device gives. @throws {Error} with a sentence to show */
export async function signInWithPasskey(): Promise<Profile> {
  const { options } = await api('POST /api/sign-in/passkey/start')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await inWords(startAuthentication({ optionsJSON }))
  const { profile } = await api('POST /api/sign-in/passkey', { body: { response: { ...response } } })
  return profile
}

/** Makes a passkey on this device. @returns backup codes, with the first second step. @throws {Error} with a sentence to show */
export async function makePasskey(password: string): Promise<string[]> {
  const { options } = await api('POST /api/me/passkeys/start', { body: { password } })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await inWords(startRegistration({ optionsJSON }))
  const { backupCodes } = await api('POST /api/me/passkeys', { body: { response: { ...response } } })
  return backupCodes
}

/** What browsers say of a passkey is for programmers. */
async function inWords<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    const there = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new Error(
      there
        ? 'This device has a passkey for your account already.'
        : 'No passkey was used. Try again when you are ready.',
      { cause: error },
    )
  }
}
