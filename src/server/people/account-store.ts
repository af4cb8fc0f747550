import type { AgeBand } from '#domain/groups/age-band.ts'
import type { AccountFacts } from '#domain/permissions/privacy.ts'
import type { Role } from '#domain/permissions.ts'
import type { ConsentPurpose } from '#domain/privacy/consent.ts'
import type { Queries } from '../database/database.ts'

export interface Account extends AccountFacts {
  fullName: string
  email: string
  role: Role
  ageBand: AgeBand | null
  onLeaderboards: boolean
  schoolId: string | null
  demo: boolean
}

const accountById = `
select p.id as "ownerId", p.full_name as "fullName", p.email, p.role, p.age_band as "ageBand",
  p.on_leaderboards as "onLeaderboards", p.school_id as "schoolId", p.demo,
  coalesce((select array_agg(l.parent_id) from parent_links l where l.student_id = p.id), '{}') as "parentIds",
  coalesce((select array_agg(l.parent_id) from parent_links l where l.student_id = p.id and l.confirmed_at is not null), '{}')
    as "confirmedParentIds"
from profiles p where p.id = $1`

/** The account of that id, or null. */
export async function findAccount(queries: Queries, id: string): Promise<Account | null> {
  const [account] = await queries.query<Account>(accountById, [id])
  return account ?? null
}

export interface ConsentRow {
  purpose: ConsentPurpose
  given: boolean
  decidedAt: Date
}

export async function readConsents(queries: Queries, studentId: string): Promise<ConsentRow[]> {
  return queries.query<ConsentRow>(
    'select purpose, given, decided_at as "decidedAt" from consents where student_id = $1',
    [studentId],
  )
}

/** Others who ask for the same account wait until the transaction ends, so that two at once cannot pass a limit. @returns whether it is there */
export async function lockAccount(transaction: Queries, personId: string): Promise<boolean> {
  const rows = await transaction.query('select id from users where id = $1 for update', [personId])
  return rows.length > 0
}
