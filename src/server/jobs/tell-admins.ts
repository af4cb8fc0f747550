import type { Queries } from '../database/database.ts'
import { notify } from '../notices/notify.ts'

/** Puts a job that was given up into the admins' notices, once. */
export async function tellAdmins(
  queries: Queries,
  { id, queue, reason, now }: { id: string; queue: string; reason: string; now: Date },
): Promise<void> {
  const admins = await queries.query<{ id: string }>(
    `select p.id from profiles p where p.role = 'admin'
       and not exists (select 1 from role_requests r where r.user_id = p.id and r.status = 'pending')`,
  )
  await notify(queries, {
    to: admins.map(({ id: adminId }) => adminId),
    cause: `job-given-up:${id}`,
    title: 'Something in the background did not work',
    body: `A job of the kind ‘${queue}’ was tried again and again and then given up. The last reason: ${reason.slice(0, 300)}`,
    at: now,
  })
}
