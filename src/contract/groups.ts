import { z } from 'zod'
import { groupLimits } from '#domain/groups/group-limits.ts'
import { PhraseId } from '#domain/groups/phrase-id.ts'
import { endpoint } from './endpoint.ts'

export const GroupId = z.uuid().toLowerCase()
const params = z.object({ id: GroupId })
const accountErrors = ['not-signed-in', 'not-allowed'] as const
const groupErrors = [...accountErrors, 'not-found'] as const

/** One entry of a group's chat: something said, or the removal of something said earlier. */
export const GroupMessage = z.object({
  /** Rises by one with each entry of the group, from 1. */
  sequence: z.int().positive(),
  /** Made by whoever sent it. */
  id: z.uuid(),
  /** By first name and initial; null when the account is gone. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What was said, also where it is a phrase; null when it was removed, and for a removal. */
  text: z.string().nullable(),
  phraseId: z.string().nullable(),
  /** Whether a moderator took it away: a line that says so stays. */
  removed: z.boolean(),
  /** The number of the entry that this one removes. */
  removes: z.int().positive().nullable(),
  sentAt: z.iso.datetime(),
})
export type GroupMessage = z.infer<typeof GroupMessage>

/** What a member sends: words of their own, or a preset phrase. */
export const NewGroupMessage = z.union([
  z.strictObject({
    id: z.uuid().toLowerCase(),
    text: z
      .string()
      .trim()
      .min(1, 'Please write something first.')
      .max(groupLimits.message, `A message has at most ${groupLimits.message} characters.`),
  }),
  z.strictObject({ id: z.uuid().toLowerCase(), phraseId: PhraseId }),
])
export type NewGroupMessage = z.infer<typeof NewGroupMessage>

/** What becomes of it. A refused message is not kept; its writer still has it to change. */
export const SentGroupMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), message: GroupMessage }),
  z.object({ kind: z.literal('refused'), reason: z.enum(['unkind-words', 'personal-details']), sentence: z.string() }),
  /** A sign of distress: the group does not see it, an adult whose job it is does; `domain/tutor/concern-reply` is the answer. */
  z.object({ kind: z.literal('concern') }),
])
export type SentGroupMessage = z.infer<typeof SentGroupMessage>

export const sendGroupMessageEndpoint = endpoint({
  route: 'POST /api/groups/:id/messages',
  summary: 'Says something in one’s group; sent again with the same id it is said once',
  params,
  body: NewGroupMessage,
  response: SentGroupMessage,
  errors: [...groupErrors, 'muted', 'chat-off', 'too-many-requests'],
})

export const listGroupMessagesEndpoint = endpoint({
  route: 'GET /api/groups/:id/messages',
  summary: 'A group’s chat in order: what follows an entry, what precedes one, or else the newest',
  params,
  query: z.object({
    after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  response: z.object({
    messages: z.array(GroupMessage),
    /** The newest entry's number; 0 while nothing was said. */
    last: z.int().nonnegative(),
  }),
  errors: groupErrors,
})
