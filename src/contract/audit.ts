import { z } from 'zod'
import { Act } from '#domain/audit/act.ts'
import { Role } from '#domain/permissions.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

/** An empty field of a form that filters counts as none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const Day = z.iso.date('Give a date.').regex(/^2/, 'Give a date of this century.')

/** Which acts: all of these at once. Days are in UK time, both included. */
export const AuditFilter = z.object({
  act: optional(Act),
  person: optional(z.string().trim().max(120, 'At most 120 characters, please.')),
  from: optional(Day),
  to: optional(Day),
})

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  act: Act,
  /** The name of who did it; null where the account is gone, and where a command did it, which `details` names as `by`. */
  actor: z.string().nullable(),
  /** What it was done to: a person's name as it is now, or what the thing was called then. */
  subject: z.string().nullable(),
  subjectRole: Role.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditEndpoint = endpoint({
  route: 'GET /api/admin/audit',
  summary: 'What admins did, the newest first, a page at a time',
  query: AuditFilter.extend({ before: optional(z.string().max(200)) }),
  response: z.object({
    entries: z.array(AuditEntry),
    /** Give it as `before` for the next page; null on the last. */
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const exportAuditEndpoint = fileEndpoint({
  route: 'GET /api/admin/audit.csv',
  summary: 'What admins did, as CSV',
  query: AuditFilter,
  types: ['text/csv'],
  errors: ['not-signed-in', 'not-allowed'],
})
