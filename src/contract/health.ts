import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const readHealthEndpoint = endpoint({
  route: 'GET /api/health',
  summary: 'Whether the server can read a row from its database, and has room to store more',
  response: z.object({
    /** While `storage-full`, everything can be read and nothing stored. */
    status: z.enum(['ok', 'storage-full']),
    database: z.enum(['embedded', 'postgres']),
  }),
  errors: ['unavailable', 'storage-full'],
})

export const tellServingEndpoint = endpoint({
  route: 'GET /api/serving',
  summary: 'Whether this server takes requests, for a balancer before several; it does not ask the database',
  response: z.object({ serving: z.literal(true) }),
  errors: ['unavailable'],
})
