import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { TierName } from '#domain/progress/tier-name.ts'
import { FullName } from './accounts.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

/** What is looked for in a list, and where the list goes on: `next` of the page before. */
export const ListQuery = z.object({
  search: z.string().trim().max(100, 'At most 100 characters, please.').optional(),
  after: z.string().max(1000).optional(),
})

/** Somebody as User Management shows them. Who has studied nothing has 0 XP, a streak of 0 and Bronze (contract §3). */
export const ListedUser = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: Role,
  roleAwaitsApproval: z.boolean(),
  school: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What they say their school is, while nobody has confirmed it. */
  schoolNamed: z.string().nullable(),
  /** When the account is deleted, where somebody asked for that. */
  deletionDueAt: z.iso.datetime().nullable(),
  /** Whether they have two-step sign-in. */
  secondStep: z.boolean(),
  totalXp: z.int(),
  dailyStreak: z.int(),
  tier: TierName,
})
export type ListedUser = z.infer<typeof ListedUser>

/** A search finds more people than are worth counting: from here on `total` stays, and `more` is true. */
export const USERS_COUNTED = 10_000

export const listUsersEndpoint = endpoint({
  route: 'GET /api/admin/users',
  summary: 'People by name, fifty at a time; a search looks in full name, email and role, whatever their case',
  query: ListQuery,
  response: z.object({
    users: z.array(ListedUser),
    /** How many match, and whether there are even more than were counted. */
    total: z.int().nonnegative(),
    more: z.boolean(),
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

const userId = z.object({ id: z.string().min(1).max(100) })

export const editUserEndpoint = endpoint({
  route: 'PATCH /api/admin/users/:id',
  summary: "Changes somebody's name, school and role; nobody changes their own role",
  params: userId,
  body: z.object({ fullName: FullName, schoolId: z.uuid().nullable(), role: Role }),
  response: z.object({ user: ListedUser }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const sendPasswordResetEndpoint = endpoint({
  route: 'POST /api/admin/users/:id/password-reset',
  summary: 'Mails somebody a link to set a new password',
  params: userId,
  response: z.object({ email: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'no-email', 'too-many-requests'],
})

export const resetSecondStepsEndpoint = endpoint({
  route: 'POST /api/admin/users/:id/second-steps-reset',
  summary: 'Turns two-step sign-in off for somebody who has lost their device, and signs them out everywhere',
  params: userId,
  response: z.object({ id: z.string() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const RecentEdit = z.object({
  id: z.int(),
  /** Null where the account no longer exists. */
  userName: z.string().nullable(),
  userRole: Role.nullable(),
  editedAt: z.iso.datetime(),
})
export type RecentEdit = z.infer<typeof RecentEdit>

export const listRecentEditsEndpoint = endpoint({
  route: 'GET /api/admin/recent-edits',
  summary: 'The ten latest edits of users, the newest first, by any admin',
  response: z.object({ edits: z.array(RecentEdit) }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const exportUsersEndpoint = fileEndpoint({
  route: 'GET /api/admin/users/export',
  summary: 'Everybody with an account, as CSV',
  types: ['text/csv'],
  errors: ['not-signed-in', 'not-allowed'],
})
