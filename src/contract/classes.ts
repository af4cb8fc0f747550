import { z } from 'zod'
import { classLimits } from '#domain/classes/class-limits.ts'
import { AgeBand } from '#domain/groups/age-band.ts'
import { endpoint } from './endpoint.ts'
import { TopicProgress } from './progress.ts'

export const ClassId = z.uuid().toLowerCase()

/** No control characters, line breaks or marks that turn the direction of what follows. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u
export const line = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters, please.`).regex(oneLine, 'Please write this in one line.')
export const ClassName = line(classLimits.name).min(1, 'Give the class a name.')
const Year = line(classLimits.year)
/** A subject's slug. */
const Subject = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choose one of the subjects.')

/** A class on its teacher's dashboard. */
export const ClassSummary = z.object({
  id: ClassId,
  name: z.string(),
  year: z.string().nullable(),
  subject: z.string().nullable(),
  joinCode: z.string(),
  joining: z.boolean(),
  archived: z.boolean(),
  /** Whether whoever asks made the class, rather than teaching it too. */
  own: z.boolean(),
  pupils: z.int(),
  /** Pupils who have not studied for a week, or never. */
  notSeen: z.int(),
  /** Tasks that are open now for the class or some of its pupils. */
  openTasks: z.int(),
  /** Mean mastery of the topics that its pupils have studied, 0 to 1; null where none has studied any. */
  mastery: z.number().nullable(),
})
export type ClassSummary = z.infer<typeof ClassSummary>

const accountErrors = ['not-signed-in', 'not-allowed'] as const

export const listClassesEndpoint = endpoint({
  route: 'GET /api/classes',
  summary: 'The classes that a teacher teaches, with what needs attention in each; those put away last',
  response: z.object({
    classes: z.array(ClassSummary),
    /** The teacher's school, once it is confirmed: it becomes the school of whoever joins. */
    school: z.string().nullable(),
    /** Classes of others that the teacher is asked to teach too. */
    asked: z.array(z.object({ id: ClassId, name: z.string(), owner: z.string() })),
  }),
  errors: accountErrors,
})

export const createClassEndpoint = endpoint({
  route: 'POST /api/classes',
  summary: 'Makes a class with a code of its own; sent again with the same id it is made once',
  body: z.object({
    id: ClassId,
    name: ClassName,
    year: Year.nullable().default(null),
    subject: Subject.nullable().default(null),
  }),
  response: z.object({ id: ClassId }),
  errors: [...accountErrors, 'limit-reached'],
})

export const classErrors = [...accountErrors, 'not-found'] as const
const params = z.object({ id: ClassId })
export const PupilId = z.string().min(1).max(100)
const pupilParams = params.extend({ pupilId: PupilId })
const Day = z.iso.date()

/** How a pupil of a class signs in. */
export const SignInKind = z.enum(['email', 'pictures', 'password'])
export type SignInKind = z.infer<typeof SignInKind>

export const ClassPupil = z.object({
  id: PupilId,
  fullName: z.string(),
  username: z.string().nullable(),
  signIn: SignInKind,
  /** Whether too many wrong tries have closed the sign-in until a teacher sets a new one. */
  locked: z.boolean(),
  /** Whether whoever asks may set their sign-in. */
  maySetSignIn: z.boolean(),
  ageBand: AgeBand.nullable(),
  /** The last day on which they studied; null for never. */
  lastSeen: Day.nullable(),
  xpThisWeek: z.int(),
  totalXp: z.int(),
  streak: z.int(),
  /** 0 to 1 over the topics that they have studied; null before the first. */
  mastery: z.number().nullable(),
})
export type ClassPupil = z.infer<typeof ClassPupil>

export const ClassTeacher = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  owner: z.boolean(),
  accepted: z.boolean(),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>

export const ClassInvitation = z.object({ email: z.string(), name: z.string(), invitedAt: z.iso.datetime() })
export type ClassInvitation = z.infer<typeof ClassInvitation>

export const ClassDetail = z.object({
  class: ClassSummary.extend({
    schoolName: z.string().nullable(),
    /** The address that the QR code holds. */
    joinUrl: z.url(),
    /** The QR code's dark squares as an SVG path, in a square of `size` by `size`. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  /** Whether a school has confirmed the teacher who asks. Until then there is nothing here but `joined`. */
  confirmed: z.boolean(),
  pupils: z.array(ClassPupil),
  /** For a teacher who is not confirmed: the pupils by the names that they gave when they joined. */
  joined: z.array(z.object({ id: PupilId, name: z.string(), joinedAt: z.iso.datetime() })),
  teachers: z.array(ClassTeacher),
  /** Who was invited by mail and has not joined. */
  invitations: z.array(ClassInvitation),
  /** The last 14 days, oldest first: how many pupils studied, and how many answers they gave. */
  days: z.array(z.object({ day: Day, pupils: z.int(), answers: z.int() })),
})
export type ClassDetail = z.infer<typeof ClassDetail>

export const readClassEndpoint = endpoint({
  route: 'GET /api/classes/:id',
  summary: 'A class as its teachers manage it: its code, its pupils with their figures, and who teaches it',
  params,
  response: ClassDetail,
  errors: classErrors,
})

export const editClassEndpoint = endpoint({
  route: 'PATCH /api/classes/:id',
  summary: 'Renames a class, puts it away or takes it back, or opens and closes it to pupils who join',
  params,
  body: z
    .strictObject({
      name: ClassName,
      year: Year.nullable(),
      subject: Subject.nullable(),
      joining: z.boolean(),
      archived: z.boolean(),
    })
    .partial(),
  response: z.object({ id: ClassId }),
  errors: [...classErrors, 'limit-reached'],
})

export const renewJoinCodeEndpoint = endpoint({
  route: 'POST /api/classes/:id/code',
  summary: 'Gives a class a new code; the old one leads nowhere from then on',
  params,
  response: z.object({ joinCode: z.string() }),
  errors: [...classErrors, 'too-many-requests'],
})

export const readClassPupilEndpoint = endpoint({
  route: 'GET /api/classes/:id/pupils/:pupilId',
  summary: 'How a pupil of a class is getting on',
  params: pupilParams,
  response: z.object({
    id: PupilId,
    fullName: z.string(),
    totalXp: z.int(),
    level: z.int(),
    tier: z.string(),
    streak: z.int(),
    longestStreak: z.int(),
    days: z.array(z.object({ day: Day, answers: z.int(), correct: z.int(), xp: z.int() })),
    strongest: z.array(TopicProgress),
    weakest: z.array(TopicProgress),
    recent: z.array(TopicProgress),
  }),
  errors: classErrors,
})

export const removeClassPupilEndpoint = endpoint({
  route: 'DELETE /api/classes/:id/pupils/:pupilId',
  summary: 'Takes a pupil out of a class; what they did stays theirs',
  params: pupilParams,
  response: z.object({ id: PupilId }),
  errors: classErrors,
})

export const inviteTeacherEndpoint = endpoint({
  route: 'POST /api/classes/:id/teachers',
  summary: 'Asks a teacher of the same school to teach a class too; answers alike when there is no such teacher',
  params,
  body: z.object({ email: z.string().trim().toLowerCase().pipe(z.email('Please enter an email address.').max(254)) }),
  response: z.object({ email: z.string() }),
  errors: [...classErrors, 'limit-reached', 'too-many-requests'],
})

export const removeTeacherEndpoint = endpoint({
  route: 'DELETE /api/classes/:id/teachers/:teacherId',
  summary: 'Takes another teacher out of one’s own class, or oneself out of another’s',
  params: params.extend({ teacherId: z.string().min(1).max(100) }),
  response: z.object({ id: z.string() }),
  errors: classErrors,
})

export const answerTeacherInvitationEndpoint = endpoint({
  route: 'POST /api/classes/:id/acceptance',
  summary: 'Accepts or declines to teach a class of another teacher',
  params,
  body: z.object({ accepted: z.boolean() }),
  response: z.object({ id: ClassId }),
  errors: classErrors,
})
