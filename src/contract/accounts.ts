import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { isTimeZone } from '#domain/progress/day.ts'
import { RestDays } from '#domain/progress/weekday.ts'
import { endpoint } from './endpoint.ts'
import { ReadingChoices } from './reading.ts'

/** Contract §5 and §9: the form's floor. */
export const MIN_PASSWORD_LENGTH = 6

const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter an email address.').max(254, 'That email address is too long.'))
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(128, 'Use at most 128 characters.')
/** No control characters, line breaks or marks that turn the direction of what follows. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u
export const FullName = z
  .string()
  .trim()
  .min(1, 'Please enter your full name.')
  .max(120, 'At most 120 characters, please.')
  .regex(oneLine, 'Please enter your name in one line.')
const School = z
  .string()
  .trim()
  .max(120, 'At most 120 characters, please.')
  .regex(oneLine, 'Please enter the name of the school in one line.')
const TimeZone = z.string().max(64)

/** A person's own profile, and what it currently lets them do. */
export const Profile = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  /** True while an admin still has to approve the role that was asked for. */
  roleAwaitsApproval: z.boolean(),
  school: z.string().nullable(),
  /** Whether a class that was joined, or an admin, says so too; until then it opens nothing. */
  schoolConfirmed: z.boolean(),
  avatarUrl: z.string().nullable(),
  timeZone: z.string(),
  /** Whether a quiz moves on by itself after two seconds. */
  timedAdvance: z.boolean(),
  /** Answers a day that the person aims at. */
  dailyGoal: z.int(),
  /** Whether others may see this pupil, by first name and initial, on leaderboards. */
  onLeaderboards: z.boolean(),
  /** How the person reads, on every device; null until they chose. */
  reading: ReadingChoices.nullable(),
  /** How many notices wait unread; 100 stands for more. */
  unreadNotices: z.int().nonnegative(),
  /** When the account is to be deleted; null unless that was asked for. */
  deletionDueAt: z.iso.datetime().nullable(),
  /** Whether they have no power of their role until they have set up two-step sign-in. */
  needsSecondStep: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** A password as somebody gives it to prove who they are. */
export const GivenPassword = z.string().min(1, 'Please enter your password.').max(128)

export const signUpEndpoint = endpoint({
  route: 'POST /api/sign-up',
  summary: 'Make an account and mail its verification link',
  body: z.object({
    fullName: FullName,
    email: Email,
    password: NewPassword,
    role: Role,
    timeZone: TimeZone.optional(),
  }),
  response: z.object({ email: z.string() }),
  errors: ['weak-password', 'too-many-requests'],
})

export const signInEndpoint = endpoint({
  route: 'POST /api/sign-in',
  summary: 'Start a session, kept in an HttpOnly cookie; with two-step sign-in its second step is still to come',
  body: z.object({ email: Email, password: GivenPassword }),
  response: z.object({
    /** Null while a second step is to follow: `POST /api/sign-in/code`. */
    profile: Profile.nullable(),
  }),
  errors: ['wrong-credentials', 'email-not-verified', 'too-many-requests'],
})

export const signOutEndpoint = endpoint({
  route: 'POST /api/sign-out',
  summary: 'End the session',
  response: z.object({ signedOut: z.literal(true) }),
})

export const requestPasswordResetEndpoint = endpoint({
  route: 'POST /api/forgotten-password',
  summary: 'Mail a link to /reset-password; answers alike whether or not there is such an account',
  body: z.object({ email: Email }),
  response: z.object({ email: z.string() }),
  errors: ['too-many-requests'],
})

export const resetPasswordEndpoint = endpoint({
  route: 'POST /api/reset-password',
  summary: 'Set a new password with the token of the mailed link, and end every session',
  body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
  response: z.object({ reset: z.literal(true) }),
  errors: ['weak-password', 'link-expired', 'too-many-requests'],
})

export const verifyEmailEndpoint = endpoint({
  route: 'POST /api/verify-email',
  summary: 'Confirm the address with the token of the mailed link, and sign in',
  body: z.object({ token: z.string().min(1).max(2000) }),
  response: z.object({ profile: Profile.nullable() }),
  errors: ['link-expired', 'too-many-requests'],
})

export const readMeEndpoint = endpoint({
  route: 'GET /api/me',
  summary: 'Who is signed in, if anybody',
  response: z.object({ profile: Profile.nullable() }),
})

export const updateProfileEndpoint = endpoint({
  route: 'PATCH /api/me',
  summary: "Change one's own profile; the role is not among what can be changed",
  body: z
    .strictObject({
      fullName: FullName,
      school: School.nullable(),
      avatarUrl: z
        .url({ protocol: /^https$/ })
        .max(500)
        .nullable(),
      timeZone: TimeZone.refine(isTimeZone, 'That is not a time zone that we know.'),
      timedAdvance: z.boolean(),
      dailyGoal: z.int().min(1).max(200),
      restDays: RestDays,
      onLeaderboards: z.boolean(),
      reading: ReadingChoices,
    })
    .partial(),
  response: z.object({ profile: Profile }),
  errors: ['not-signed-in', 'too-many-requests', 'consent-needed'],
})

export const RoleRequest = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  createdAt: z.iso.datetime(),
})
export type RoleRequest = z.infer<typeof RoleRequest>

export const listRoleRequestsEndpoint = endpoint({
  route: 'GET /api/admin/role-requests',
  summary: 'Requests for the admin role that wait for a decision',
  response: z.object({ requests: z.array(RoleRequest) }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const decideRoleRequestEndpoint = endpoint({
  route: 'POST /api/admin/role-requests/:id',
  summary: 'Approve or refuse a request for the admin role',
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(['approved', 'refused']) }),
  response: z.object({ id: z.uuid(), decision: z.enum(['approved', 'refused']) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'already-decided'],
})

export const Mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Beyond the usual ones, such as `List-Unsubscribe`. */
  headers: z.record(z.string(), z.string()).optional(),
  sentAt: z.iso.datetime(),
})
export type Mail = z.infer<typeof Mail>

export const listOutboxEndpoint = endpoint({
  route: 'GET /api/dev/mail',
  summary: 'Mails in the local outbox, newest first; only without SMTP_URL and outside production',
  response: z.object({ mails: z.array(Mail) }),
  errors: ['not-found'],
})
