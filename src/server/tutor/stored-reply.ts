import { z } from 'zod'

const passage = { topicId: z.string(), sectionId: z.string() }

/** The topic that answers better, where the filter left its subject out. */
const leftOut = { leftOutTopicId: z.string().optional() }

/** A reply as the history keeps it: what is in the curriculum is named, so that it is shown as it stands today. */
export const StoredReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known') }),
  /**
   * `easy`: in easy words whatever the mode was, since that was asked for. `worked`: with the pupil's own numbers. `about`: the question
   * from which it goes on. */
  z.object({
    kind: z.literal('passage'),
    ...passage,
    easy: z.boolean().optional(),
    worked: z.literal(true).optional(),
    about: z.string().optional(),
    ...leftOut,
  }),
  /** `brokeOff`: the note tells the rest. */
  z.object({
    kind: z.literal('model'),
    text: z.string(),
    sources: z.array(z.object(passage)).min(1),
    brokeOff: z.literal(true).optional(),
    ...leftOut,
  }),
  /** Topics to choose from, where it is not sure which was meant. */
  z.object({ kind: z.literal('choice'), topicIds: z.array(z.string()).min(1), ...leftOut }),
  z.object({ kind: z.literal('fallback'), ...leftOut }),
])
export type StoredReply = z.infer<typeof StoredReply>
