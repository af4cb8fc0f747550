import { z } from 'zod'
import { GivenPassword, NewPassword, Profile } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Passkey } from './passkeys.ts'

/** Somewhere that a person is signed in. */
export const SessionInUse = z.object({
  id: z.string(),
  /** Such as 'Chrome on Windows'; empty where it is not known. */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** The last day in UTC on which a page was opened with it. */
  lastUsedOn: z.iso.date(),
  /** Whether it is the one that asks. */
  here: z.boolean(),
})
export type SessionInUse = z.infer<typeof SessionInUse>

export const SecondStepsState = z.object({
  /** Whether signing in with the password takes a second step. */
  on: z.boolean(),
  /** Whether there is an app that makes codes. */
  app: z.boolean(),
  passkeys: z.array(Passkey),
  backupCodesLeft: z.int().nonnegative(),
  /** Whether the person's role has no power without one. */
  compulsory: z.boolean(),
})
export type SecondStepsState = z.infer<typeof SecondStepsState>

/** A code of an app, or a backup code, as it was typed. */
const TypedCode = z.string().trim().min(6, 'Please enter the whole code.').max(40, 'Please enter the code alone.')
const AppCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six figures that your app shows.'))

export const readSecurityEndpoint = endpoint({
  route: 'GET /api/me/security',
  summary: 'Where one is signed in, the session in use most lately first',
  response: z.object({
    sessions: z.array(SessionInUse),
    /** False for who signs in through a class, whose password or pictures a teacher looks after. */
    hasEmail: z.boolean(),
    secondSteps: SecondStepsState,
  }),
  errors: ['not-signed-in'],
})

export const endSessionEndpoint = endpoint({
  route: 'DELETE /api/me/sessions/:id',
  summary: 'Signs one out somewhere',
  params: z.object({ id: z.string().min(1).max(100) }),
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-found'],
})

export const endSessionsEndpoint = endpoint({
  route: 'POST /api/me/sessions/end',
  summary: 'Signs one out everywhere else, or everywhere',
  body: z.object({ which: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.int().nonnegative() }),
  errors: ['not-signed-in'],
})

export const changePasswordEndpoint = endpoint({
  route: 'POST /api/me/password',
  summary: 'Sets a new password, and signs one out everywhere else',
  body: z.object({ current: GivenPassword, password: NewPassword }),
  response: z.object({ changed: z.literal(true) }),
  errors: ['not-signed-in', 'not-allowed', 'wrong-password', 'weak-password', 'too-many-requests'],
})

/** What asks for the password again. */
const withPassword = ['not-signed-in', 'not-allowed', 'wrong-password', 'too-many-requests'] as const

export const startAppEndpoint = endpoint({
  route: 'POST /api/me/second-steps/app',
  summary: 'Begins to set up an app that makes codes',
  body: z.object({ password: GivenPassword }),
  response: z.object({
    /** What the app reads from a QR code. */
    uri: z.string(),
    /** The same, to be typed. */
    key: z.string(),
  }),
  errors: [...withPassword, 'already-decided'],
})

export const confirmAppEndpoint = endpoint({
  route: 'PUT /api/me/second-steps/app',
  summary:
    'Ends setting up an app, with a code of its; with the first second step come backup codes, and one is signed out everywhere else',
  body: z.object({ code: AppCode }),
  response: z.object({
    /** Shown this once; none where there were some already. */
    backupCodes: z.array(z.string()),
  }),
  errors: ['not-signed-in', 'not-allowed', 'wrong-code', 'too-many-requests'],
})

export const renewBackupCodesEndpoint = endpoint({
  route: 'POST /api/me/second-steps/backup-codes',
  summary: 'Makes new backup codes; the old ones do nothing any more',
  body: z.object({ password: GivenPassword }),
  response: z.object({ backupCodes: z.array(z.string()) }),
  errors: [...withPassword, 'not-found'],
})

export const endSecondStepsEndpoint = endpoint({
  route: 'POST /api/me/second-steps/end',
  summary: 'Turns two-step sign-in off, for who gives the password or a code',
  body: z.union([z.strictObject({ password: GivenPassword }), z.strictObject({ code: TypedCode })]),
  response: z.object({ ended: z.literal(true) }),
  errors: [...withPassword, 'wrong-code'],
})

export const signInWithCodeEndpoint = endpoint({
  route: 'POST /api/sign-in/code',
  summary: 'Ends a sign-in whose password was right, with a code of the app or a backup code',
  body: z.object({ code: TypedCode }),
  response: z.object({ profile: Profile }),
  errors: ['wrong-code', 'sign-in-expired', 'too-many-requests'],
})
