import { z } from 'zod'

const passage = { topicId: z.string(), sectionId: z.string() }

/** A reply as the history keeps it: what is in the curriculum is named, so that it is shown as it stands today. */
export const StoredReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known') }),
  /** `easy`: in easy words whatever the mode was, since that was asked for. */
  z.object({ kind: z.literal('passage'), ...passage, easy: z.boolean().optional() }),
  z.object({ kind: z.literal('model'), text: z.string(), sources: z.array(z.object(passage)).min(1) }),
  z.object({ kind: z.literal('fallback') }),
])
export type StoredReply = z.infer<typeof StoredReply>
