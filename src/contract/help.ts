import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const oneLine = (max: number) =>
  z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters, please.`)

/** Specification, section 7: `timestamp` is the moment of sending as an ISO string; `id` makes a repeat count once. */
export const HelpRequest = z.object({
  id: z.uuid().optional(),
  name: oneLine(120),
  email: z.email('Please give an email address we can answer to.').max(254),
  message: oneLine(5000),
  timestamp: z.iso.datetime({ offset: true }),
  source: z.enum(['dialog', 'help-centre']).default('dialog'),
})

export const sendHelpRequest = endpoint({
  route: 'POST /api/help-request',
  summary: 'A message to the people who run this installation',
  body: HelpRequest,
  response: z.object({ id: z.uuid() }),
  errors: ['too-many-requests'],
})
