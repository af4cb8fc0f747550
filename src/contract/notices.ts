import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Notice = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** A path of this product, or none. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

export const listNoticesEndpoint = endpoint({
  route: 'GET /api/notices',
  summary: "One's own notices, the newest first, a page at a time",
  query: z.object({ before: z.string().max(200).optional() }),
  response: z.object({
    notices: z.array(Notice),
    unread: z.int().nonnegative(),
    /** Give it as `before` for the next page; null on the last. */
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in'],
})

export const markNoticesReadEndpoint = endpoint({
  route: 'POST /api/notices/read',
  summary: 'Marks notices of one’s own as read: some, or all that there are',
  body: z.object({ ids: z.union([z.array(z.uuid()).min(1).max(100), z.literal('all')]) }),
  response: z.object({ unread: z.int().nonnegative() }),
  errors: ['not-signed-in'],
})
