import { z } from 'zod'
import { MOST_MOVES, Move } from './move.ts'

/** A finished play that waits on a device until the server has it. `owner`: the pupil's id. */
export const StoredPlay = z.object({
  owner: z.string().min(1).max(100),
  moves: z.array(Move).min(1).max(MOST_MOVES),
})
export type StoredPlay = z.infer<typeof StoredPlay>
