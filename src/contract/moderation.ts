import { z } from 'zod'
import { AgeBand } from '#domain/groups/age-band.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { GroupRole } from '#domain/groups/membership.ts'
import { MuteHours, ReportDecision, ReportReason } from '#domain/groups/moderation-schemas.ts'
import { endpoint } from './endpoint.ts'
import { GroupId } from './groups.ts'

const accountErrors = ['not-signed-in', 'not-allowed'] as const
const errors = [...accountErrors, 'not-found'] as const
const PersonId = z.string().min(1).max(64)
const Sequence = z.coerce.number().int().min(1).max(2_147_483_647)
const Note = z
  .string()
  .trim()
  .max(groupLimits.reportNote, `At most ${groupLimits.reportNote} characters, please.`)
  .default('')

export const reportMessageEndpoint = endpoint({
  route: 'POST /api/groups/:id/reports',
  summary: 'Reports a message of one’s group to its moderators; each message once',
  params: z.object({ id: GroupId }),
  body: z.object({ id: z.uuid().toLowerCase(), sequence: z.int().min(1), reason: ReportReason, note: Note }),
  response: z.object({ id: z.uuid() }),
  errors: [...errors, 'too-many-requests'],
})

export const mutePersonEndpoint = endpoint({
  route: 'PUT /api/muted-people/:studentId',
  summary: 'Hides what somebody says in groups from oneself alone, or shows it again',
  params: z.object({ studentId: PersonId }),
  body: z.object({ muted: z.boolean() }),
  response: z.object({ muted: z.boolean() }),
  errors,
})

export const sayAgeBandEndpoint = endpoint({
  route: 'PUT /api/me/age-band',
  summary: "A pupil's answer to 'Are you 13 or over?'; once it is given only an adult changes it upwards",
  body: z.object({ ageBand: AgeBand }),
  response: z.object({ ageBand: AgeBand }),
  errors: [...accountErrors, 'already-decided'],
})

export const changeAgeBandEndpoint = endpoint({
  route: 'PUT /api/pupils/:studentId/age-band',
  summary:
    'Says for a pupil whether they are 13 or over: a teacher of a class of theirs, the named adult of their school or an admin',
  params: z.object({ studentId: PersonId }),
  body: z.object({ ageBand: AgeBand }),
  response: z.object({ ageBand: AgeBand }),
  errors,
})

/** An entry of a chat as a moderator reads it, removed or not. */
export const ModeratedMessage = z.object({
  sequence: z.int().positive(),
  author: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable(),
})
export type ModeratedMessage = z.infer<typeof ModeratedMessage>

export const MessageReport = z.object({
  id: z.uuid(),
  reason: ReportReason,
  note: z.string(),
  reportedAt: z.iso.datetime(),
  reporter: z.string().nullable(),
  group: z.object({ id: GroupId, name: z.string(), school: z.string() }),
  sequence: z.int(),
  /** The message with what was said just before and after it. */
  context: z.array(ModeratedMessage),
  decision: z
    .object({ kind: ReportDecision, note: z.string(), at: z.iso.datetime(), by: z.string().nullable() })
    .nullable(),
})
export type MessageReport = z.infer<typeof MessageReport>

const Cursor = z.string().max(200)

export const listMessageReportsEndpoint = endpoint({
  route: 'GET /api/moderation/reports',
  summary:
    'Reported messages that a teacher or admin looks after: those that wait, the oldest first, or the latest decided',
  query: z.object({ state: z.enum(['open', 'decided']).default('open'), after: Cursor.optional() }),
  response: z.object({ reports: z.array(MessageReport), next: z.string().nullable() }),
  errors: accountErrors,
})

export const decideMessageReportEndpoint = endpoint({
  route: 'POST /api/moderation/reports/:id',
  summary: 'Decides about a reported message, for everybody who reported it; the decision is kept',
  params: z.object({ id: z.uuid().toLowerCase() }),
  body: z.object({ decision: ReportDecision, muteHours: MuteHours.default(24), note: Note }),
  response: z.object({ id: z.uuid(), decision: ReportDecision }),
  errors: [...errors, 'already-decided'],
})

export const listModeratedGroupsEndpoint = endpoint({
  route: 'GET /api/moderation/groups',
  summary: 'The groups that a teacher or admin looks after, the newest first',
  query: z.object({ search: z.string().trim().max(80).optional(), after: Cursor.optional() }),
  response: z.object({
    groups: z.array(
      z.object({
        id: GroupId,
        name: z.string(),
        school: z.string(),
        description: z.string(),
        members: z.int(),
        messages: z.int(),
        closed: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: accountErrors,
})
export type ModeratedGroup = z.infer<typeof listModeratedGroupsEndpoint.response>['groups'][number]

export const readModeratedGroupEndpoint = endpoint({
  route: 'GET /api/moderation/groups/:id',
  summary:
    'A group’s chat and members for somebody who looks after it or some of its pupils; that they read it is written down, and the pupils are told',
  params: z.object({ id: GroupId }),
  query: z.object({ before: Sequence.optional() }),
  response: z.object({
    group: z.object({ id: GroupId, name: z.string(), school: z.string(), description: z.string() }),
    /** Whether the reader looks after the whole group; otherwise members and messages are their own pupils'. */
    whole: z.boolean(),
    members: z.array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        role: GroupRole,
        ageBand: AgeBand.nullable(),
        mutedUntil: z.iso.datetime().nullable(),
        /** Whether the reader may say if they are 13 or over. */
        ageIsYours: z.boolean(),
      }),
    ),
    messages: z.array(ModeratedMessage),
    earlier: z.boolean(),
  }),
  errors,
})
export type ModeratedGroupDetail = z.infer<typeof readModeratedGroupEndpoint.response>

export const removeMessageEndpoint = endpoint({
  route: 'DELETE /api/moderation/groups/:id/messages/:sequence',
  summary: 'Takes a message away; a line that says so stays in the chat',
  params: z.object({ id: GroupId, sequence: Sequence }),
  response: z.object({ sequence: z.int() }),
  errors,
})

export const muteMemberEndpoint = endpoint({
  route: 'PUT /api/moderation/groups/:id/mutes/:studentId',
  summary: 'Keeps a pupil from writing in a group for a time, or lets them write again',
  params: z.object({ id: GroupId, studentId: PersonId }),
  body: z.object({ hours: MuteHours.nullable() }),
  response: z.object({ mutedUntil: z.iso.datetime().nullable() }),
  errors,
})

export const listChatSchoolsEndpoint = endpoint({
  route: 'GET /api/moderation/schools',
  summary: 'Schools by name, and whether each has chat; for admins',
  query: z.object({ search: z.string().trim().max(80).optional() }),
  response: z.object({
    schools: z.array(z.object({ id: z.uuid(), name: z.string(), chatOff: z.boolean() })),
    more: z.boolean(),
  }),
  errors: accountErrors,
})

export const switchChatEndpoint = endpoint({
  route: 'PUT /api/moderation/schools/:id/chat',
  summary: 'Turns group chat off or on for a school; for admins',
  params: z.object({ id: z.uuid().toLowerCase() }),
  body: z.object({ off: z.boolean() }),
  response: z.object({ off: z.boolean() }),
  errors,
})
