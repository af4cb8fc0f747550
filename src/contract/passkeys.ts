import { z } from 'zod'
import { GivenPassword, Profile } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** What a browser hands to the device: `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON` of WebAuthn. */
const Options = z.looseObject({ challenge: z.string() })
/** What a device answers: `RegistrationResponseJSON` or `AuthenticationResponseJSON` of WebAuthn. */
const Response = z.looseObject({ id: z.string().min(1).max(2000) })

export const Passkey = z.object({
  id: z.string(),
  /** What made it, such as 'Windows Hello'; empty where it is not known. */
  name: z.string(),
  madeAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const startPasskeyEndpoint = endpoint({
  route: 'POST /api/me/passkeys/start',
  summary: 'Begins to make a passkey',
  body: z.object({ password: GivenPassword }),
  response: z.object({ options: Options }),
  errors: ['not-signed-in', 'not-allowed', 'wrong-password', 'too-many-requests', 'limit-reached', 'passkey-refused'],
})

export const confirmPasskeyEndpoint = endpoint({
  route: 'POST /api/me/passkeys',
  summary:
    'Keeps the passkey that a device has made; with the first second step come backup codes, and one is signed out everywhere else',
  body: z.object({ response: Response }),
  response: z.object({
    /** Shown this once; none where there were some already. */
    backupCodes: z.array(z.string()),
  }),
  errors: ['not-signed-in', 'not-allowed', 'passkey-refused'],
})

export const removePasskeyEndpoint = endpoint({
  route: 'POST /api/me/passkeys/:id/removal',
  summary: 'Removes a passkey; without any second step left, two-step sign-in is off',
  params: z.object({ id: z.string().min(1).max(100) }),
  body: z.object({ password: GivenPassword }),
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'wrong-password', 'too-many-requests', 'not-found'],
})

export const startPasskeySignInEndpoint = endpoint({
  route: 'POST /api/sign-in/passkey/start',
  summary: 'Begins a sign-in with a passkey, whoever’s it is',
  response: z.object({ options: Options }),
  errors: ['too-many-requests'],
})

export const signInWithPasskeyEndpoint = endpoint({
  route: 'POST /api/sign-in/passkey',
  summary: 'Signs in whose passkey it is: alone, or as the second step after a password',
  body: z.object({ response: Response }),
  response: z.object({ profile: Profile }),
  errors: ['passkey-refused', 'too-many-requests'],
})
