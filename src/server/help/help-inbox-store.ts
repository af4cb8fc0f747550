import type { Role } from '#domain/permissions.ts'
import type { Queries } from '../database/database.ts'

export type HelpState = 'open' | 'answered'

export interface InboxRow {
  id: string
  name: string
  email: string
  message: string
  source: 'dialog' | 'help-centre'
  receivedAt: Date
  state: HelpState
  sender: { fullName: string; role: Role; school: string | null } | null
  answers: { id: string; message: string; by: string | null; answeredAt: string }[]
}

/** Requests of one state, the newest first, with what was answered. */
export async function readInbox(
  queries: Queries,
  filter: { state: HelpState; search: string | undefined; before: { at: Date; id: string } | null; limit: number },
): Promise<InboxRow[]> {
  const { state, search, before, limit } = filter
  const like = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null
  return queries.query<InboxRow>(
    `select r.id, r.name, r.email, r.message, r.source, r.received_at as "receivedAt", r.state,
       case when p.id is not null then
         json_build_object('fullName', p.full_name, 'role', p.role, 'school', s.name) end as sender,
       (select coalesce(json_agg(json_build_object('id', a.id, 'message', a.message, 'by', w.full_name,
           'answeredAt', a.answered_at) order by a.answered_at), '[]')
         from help_answers a left join profiles w on w.id = a.answered_by where a.request_id = r.id) as answers
     from help_requests r left join profiles p on p.id = r.user_id left join schools s on s.id = p.school_id
     where r.state = $1
       and ($2::text is null or lower(r.name) like $2 or lower(r.email) like $2 or lower(r.message) like $2)
       and ($3::timestamptz is null or (r.received_at, r.id) < ($3, $4::uuid))
     order by r.received_at desc, r.id desc limit $5`,
    [state, like, before?.at ?? null, before?.id ?? null, limit],
  )
}

export async function countOpen(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ open: number }>(
    `select count(*)::int as open from help_requests where state = 'open'`,
  )
  return row?.open ?? 0
}

/** Reads a request; others who answer it wait until the transaction ends. */
export async function lockHelpRequest(
  transaction: Queries,
  id: string,
): Promise<{ name: string; email: string; message: string; state: HelpState } | null> {
  const [row] = await transaction.query<{ name: string; email: string; message: string; state: HelpState }>(
    'select name, email, message, state from help_requests where id = $1 for update',
    [id],
  )
  return row ?? null
}

export async function writeHelpState(transaction: Queries, id: string, state: HelpState): Promise<void> {
  await transaction.query('update help_requests set state = $2 where id = $1', [id, state])
}

/** @returns false when there is an answer with that id. */
export async function writeHelpAnswer(
  transaction: Queries,
  answer: { id: string; requestId: string; answeredBy: string; message: string; now: Date },
): Promise<boolean> {
  const { id, requestId, answeredBy, message, now } = answer
  const written = await transaction.query(
    `insert into help_answers (id, request_id, answered_by, message, answered_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning id`,
    [id, requestId, answeredBy, message, now],
  )
  return written.length > 0
}
