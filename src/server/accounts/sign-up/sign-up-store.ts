import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'

/** What a person gave when they signed up, with the password hashed. */
export const SignUpDetails = z.object({
  fullName: z.string(),
  role: Role,
  timeZone: z.string(),
  passwordHash: z.string(),
})
export type SignUpDetails = z.infer<typeof SignUpDetails>

/**
 * Takes an address for a new account, or takes over an account whose address nobody has verified yet.
 * @returns the account's id; null when the address belongs to somebody who verified it.
 */
export async function takeAddress(
  transaction: Queries,
  { email, name }: { email: string; name: string },
): Promise<string | null> {
  const [user] = await transaction.query<{ id: string }>(
    `insert into users (id, name, email) values ($1, $2, $3)
     on conflict (email) do update set name = excluded.name, updated_at = now() where not users.email_verified
     returning id`,
    [randomUUID(), name, email],
  )
  return user?.id ?? null
}

/** Writes everything that an account consists of beside its address; what an earlier sign-up wrote is replaced. */
export async function writeAccount(transaction: Queries, userId: string, details: SignUpDetails): Promise<void> {
  const { fullName, role, timeZone, passwordHash } = details
  const run = (statement: string, ...parameters: string[]) => transaction.query(statement, [userId, ...parameters])
  await run('update users set name = $2 where id = $1', fullName)
  await run(
    `insert into accounts (id, account_id, provider_id, user_id, password) values ($2, $1, 'credential', $1, $3)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    randomUUID(),
    passwordHash,
  )
  await run(
    `insert into profiles (id, full_name, email, role, time_zone) select $1, $2, email, $3, $4 from users where id = $1
     on conflict (id) do update set full_name = excluded.full_name, role = excluded.role, time_zone = excluded.time_zone`,
    fullName,
    role,
    timeZone,
  )
  if (role === 'student') await run('insert into student_progress (user_id) values ($1) on conflict do nothing')
  else await run('delete from student_progress where user_id = $1')
  if (role === 'admin')
    await run(
      `insert into role_requests (user_id, role) values ($1, 'admin') on conflict (user_id) where status = 'pending' do nothing`,
    )
  else await run(`delete from role_requests where user_id = $1 and status = 'pending'`)
}

/** The details that an account has now. */
export async function readSignUpDetails(
  queries: Queries,
  email: string,
): Promise<{ userId: string; details: SignUpDetails } | null> {
  const [row] = await queries.query<SignUpDetails & { userId: string }>(
    `select p.id as "userId", p.full_name as "fullName", p.role, p.time_zone as "timeZone", a.password as "passwordHash"
     from users u join profiles p on p.id = u.id join accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1`,
    [email],
  )
  if (!row) return null
  const { userId, ...details } = row
  return { userId, details }
}
