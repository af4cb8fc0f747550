import type { z } from 'zod'
import { uuidOf } from '../database/uuid-of.ts'

/**
 * A kind of job: its name, what one is told, and how often it is tried again after a failure (default: 6 times). Once a job has
 * ended, nothing is kept of what it was told.
 */
export interface Queue<Data extends object> {
  name: string
  data: z.ZodType<Data>
  retries?: number
}

/** The id of the one job that a queue takes for a key: whoever sends it again, from whichever server, sends nothing. */
export const jobIdOf = (queue: string, key: string): string => uuidOf(`${queue}\n${key}`)
