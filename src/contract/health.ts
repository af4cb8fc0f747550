import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const readHealth = endpoint({
  route: 'GET /api/health',
  summary: 'Whether the server can read a row from its database',
  response: z.object({ status: z.literal('ok'), database: z.enum(['embedded', 'postgres']) }),
  errors: ['unavailable'],
})
