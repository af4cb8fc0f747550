import { createHash } from 'node:crypto'
import type { z } from 'zod'

/** A kind of job: its name, what one is told, and how often it is tried again after a failure (default: 6 times). */
export interface Queue<Data extends object> {
  name: string
  data: z.ZodType<Data>
  retries?: number
}

/**
 * The id of the one job that a queue takes for a key: whoever sends it again, from whichever server, sends nothing.
 * A UUID of version 8, the one for ids of one's own making.
 */
export function jobIdOf(queue: string, key: string): string {
  const hash = createHash('sha256').update(`${queue}\n${key}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
