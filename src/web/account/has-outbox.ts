import type { ApiCall } from '../api/client.ts'

/** Whether this installation keeps its mail in a readable outbox instead of sending it. */
export const hasOutbox = (api: ApiCall): Promise<boolean> =>
  api('GET /api/dev/mail').then(
    () => true,
    () => false,
  )
