import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { endpoint } from './endpoint.ts'
import { ListQuery } from './users.ts'

/** No control characters, line breaks or marks that turn the direction of what follows. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u
/** A school's name and address (contract §5). */
const SchoolName = z
  .string()
  .trim()
  .min(1, 'School name is required')
  .max(120, 'At most 120 characters, please.')
  .regex(oneLine, 'Please enter the name of the school in one line.')
const Address = z
  .string()
  .trim()
  .max(300, 'At most 300 characters, please.')
  .transform((address) => address || null)
  .nullable()

/** Exactly what stands after the @ of its teachers' addresses; empty for none. */
const StaffMailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'At most 253 characters, please.')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$|^$/,
    'Enter a mail domain, such as staff.beech.sch.uk.',
  )
  .transform((domain) => domain || null)
  .nullable()

export const School = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Who and what would lose its school if it were deleted. */
  people: z.int().nonnegative(),
  /** Accounts that will be deleted because the school leaves. */
  leaving: z.int().nonnegative(),
  classes: z.int().nonnegative(),
  groups: z.int().nonnegative(),
  /** Who sees the concerns of its pupils. */
  namedAdult: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  /** The mail domain of its teachers, whose verified addresses confirm them. */
  staffMailDomain: z.string().nullable(),
  /** Whether its study groups have no chat. */
  chatOff: z.boolean(),
})
export type School = z.infer<typeof School>

export const listSchoolsEndpoint = endpoint({
  route: 'GET /api/admin/schools',
  summary: 'Schools by name, fifty at a time; a search looks in the name',
  query: ListQuery,
  response: z.object({
    schools: z.array(School),
    total: z.int().nonnegative(),
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

const params = z.object({ id: z.uuid() })

export const addSchoolEndpoint = endpoint({
  route: 'POST /api/admin/schools',
  summary: 'Adds a school; sent again with the same id it is added once',
  body: z.object({ id: z.uuid(), name: SchoolName, address: Address }),
  response: z.object({ school: School }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const editSchoolEndpoint = endpoint({
  route: 'PATCH /api/admin/schools/:id',
  summary:
    'Changes a school’s name and address, who of its adults sees the concerns of its pupils, its teachers’ mail domain, and whether its study groups chat',
  params,
  body: z.object({
    name: SchoolName,
    address: Address,
    namedAdultId: z.string().min(1).max(100).nullable(),
    chatOff: z.boolean(),
    /** Left as it is when it is left out. */
    staffMailDomain: StaffMailDomain.optional(),
  }),
  response: z.object({ school: School }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const deleteSchoolEndpoint = endpoint({
  route: 'DELETE /api/admin/schools/:id',
  summary: 'Deletes a school with its study groups; its people and classes stay, without a school',
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const listSchoolAdultsEndpoint = endpoint({
  route: 'GET /api/admin/schools/:id/adults',
  summary: 'Teachers and admins of a school, by name, of whom one can be named to see concerns',
  params,
  response: z.object({ adults: z.array(z.object({ id: z.string(), fullName: z.string(), role: Role })) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
