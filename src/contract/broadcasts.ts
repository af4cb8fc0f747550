import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { endpoint } from './endpoint.ts'

/** Whom it is for: some roles or, with none, everybody; of one school or of every school. */
export const Audience = z.object({
  roles: z
    .array(Role)
    .max(4)
    .refine((roles) => new Set(roles).size === roles.length, 'Name each role once.'),
  schoolId: z.uuid().nullable(),
})

export const Broadcast = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string(),
  roles: z.array(Role),
  school: z.string().nullable(),
  byMail: z.boolean(),
  sentAt: z.iso.datetime(),
  /** How many have it so far. */
  told: z.int().nonnegative(),
  finished: z.boolean(),
})
export type Broadcast = z.infer<typeof Broadcast>

const refusals = ['not-signed-in', 'not-allowed'] as const

export const listBroadcastsEndpoint = endpoint({
  route: 'GET /api/admin/notifications',
  summary: 'The system notifications that were sent, the newest first; the last 20',
  response: z.object({ broadcasts: z.array(Broadcast) }),
  errors: refusals,
})

export const previewBroadcastEndpoint = endpoint({
  route: 'POST /api/admin/notifications/preview',
  summary: 'How many people a system notification would reach',
  body: Audience,
  response: z.object({ people: z.int().nonnegative(), withMail: z.int().nonnegative() }),
  errors: refusals,
})

export const sendBroadcastEndpoint = endpoint({
  route: 'POST /api/admin/notifications',
  summary: 'Sends a system notification; sent again with the same id it goes out once',
  body: Audience.extend({
    id: z.uuid(),
    title: z.string().trim().min(1, 'Give it a title.').max(120, 'At most 120 characters, please.'),
    message: z.string().trim().min(1, 'Write a message.').max(4000, 'At most 4000 characters, please.'),
    byMail: z.boolean(),
  }),
  response: z.object({ id: z.uuid(), people: z.int().nonnegative() }),
  errors: [...refusals, 'not-found'],
})
