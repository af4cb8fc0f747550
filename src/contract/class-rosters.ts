import { z } from 'zod'
import { classLimits } from '#domain/classes/class-limits.ts'
import { PictureId } from '#domain/classes/picture-password.ts'
import { Username } from '#domain/classes/username.ts'
import { AgeBand } from '#domain/groups/age-band.ts'
import { ClassId, classErrors, line, PupilId } from './classes.ts'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: ClassId })

/** A way in that a teacher hands to a pupil; pictures and passwords are told once and kept only as a digest. */
export const SignInCard = z.object({
  pupilId: PupilId,
  fullName: z.string(),
  username: z.string(),
  pictures: z.array(PictureId).nullable(),
  password: z.string().nullable(),
})
export type SignInCard = z.infer<typeof SignInCard>
const MadeSignIn = z.enum(['pictures', 'password'])

export const setSignInsEndpoint = endpoint({
  route: 'POST /api/classes/:id/sign-ins',
  summary: 'New pictures or passwords for pupils without an email address; the old ones open nothing any more',
  params,
  body: z.object({ pupilIds: z.array(PupilId).min(1).max(classLimits.rosterRows), signIn: MadeSignIn }),
  response: z.object({ cards: z.array(SignInCard) }),
  errors: [...classErrors, 'too-many-requests'],
})

/** What becomes of a row of a class list. */
export const RosterOutcome = z.enum([
  /** An account is made for them. */
  'new',
  /** They are in the class already. */
  'in-class',
  /** A pupil whom the teacher teaches elsewhere comes into this class, too. */
  'taught',
  /** They get a mail and join by themselves. */
  'invited',
  /** They have the mail already. */
  'waiting',
  /** Nothing: see `note`. */
  'left-out',
])
export type RosterOutcome = z.infer<typeof RosterOutcome>

const RosterEntry = z.object({
  line: z.int(),
  name: line(120).min(1),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)).nullable(),
  username: Username.nullable(),
  ageBand: AgeBand.nullable(),
})

export const PlannedRow = RosterEntry.extend({
  outcome: RosterOutcome,
  /** What the teacher should know about it; empty for nothing. */
  note: z.string(),
})
export type PlannedRow = z.infer<typeof PlannedRow>

export const previewRosterEndpoint = endpoint({
  route: 'POST /api/classes/:id/roster/preview',
  summary: 'What a class list would bring into the class; nothing changes',
  params,
  body: z.object({ data: z.base64('Choose a file.').max(400_000, 'A class list can have 300 kB.') }),
  response: z.object({
    encoding: z.string(),
    columns: z.array(z.object({ header: z.string(), meaning: z.string() })),
    rows: z.array(PlannedRow),
    problems: z.array(
      z.object({ line: z.int().nullable(), text: z.string(), reason: z.string(), leftOut: z.boolean() }),
    ),
  }),
  errors: [...classErrors, 'not-readable', 'too-many-requests'],
  maxBytes: 450_000,
})

export const importRosterEndpoint = endpoint({
  route: 'POST /api/classes/:id/roster',
  summary: 'Brings pupils into a class as previewed; done again it adds nobody twice',
  params,
  body: z.object({
    rows: z.array(RosterEntry).min(1).max(classLimits.rosterRows),
    /** For those whose row doesn't say. */
    ageBand: AgeBand,
    /** How those sign in who have no email address. */
    signIn: MadeSignIn,
  }),
  response: z.object({
    outcomes: z.array(z.object({ line: z.int(), name: z.string(), outcome: RosterOutcome, note: z.string() })),
    /** The sign-ins of the accounts that were made: told once. */
    cards: z.array(SignInCard),
  }),
  errors: [...classErrors, 'limit-reached', 'too-many-requests'],
  maxBytes: 100_000,
})

export const withdrawInvitationEndpoint = endpoint({
  route: 'DELETE /api/classes/:id/invitations/:email',
  summary: 'Takes somebody off the list of those who were invited',
  params: params.extend({ email: z.string().max(254) }),
  response: z.object({ email: z.string() }),
  errors: classErrors,
})
