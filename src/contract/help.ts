import { z } from 'zod'
import { Role } from '#domain/permissions.ts'
import { endpoint } from './endpoint.ts'

const oneLine = (max: number) =>
  z.string().trim().min(1, 'Please fill this in.').max(max, `At most ${max} characters, please.`)

/** Contract §7: `timestamp` is the moment of sending as an ISO string; `id` makes a repeat count once. */
export const HelpRequest = z.object({
  id: z.uuid().optional(),
  name: oneLine(120),
  email: z.email('Please give an email address we can answer to.').max(254),
  message: oneLine(5000),
  timestamp: z.iso.datetime({ offset: true }),
  source: z.enum(['dialog', 'help-centre']).default('dialog'),
})

export const sendHelpRequestEndpoint = endpoint({
  route: 'POST /api/help-request',
  summary: 'A message to the people who run this installation',
  body: HelpRequest,
  response: z.object({ id: z.uuid() }),
  errors: ['too-many-requests'],
})

const HelpAnswer = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Who wrote it; null where the account is gone. */
  by: z.string().nullable(),
  answeredAt: z.iso.datetime(),
})

export const HelpInboxItem = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  source: z.enum(['dialog', 'help-centre']),
  receivedAt: z.iso.datetime(),
  state: z.enum(['open', 'answered']),
  /** Where it was sent by somebody who was signed in. */
  sender: z.object({ fullName: z.string(), role: Role, school: z.string().nullable() }).nullable(),
  answers: z.array(HelpAnswer),
})
export type HelpInboxItem = z.infer<typeof HelpInboxItem>

const HelpState = z.enum(['open', 'answered'])

export const listHelpRequestsEndpoint = endpoint({
  route: 'GET /api/admin/help-requests',
  summary: 'The help inbox, the newest first, a page at a time',
  query: z.object({
    state: HelpState.default('open'),
    /** In the name, the address or the message. */
    search: z.string().trim().max(120).optional(),
    before: z.string().max(200).optional(),
  }),
  response: z.object({
    requests: z.array(HelpInboxItem),
    open: z.int().nonnegative(),
    /** Give it as `before` for the next page; null on the last. */
    next: z.string().nullable(),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const answerHelpRequestEndpoint = endpoint({
  route: 'POST /api/admin/help-requests/:id/answers',
  summary: 'Answers a request by mail; sent again with the same id it goes out once',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    id: z.uuid(),
    message: z.string().trim().min(1, 'Write an answer.').max(5000, 'At most 5000 characters, please.'),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

export const setHelpRequestStateEndpoint = endpoint({
  route: 'PUT /api/admin/help-requests/:id/state',
  summary: 'Closes a request without an answer, or opens it again',
  params: z.object({ id: z.uuid() }),
  body: z.object({ state: HelpState }),
  response: z.object({ id: z.uuid(), state: HelpState }),
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})
