import type { Queries } from '../database/database.ts'

export interface StoredHelpRequest {
  id: string
  name: string
  email: string
  message: string
  source: 'dialog' | 'help-centre'
  userId: string | null
  /** When the sender's clock says it was sent. */
  sentAt: Date
  receivedAt: Date
}

/** Stores it unless there is one with that id. */
export async function storeHelpRequest(queries: Queries, request: StoredHelpRequest): Promise<void> {
  const { id, name, email, message, source, userId, sentAt, receivedAt } = request
  await queries.query(
    `insert into help_requests (id, name, email, message, source, user_id, sent_at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [id, name, email, message, source, userId, sentAt, receivedAt],
  )
}
