import { z } from 'zod'
import { AgeBand } from '#domain/groups/age-band.ts'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { GroupRole } from '#domain/groups/membership.ts'
import { WritingMode } from '#domain/groups/writing.ts'
import { endpoint } from './endpoint.ts'
import { GroupSession } from './group-sessions.ts'
import { GroupId } from './groups.ts'

const params = z.object({ id: GroupId })
const accountErrors = ['not-signed-in', 'not-allowed', 'too-many-requests'] as const
const groupErrors = [...accountErrors, 'not-found'] as const
const PersonId = z.string().min(1).max(64)

/** No control characters, line breaks or marks that turn the direction of what follows. */
export const oneLine = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u
const Name = z
  .string()
  .trim()
  .min(1, 'Give the group a name.')
  .max(groupLimits.name, `A name has at most ${groupLimits.name} characters.`)
  .regex(oneLine, 'Please write the name in one line.')
const Description = z
  .string()
  .trim()
  .max(groupLimits.description, `A description has at most ${groupLimits.description} characters.`)
const MaxMembers = z
  .int('Give a whole number.')
  .min(groupLimits.fewestMembers, `At least ${groupLimits.fewestMembers} members.`)
  .max(groupLimits.mostMembers, `At most ${groupLimits.mostMembers} members.`)
const SubjectSlug = z.string().min(1).max(60)

/** A study group as a list shows it (contract §3). */
export const GroupCard = z.object({
  id: GroupId,
  name: z.string(),
  school: z.string(),
  subject: z.object({ slug: z.string(), title: z.string() }),
  description: z.string(),
  members: z.int(),
  maxMembers: z.int(),
  /** Whether anything was said in it, or it met, in the last two weeks. */
  isActive: z.boolean(),
  nextSession: GroupSession.nullable(),
})
export type GroupCard = z.infer<typeof GroupCard>

export const OwnGroup = GroupCard.extend({ role: GroupRole })
export type OwnGroup = z.infer<typeof OwnGroup>

export const listOwnGroupsEndpoint = endpoint({
  route: 'GET /api/groups',
  summary: 'The groups that a pupil is in, and what they need to know to make one or find one',
  response: z.object({
    groups: z.array(OwnGroup),
    /** Whose groups they can find; null until a class or an admin gives them a school. */
    school: z.string().nullable(),
    /** What they answered to 'Are you 13 or over?', or an adult said; null while nobody has. */
    ageBand: AgeBand.nullable(),
    subjects: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
  errors: accountErrors,
})

export const discoverGroupsEndpoint = endpoint({
  route: 'GET /api/groups/discover',
  summary: "Groups of the pupil's school that they are not in, the newest first, a page at a time",
  query: z.object({
    subject: SubjectSlug.optional(),
    /** In the name or description, in any case. */
    search: z.string().trim().max(80).optional(),
    after: z
      .string()
      .regex(/^\d{1,15}_[0-9a-f-]{36}$/)
      .optional(),
  }),
  response: z.object({
    groups: z.array(GroupCard.extend({ seatsLeft: z.int().nonnegative() })),
    /** Where the next page begins; null on the last. */
    next: z.string().nullable(),
  }),
  errors: accountErrors,
})
export type FoundGroup = z.infer<typeof discoverGroupsEndpoint.response>['groups'][number]

export const createGroupEndpoint = endpoint({
  route: 'POST /api/groups',
  summary: "Makes a group at the pupil's school, which they lead; sent again with the same id it is made once",
  body: z.object({
    id: GroupId,
    name: Name,
    subject: SubjectSlug,
    description: Description.default(''),
    maxMembers: MaxMembers,
  }),
  response: z.object({ id: GroupId }),
  errors: [...accountErrors, 'no-school', 'unsuitable-words', 'limit-reached'],
})

export const editGroupEndpoint = endpoint({
  route: 'PATCH /api/groups/:id',
  summary: "Changes the group's own words or size; its leader's",
  params,
  body: z
    .strictObject({ name: Name, subject: SubjectSlug, description: Description, maxMembers: MaxMembers })
    .partial(),
  response: z.object({ id: GroupId }),
  errors: [...groupErrors, 'unsuitable-words', 'limit-reached'],
})

export const GroupMember = z.object({ id: z.string(), name: z.string(), role: GroupRole, you: z.boolean() })
export type GroupMember = z.infer<typeof GroupMember>

export const readGroupEndpoint = endpoint({
  route: 'GET /api/groups/:id',
  summary: 'A group that the pupil is in: its members and sessions, and how they may write in it',
  params,
  response: z.object({
    group: OwnGroup,
    members: z.array(GroupMember),
    /** Not over yet and not called off, the next first. */
    sessions: z.array(GroupSession),
    writing: z.object({ mode: WritingMode, mutedUntil: z.iso.datetime().nullable() }),
    /** Whose messages the pupil does not want to see. */
    mutedIds: z.array(z.string()),
    /** For its leader: who was taken out and can be let back in. */
    removed: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: groupErrors,
})

export const joinGroupEndpoint = endpoint({
  route: 'PUT /api/groups/:id/membership',
  summary: 'Joins a group while it has a seat; joined already stays joined',
  params,
  response: z.object({ id: GroupId }),
  errors: [...groupErrors, 'group-full', 'limit-reached'],
})

export const leaveGroupEndpoint = endpoint({
  route: 'DELETE /api/groups/:id/membership',
  summary: 'Leaves a group; a leader’s lead passes on, and with the last member the group goes, if they say so',
  params,
  query: z.object({ close: z.literal('yes').optional() }),
  response: z.object({ closed: z.boolean() }),
  errors: [...groupErrors, 'last-member'],
})

export const handOverLeadEndpoint = endpoint({
  route: 'PUT /api/groups/:id/leader',
  summary: 'Hands the lead to another member',
  params,
  body: z.object({ studentId: PersonId }),
  response: z.object({ id: GroupId }),
  errors: groupErrors,
})

const memberParams = z.object({ id: GroupId, studentId: PersonId })

export const removeMemberEndpoint = endpoint({
  route: 'DELETE /api/groups/:id/members/:studentId',
  summary: 'Takes a member out, who does not come back until the leader lets them',
  params: memberParams,
  response: z.object({ id: GroupId }),
  errors: groupErrors,
})

export const letBackInEndpoint = endpoint({
  route: 'DELETE /api/groups/:id/removed/:studentId',
  summary: 'Lets somebody whom the leader took out join again',
  params: memberParams,
  response: z.object({ id: GroupId }),
  errors: groupErrors,
})

export const closeGroupEndpoint = endpoint({
  route: 'DELETE /api/groups/:id',
  summary: 'Ends a group for all its members; its leader’s',
  params,
  response: z.object({ id: GroupId }),
  errors: groupErrors,
})
