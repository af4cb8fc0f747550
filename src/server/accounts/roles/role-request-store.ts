import type { RoleRequest } from '#contract/accounts.ts'
import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'

/** Requests of verified people that wait for a decision, the oldest first. */
export async function readPendingRequests(queries: Queries): Promise<RoleRequest[]> {
  const rows = await queries.query<Omit<RoleRequest, 'createdAt'> & { createdAt: Date }>(
    `select r.id, p.full_name as "fullName", p.email, r.role, r.created_at as "createdAt"
     from role_requests r join profiles p on p.id = r.user_id join users u on u.id = p.id
     where r.status = 'pending' and u.email_verified order by r.created_at, r.id`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export interface StoredRequest {
  userId: string
  role: Role
  status: 'pending' | 'approved' | 'refused'
  fullName: string
  email: string
}

/** Reads a request and keeps others from deciding it until the transaction ends. */
export async function lockRequest(transaction: Queries, id: string): Promise<StoredRequest | null> {
  const [request] = await transaction.query<StoredRequest>(
    `select r.user_id as "userId", r.role, r.status, p.full_name as "fullName", p.email
     from role_requests r join profiles p on p.id = r.user_id where r.id = $1 for update of r`,
    [id],
  )
  return request ?? null
}

export async function writeDecision(
  transaction: Queries,
  { id, status, decidedBy, now }: { id: string; status: 'approved' | 'refused'; decidedBy: string; now: Date },
): Promise<void> {
  await transaction.query('update role_requests set status = $2, decided_by = $3, decided_at = $4 where id = $1', [
    id,
    status,
    decidedBy,
    now,
  ])
}

export async function writeRole(transaction: Queries, userId: string, role: Role): Promise<void> {
  await transaction.query('update profiles set role = $2 where id = $1', [userId, role])
}

export async function findVerifiedUser(queries: Queries, email: string): Promise<string | null> {
  const [user] = await queries.query<{ id: string }>('select id from users where email = $1 and email_verified', [
    email,
  ])
  return user?.id ?? null
}

/** Approves what somebody waits for, in the name of whoever runs the installation. */
export async function approvePending(
  transaction: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await transaction.query(
    `update role_requests set status = 'approved', decided_at = $2 where user_id = $1 and status = 'pending'`,
    [userId, now],
  )
}
