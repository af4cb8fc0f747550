import { z } from 'zod'
import { GivenPassword, NewPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'

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

export const readSecurity = endpoint({
  route: 'GET /api/me/security',
  summary: 'Where one is signed in, the session in use most lately first',
  response: z.object({
    sessions: z.array(SessionInUse),
    /** False for who signs in through a class, whose password or pictures a teacher looks after. */
    hasEmail: z.boolean(),
  }),
  errors: ['not-signed-in'],
})

export const endSession = endpoint({
  route: 'DELETE /api/me/sessions/:id',
  summary: 'Signs one out somewhere',
  params: z.object({ id: z.string().min(1).max(100) }),
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-found'],
})

export const endSessions = endpoint({
  route: 'POST /api/me/sessions/end',
  summary: 'Signs one out everywhere else, or everywhere',
  body: z.object({ which: z.enum(['others', 'all']) }),
  response: z.object({ ended: z.int().nonnegative() }),
  errors: ['not-signed-in'],
})

export const changePassword = endpoint({
  route: 'POST /api/me/password',
  summary: 'Sets a new password, and signs one out everywhere else',
  body: z.object({ current: GivenPassword, password: NewPassword }),
  response: z.object({ changed: z.literal(true) }),
  errors: ['not-signed-in', 'not-allowed', 'wrong-password', 'weak-password', 'too-many-requests'],
})

export const securityEndpoints = [readSecurity, endSession, endSessions, changePassword] as const
