import { z } from 'zod'
import { AgeBand } from '#domain/groups/age-band.ts'
import { Role } from '#domain/permissions.ts'
import { ConsentPurpose } from '#domain/privacy/consent.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'

/** An account's id, or `me`. */
export const AccountId = z.string().min(1).max(64)
const params = z.object({ id: AccountId })
const schoolParams = z.object({ id: z.uuid().toLowerCase() })

const Deletion = z.object({
  requestedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  reason: z.enum(['asked', 'school', 'inactive']),
  /** Whether somebody else asked for it. */
  byAnother: z.boolean(),
  /** Whether the reader may take it back. */
  mayKeep: z.boolean(),
  receiptId: z.uuid(),
})

/** Somebody who sees something about a person. */
export const Onlooker = z.object({
  kind: z.enum([
    'teacher',
    'unconfirmed-teacher',
    'moderator',
    'parent',
    'group',
    'named-adult',
    'leaderboards',
    'set',
    'admin',
  ]),
  /** Their name, or the name of the class, group or school. */
  name: z.string(),
  since: z.iso.datetime().nullable(),
})
export type Onlooker = z.infer<typeof Onlooker>

export const PrivacyReport = z.object({
  person: z.object({ id: z.string(), fullName: z.string(), role: Role, ageBand: AgeBand.nullable(), own: z.boolean() }),
  seenBy: z.array(Onlooker),
  /** What a parent allows; empty for whom nobody has to allow anything. */
  consents: z.array(z.object({ purpose: ConsentPurpose, given: z.boolean(), decidedAt: z.iso.datetime().nullable() })),
  mayDecideConsent: z.boolean(),
  /** Whether the reader may download the data and end the account: the owner, or a parent whom the school has confirmed. */
  speaksFor: z.boolean(),
  deletion: Deletion.nullable(),
  /** Children whom the reader is linked to. */
  children: z.array(z.object({ id: z.string(), fullName: z.string() })),
})
export type PrivacyReport = z.infer<typeof PrivacyReport>

const errors = ['not-signed-in', 'not-allowed', 'not-found'] as const

export const readPrivacyEndpoint = endpoint({
  route: 'GET /api/privacy/:id',
  summary: 'Who sees what about a person, what a parent allows, and whether the account is to be deleted',
  params,
  response: PrivacyReport,
  errors,
})

export const askForDeletionEndpoint = endpoint({
  route: 'POST /api/privacy/:id/deletion',
  summary: 'Asks for an account to be deleted after the days of grace; asked again, the first request stands',
  params,
  response: Deletion,
  errors: [...errors, 'last-admin'],
})

export const keepAccountEndpoint = endpoint({
  route: 'DELETE /api/privacy/:id/deletion',
  summary: 'Takes the request for deletion back',
  params,
  response: z.object({}),
  errors,
})

export const decideConsentEndpoint = endpoint({
  route: 'PUT /api/privacy/:id/consents/:purpose',
  summary: 'A parent whom the school has confirmed allows a child under 13 something, or no longer does',
  params: z.object({ id: AccountId, purpose: ConsentPurpose }),
  body: z.strictObject({ given: z.boolean() }),
  response: z.object({}),
  errors,
})

export const deleteSchoolAccountsEndpoint = endpoint({
  route: 'POST /api/admin/schools/:id/deletion',
  summary: 'Asks for the accounts of all pupils and teachers of a school to be deleted after the days of grace',
  params: schoolParams,
  response: z.object({ accounts: z.int(), dueAt: z.iso.datetime() }),
  errors,
})

export const keepSchoolAccountsEndpoint = endpoint({
  route: 'DELETE /api/admin/schools/:id/deletion',
  summary: "Takes the request for deletion of a school's accounts back",
  params: schoolParams,
  response: z.object({ accounts: z.int() }),
  errors,
})

export const downloadDataEndpoint = fileEndpoint({
  route: 'GET /api/privacy/:id/data',
  summary: 'What is stored about a person, for that person and whoever speaks for them',
  params,
  types: ['application/zip'],
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const downloadSchoolDataEndpoint = fileEndpoint({
  route: 'GET /api/admin/schools/:id/data',
  summary: 'What is stored about each person of a school',
  params: schoolParams,
  types: ['application/zip'],
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
