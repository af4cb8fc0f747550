import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A card's or question's id, also a drawn one's, or a topic's id with `/note`. */
const ItemId = z.string().min(3).max(120)
const Decision = z.enum(['mended', 'no-mistake'])

export const reportMistakeEndpoint = endpoint({
  route: 'POST /api/mistake-reports',
  summary: 'A reader says that a card, a question or a note is wrong; sent again with the same id it counts once',
  body: z.object({
    id: z.uuid(),
    itemId: ItemId,
    /** What is wrong, in the reader's words. */
    note: z.string().trim().min(1, 'Please say what is wrong.').max(1000, 'At most 1000 characters, please.'),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['not-found', 'too-many-requests'],
})

export const MistakeReport = z.object({
  id: z.uuid(),
  itemId: z.string(),
  /** Level, subject and topic, such as 'GCSE Biology, Cell structure'. */
  place: z.string(),
  /** The item's own words; empty when it is in the curriculum no more. */
  text: z.string(),
  note: z.string(),
  receivedAt: z.iso.datetime(),
})
export type MistakeReport = z.infer<typeof MistakeReport>

export const listMistakeReportsEndpoint = endpoint({
  route: 'GET /api/admin/mistake-reports',
  summary: 'The reports that wait, the oldest first',
  response: z.object({ reports: z.array(MistakeReport), more: z.int().nonnegative() }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const decideMistakeReportEndpoint = endpoint({
  route: 'POST /api/admin/mistake-reports/:id',
  summary: 'Closes a report: the item was fixed, or there was no mistake',
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: Decision }),
  response: z.object({ id: z.uuid(), decision: Decision }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'already-decided'],
})
