import type { z } from 'zod'
import { uuidOf } from '../database/uuid-of.ts'

/** A kind of job: its name, what one is told, and how often it is tried again after a failure (default: 6 times). */
export interface Queue<Data extends object> {
  name: string
  data: z.ZodType<Data>
  retries?: number
  /** What a job was told names people: once it has ended, nothing of it is kept. */
  namesPeople?: boolean
}

/** The id of the one job that a queue takes for a key: whoever sends it again, from whichever server, sends nothing. */
export const jobIdOf = (queue: string, key: string): string => uuidOf(`${queue}\n${key}`)
