import { z } from 'zod'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { endpoint } from './endpoint.ts'
import { GroupId } from './groups.ts'

const SessionId = z.uuid().toLowerCase()
const params = z.object({ id: GroupId, sessionId: SessionId })
const groupErrors = ['not-signed-in', 'not-allowed', 'not-found', 'too-many-requests'] as const

/** A meeting of a group. */
export const GroupSession = z.object({
  id: SessionId,
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  /** Empty when nothing in particular. */
  topic: z.string(),
  /** Members who said that they come, by first name and initial. */
  coming: z.array(z.string()),
  /** What the reader said; null while nothing. */
  youCome: z.boolean().nullable(),
})
export type GroupSession = z.infer<typeof GroupSession>

export const scheduleSessionEndpoint = endpoint({
  route: 'PUT /api/groups/:id/sessions/:sessionId',
  summary: 'Sets when a group meets, or moves it; its leader’s. The client makes the id',
  params,
  body: z.object({
    startsAt: z.iso.datetime(),
    minutes: z
      .int('Give whole minutes.')
      .min(groupLimits.shortestSession, `A session lasts at least ${groupLimits.shortestSession} minutes.`)
      .max(groupLimits.longestSession, `A session lasts at most ${groupLimits.longestSession} minutes.`),
    topic: z
      .string()
      .trim()
      .max(groupLimits.topic, `A topic has at most ${groupLimits.topic} characters.`)
      .regex(/^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u, 'Please write the topic in one line.')
      .default(''),
  }),
  response: z.object({ session: GroupSession }),
  errors: [...groupErrors, 'unsuitable-words', 'limit-reached'],
})

export const cancelSessionEndpoint = endpoint({
  route: 'DELETE /api/groups/:id/sessions/:sessionId',
  summary: 'Calls a session off; its leader’s. Called off already stays so',
  params,
  response: z.object({ id: SessionId }),
  errors: groupErrors,
})

export const replyToSessionEndpoint = endpoint({
  route: 'PUT /api/groups/:id/sessions/:sessionId/reply',
  summary: 'Says whether one comes',
  params,
  body: z.object({ comes: z.boolean() }),
  response: z.object({ session: GroupSession }),
  errors: groupErrors,
})
