import { z } from 'zod'
import { line } from './classes.ts'
import { endpoint } from './endpoint.ts'

const signedIn = ['not-signed-in', 'not-allowed'] as const
const errors = [...signedIn, 'not-found'] as const
const SchoolId = z.uuid().toLowerCase()
const PersonId = z.string().min(1).max(100)
const MailAddress = z.string().trim().toLowerCase().pipe(z.email('Please enter an email address.').max(254))

export const readStandingEndpoint = endpoint({
  route: 'GET /api/my-school',
  summary:
    'Whether a school has confirmed the signed-in teacher, what they asked for, and which schools would have them',
  response: z.object({
    /** The school that has confirmed them. */
    school: z.object({ id: SchoolId, name: z.string() }).nullable(),
    /** The school that they asked, while they are not confirmed. */
    request: z.object({ school: z.string(), askedAt: z.iso.datetime(), refused: z.boolean() }).nullable(),
    /** Schools that have invited their address, or whose teachers have addresses at its domain. */
    offers: z.array(z.object({ schoolId: SchoolId, name: z.string(), by: z.enum(['invitation', 'mail-domain']) })),
    /** Whether their email address is verified: offers go by it. */
    emailVerified: z.boolean(),
    /** How many teachers and parents wait for a decision that they may make. */
    waiting: z.int().nonnegative(),
  }),
  errors: signedIn,
})

export const askSchoolEndpoint = endpoint({
  route: 'PUT /api/my-school/request',
  summary: 'Asks a school to confirm the signed-in teacher; asked again it replaces what was asked before',
  body: z.object({ school: line(120).min(1, 'Enter the name of your school.') }),
  response: z.object({ school: z.string() }),
  errors: [...signedIn, 'already-decided'],
})

export const acceptSchoolEndpoint = endpoint({
  route: 'POST /api/my-school/acceptance',
  summary: 'Joins a school that invited the signed-in teacher, or at whose mail domain they have a verified address',
  body: z.object({ schoolId: SchoolId }),
  response: z.object({ school: z.string() }),
  errors,
})

/** A teacher who asks to be confirmed. */
export const WaitingTeacher = z.object({
  id: PersonId,
  fullName: z.string(),
  email: z.string(),
  /** Whether they have shown that the address is theirs. */
  emailVerified: z.boolean(),
  schoolNamed: z.string(),
  /** The school of exactly that name. */
  school: z.object({ id: SchoolId, name: z.string() }).nullable(),
  askedAt: z.iso.datetime(),
})
export type WaitingTeacher = z.infer<typeof WaitingTeacher>

/** A linked parent who asks the child's school to confirm them. */
export const WaitingParent = z.object({
  studentId: PersonId,
  studentName: z.string(),
  parentId: PersonId,
  parentName: z.string(),
  parentEmail: z.string(),
  school: z.string().nullable(),
  linkedAt: z.iso.datetime(),
  askedAt: z.iso.datetime(),
})
export type WaitingParent = z.infer<typeof WaitingParent>

export const listConfirmationsEndpoint = endpoint({
  route: 'GET /api/confirmations',
  summary:
    'Teachers and parents who ask to be confirmed, as far as the person who asks may decide about them, the oldest first',
  response: z.object({
    teachers: z.array(WaitingTeacher),
    parents: z.array(WaitingParent),
    /** The school whose teachers they look after as its named adult. */
    ownSchoolId: SchoolId.nullable(),
  }),
  errors: signedIn,
})

export const decideTeacherEndpoint = endpoint({
  route: 'PUT /api/confirmations/teachers/:id',
  summary: 'Confirms that somebody teaches at a school, or refuses; the same decision again changes nothing',
  params: z.object({ id: PersonId }),
  body: z.object({ schoolId: SchoolId, confirmed: z.boolean() }),
  response: z.object({ confirmed: z.boolean() }),
  errors: [...errors, 'already-decided'],
})

export const decideParentEndpoint = endpoint({
  route: 'PUT /api/confirmations/parents/:studentId/:parentId',
  summary:
    'Confirms that a linked parent is the pupil’s parent or carer, or refuses; the same decision again changes nothing',
  params: z.object({ studentId: PersonId, parentId: PersonId }),
  body: z.object({ confirmed: z.boolean() }),
  response: z.object({ confirmed: z.boolean() }),
  errors,
})

export const askToBeConfirmedEndpoint = endpoint({
  route: 'POST /api/children/:id/confirmation',
  summary: 'Asks the school of a linked child to confirm the parent; asked again it changes nothing',
  params: z.object({ id: PersonId }),
  response: z.object({}),
  errors,
})

export const StaffMember = z.object({
  id: PersonId,
  fullName: z.string(),
  email: z.string(),
  /** Whether they see the concerns of the school's pupils and confirm its teachers. */
  namedAdult: z.boolean(),
  /** Whether they look after the school's study groups as a whole. */
  moderates: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

const ofSchool = z.object({ id: SchoolId })
const memberOfSchool = z.object({ id: SchoolId, userId: PersonId })

export const listStaffEndpoint = endpoint({
  route: 'GET /api/schools/:id/staff',
  summary: 'The confirmed teachers of a school, by name, and the addresses that are invited',
  params: ofSchool,
  response: z.object({
    school: z.object({ id: SchoolId, name: z.string() }),
    staff: z.array(StaffMember),
    invitations: z.array(z.object({ email: z.string(), invitedAt: z.iso.datetime() })),
  }),
  errors,
})

export const changeStaffEndpoint = endpoint({
  route: 'PATCH /api/schools/:id/staff/:userId',
  summary: 'Asks a teacher of a school to look after all of its study groups, or no longer',
  params: memberOfSchool,
  body: z.object({ moderates: z.boolean() }),
  response: z.object({ moderates: z.boolean() }),
  errors,
})

export const endStaffEndpoint = endpoint({
  route: 'DELETE /api/schools/:id/staff/:userId',
  summary: 'Ends a teacher’s confirmation: from then on they have no power over any pupil',
  params: memberOfSchool,
  response: z.object({}),
  errors,
})

export const inviteStaffEndpoint = endpoint({
  route: 'POST /api/schools/:id/staff-invitations',
  summary:
    'Invites a teacher to a school by mail; who has that address, and has verified it, is confirmed when they accept',
  params: ofSchool,
  body: z.object({ email: MailAddress }),
  response: z.object({ email: z.string() }),
  errors: [...errors, 'limit-reached'],
})

export const withdrawStaffInvitationEndpoint = endpoint({
  route: 'DELETE /api/schools/:id/staff-invitations/:email',
  summary: 'Withdraws an invitation; one that is gone stays gone',
  params: ofSchool.extend({ email: z.string().max(254) }),
  response: z.object({}),
  errors,
})
