import { z } from 'zod'

/** A finished session of cards that waits on a device until the server has awarded it. `at`: when it was finished, in milliseconds. */
export const StoredSession = z.object({
  owner: z.string().min(1).max(100),
  at: z.number(),
  session: z.object({ id: z.string().max(100), itemIds: z.array(z.string().max(200)).max(200) }),
})
export type StoredSession = z.infer<typeof StoredSession>
