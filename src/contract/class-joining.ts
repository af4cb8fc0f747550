import { z } from 'zod'
import { PicturePassword } from '#domain/classes/picture-password.ts'
import { Profile } from './accounts.ts'
import { ClassId, line, SignInKind } from './classes.ts'
import { endpoint } from './endpoint.ts'

/** A class's code as it was typed. */
const Code = z.string().max(64)
const params = z.object({ code: Code })

/** A class as its pupils and those who hold its code see it. */
export const JoinedClass = z.object({
  id: ClassId,
  name: z.string(),
  /** A subject's slug. */
  subject: z.string().nullable(),
  school: z.string().nullable(),
  /** Who teaches it, the owner first, and the school that has confirmed them, if one has. */
  teachers: z.array(z.object({ name: z.string(), confirmedBy: z.string().nullable() })),
})
export type JoinedClass = z.infer<typeof JoinedClass>

export const readJoinableClassEndpoint = endpoint({
  route: 'GET /api/join/:code',
  summary: 'The class behind a code: for a pupil to join, or for whoever is signed out to sign in to',
  params,
  response: z.object({
    class: JoinedClass,
    code: z.string(),
    /** Whether pupils can join now. */
    joining: z.boolean(),
    /** Whether whoever asks is in it already. */
    member: z.boolean(),
    /** The name that a pupil would join by unless they choose another; null for everybody else. */
    suggestedName: z.string().nullable(),
    /** For whoever is signed out: the pupils who sign in by pictures, by first name and initial. */
    pupils: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['not-found', 'too-many-requests'],
})

export const joinClassEndpoint = endpoint({
  route: 'POST /api/join/:code',
  summary: 'Joins a class by its code; done again it changes nothing',
  params,
  body: z.object({
    /** What a teacher whom no school has confirmed sees of the pupil; first name and initial when it is left out. */
    name: line(60).optional(),
  }),
  response: z.object({ class: JoinedClass }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'limit-reached', 'too-many-requests'],
})

export const signInToClassEndpoint = endpoint({
  route: 'POST /api/class-sign-in',
  summary: 'Starts the session of a pupil of a class, by pictures or by username and password',
  body: z.object({
    code: Code,
    /** Their id in the list of those who sign in by pictures, or their username. */
    pupil: z.string().trim().min(1, 'Choose or type who you are.').max(100),
    proof: z.union([
      z.object({ pictures: PicturePassword }),
      z.object({ password: z.string().min(1, 'Please enter your password.').max(128) }),
    ]),
  }),
  response: z.object({ profile: Profile }),
  errors: ['wrong-credentials', 'sign-in-locked', 'second-step-needed', 'not-found', 'too-many-requests'],
})

export const listMyClassesEndpoint = endpoint({
  route: 'GET /api/my-classes',
  summary: 'The classes that a pupil is in, and how they sign in',
  response: z.object({ classes: z.array(JoinedClass), signIn: SignInKind, username: z.string().nullable() }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const leaveClassEndpoint = endpoint({
  route: 'DELETE /api/my-classes/:id',
  summary: 'Leaves a class: its teachers see nothing of the pupil from then on',
  params: z.object({ id: ClassId }),
  response: z.object({ id: ClassId }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const addEmailEndpoint = endpoint({
  route: 'POST /api/my-email',
  summary: 'Mails a link that gives an account without an email address the one that was typed',
  body: z.object({
    email: z.string().trim().toLowerCase().pipe(z.email('Please enter an email address.').max(254)),
  }),
  response: z.object({ email: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'too-many-requests'],
})
